import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { livingStates, watchingStates } from '@jipsalpim/contract/areas/subscribe/watch-terms.ts'
import { formatWon } from '../../../lang/format.ts'
import { watchWords as w } from './watch-words.ts'
import type { MarkKind } from './state-mark.tsx'

export type Watch = Output<CallNamed<'subscribeInfo'>>['infos'][number]
export type Guard = Output<CallNamed<'subscribeGuard'>>
export type Statement = Output<CallNamed<'subscribeReport'>>['statements'][number]
export type Alert = Output<CallNamed<'subscribeAlerts'>>['alerts'][number]

export type Analysis = Output<CallNamed<'subscribeAnalyze'>>

export const isLiving = ({ state }: Pick<Watch, 'state'>): boolean =>
  (livingStates as readonly string[]).includes(state)

/** The home is checked for this watch; false while it is paused for an unpaid period. */
export const isServed = ({ state }: Pick<Watch, 'state'>): boolean =>
  (watchingStates as readonly string[]).includes(state)

/** '전세 1억 8,000만 원'; an unknown lease is stated as such. */
export function leaseText({ contract_type: type, deposit_amount: deposit, rental_amount: rent }: Watch): string {
  if (type === null || deposit === null) return w.leaseUnknown
  return w.leaseLine(w.lease[type], formatWon(deposit), rent === null || rent === 0 ? null : formatWon(rent))
}

/** '한 달마다'; without a card nothing is charged again: '한 달'. */
export const planText = ({ plan, card_seq }: Pick<Watch, 'plan' | 'card_seq'>): string =>
  card_seq === null ? w.planOnce[plan] : w.plan[plan]

/**
 * The one state displayed for a home. An ended watch comes before a stopped one, and that before the phase of its
 * applications.
 */
export function markOf(watch: Pick<Watch, 'state' | 'phase' | 'stale_since' | 'last_check_at'>): {
  kind: MarkKind
  word: string
} {
  if (!isLiving(watch)) return { kind: 'unknown', word: w.state[watch.state] }
  if (watch.state === 'paused') return { kind: 'hold', word: w.state.paused }
  if (watch.stale_since !== null) return { kind: 'hold', word: w.stale }
  if (watch.last_check_at === null) return { kind: 'unknown', word: w.unchecked }
  return { kind: phaseMarks[watch.phase], word: w.phase[watch.phase] }
}
const phaseMarks: Record<Watch['phase'], MarkKind> = {
  idle: 'live',
  application: 'act',
  pending: 'act',
  'confirmed-changed': 'hold',
  'confirmed-same': 'live',
  dismissed: 'live',
}
