import type { Assessment, AssessInput, Recovery } from '@jipsalpim/engine/assessment.ts'
import { readFacts } from '@jipsalpim/engine/property/facts.ts'
import { recover, type WhatIf } from '@jipsalpim/engine/recovery/recover.ts'
import type { Known } from '@jipsalpim/engine/values/known.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'

export type TryIt = (change: WhatIf) => Known<Recovery>

/**
 * The same calculation as the report's, on the device. Null if the report does not contain enough to reproduce its own
 * figures: a slider that starts from another number would be worse than none.
 */
export function whatIf(assessment: Assessment, input: AssessInput = storedInput(assessment)): TryIt | null {
  if (!('value' in assessment.recovery)) return null
  const facts = readFacts(input)
  const tryIt: TryIt = (change) => recover(facts, assessment.price, change)
  return same(tryIt({}), assessment.recovery.value) ? tryIt : null
}

const same = (a: Known<Recovery>, b: Recovery): boolean =>
  'value' in a && a.value.low === b.low && a.value.likely === b.likely && a.value.high === b.high

/**
 * A stored report contains the input, apart from the trades and the text of 표제부. The payout needs one thing of these,
 * whether the land carries debts of its own, and its assumptions state that.
 */
export const storedInput = ({ register, lease, home, day, recovery }: Assessment): AssessInput => ({
  register: {
    ...register,
    viewedAt: register.viewedAt,
    title: '',
    readFrom: 'provider',
    strikesReadable: true,
    office: null,
    display: { building: [], land: separate(recovery) ? [separateRow] : [], unit: [], landRight: [] },
    summary: null,
  },
  lease,
  home: { ...home, trades: { unknown: 'not-given' } },
  day,
})

const separate = (recovery: Assessment['recovery']): boolean =>
  'value' in recovery && recovery.value.assumptions.includes('land-separate-at-worst')
const separateRow = { no: '1', receivedAt: null, cells: ['별도등기 있음'], struck: false, page: null }

export type SliderRange = { min: number; max: number; step: number }

/** From zero to one and a half times the deposit, in round steps. */
export function depositRange(deposit: Won): SliderRange {
  const step = deposit >= 100_000_000 ? 5_000_000 : 1_000_000
  return { min: 0, max: Math.max(step * 10, Math.ceil((deposit * 1.5) / step) * step), step }
}
/** A home that gets no bid in several auctions falls to less than a third; a good one goes above its price. */
export const rateRange: SliderRange = { min: 30, max: 110, step: 1 }
