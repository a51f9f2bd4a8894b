import type { LeaseInput, NextAct } from '../assessment.ts'
import { changeActDays, changeActRules } from '../law/change-rules.ts'
import type { RuleRef } from '../law/dated.ts'
import { opposableFrom } from '../law/opposability.ts'
import { addDays, type Day } from '../values/day.ts'
import { valueOf } from '../values/known.ts'
import type { ChangeActId } from './act-ids.ts'
import type { BearingId } from './bearing.ts'
import type { Change, MeaningId } from './change.ts'
import { isBeforePaying, payDayOf, type Stage } from './stage.ts'
import type { Urgency } from './urgency.ts'

export type ChangeAct = NextAct & { id: ChangeActId; rule: RuleRef }
type Told = { change: Change; bearing: readonly BearingId[]; urgency: Urgency }
export type Acting = { stage: Stage; lease: LeaseInput; day: Day; changes: readonly Told[]; doubts: number }

/** What to do, most urgent first, by the user's stage: before paying, withhold; afterwards, keep the rank. */
export function changeActsOf({ stage, lease, day, changes, doubts }: Acting): ChangeAct[] {
  const early = isBeforePaying(stage)
  const signed = stage === 'before-balance' || stage === 'balance-day'
  const pressing = changes.filter((c) => c.urgency === 'alarm')
  const of = (list: readonly Told[], ...ids: readonly MeaningId[]) =>
    list.some((c) => c.change.meaning.some((m) => ids.includes(m)))
  const has = (...ids: readonly MeaningId[]) => of(changes, ...ids)
  const bears = (...ids: readonly BearingId[]) => changes.some((c) => c.bearing.some((b) => ids.includes(b)))
  const waiting = has('application-waiting', 'application-to-clear')
  const moveIn = valueOf(lease.moveInDate)
  const upcoming = (d: Day | null): Day | null => (d !== null && d >= day ? d : null)
  const balance = upcoming(payDayOf(lease))
  const within = (id: ChangeActId): Day | null => {
    const days = changeActDays.at(day)?.value[id]
    return days === undefined ? null : addDays(day, days)
  }
  const owned = has('owner-changed', 'owner-part-changed', 'owner-back', 'owner-unclear')
  const clear = has(
    'debt-gone',
    'debt-lowered',
    'debt-part-gone',
    'trust-ended',
    'seizure-ended',
    'auction-ended',
    'title-cleared',
  )
  const rows: readonly (readonly [boolean, ChangeActId, Day | null])[] = [
    [pressing.length > 0 && early && !signed, 'do-not-sign', upcoming(valueOf(lease.contractDate))],
    [pressing.length > 0 && signed, 'hold-payment', balance],
    [early && has('trust-begun'), 'get-trust-consent', balance],
    [early && owned, 'meet-new-owner', balance],
    [bears('after-contract') && pressing.length > 0, 'demand-undoing', balance ?? within('demand-undoing')],
    [
      !early && bears('ahead-of-lease', 'on-move-in-day', 'landlord-not-bound') && !bears('after-contract'),
      'demand-undoing',
      within('demand-undoing'),
    ],
    [waiting, 'wait-for-application', within('wait-for-application')],
    // the court sets the last day: it is in its notice, not on a register
    [!early && has('auction-begun'), 'demand-distribution', null],
    [!early && pressing.length > 0, 'keep-address', null],
    [!early && bears('landlord-succeeds', 'landlord-not-bound'), 'object-to-new-owner', within('object-to-new-owner')],
    [
      !early && (owned || has('auction-begun', 'trust-begun', 'insolvency-begun')),
      'tell-guarantor',
      within('tell-guarantor'),
    ],
    [
      !early && has('seizure-begun', 'insolvency-begun', 'former-tenant-unpaid', 'auction-begun'),
      'prepare-return',
      upcoming(endOf(lease)),
    ],
    [has('land-debt-hidden', 'land-right-gone', 'land-right-changed'), 'get-land-register', early ? balance : null],
    [has('building-changed'), 'check-ledger-again', early ? balance : null],
    [
      doubts > 0 || has('cancel-unclear', 'kind-unknown', 'owner-unclear'),
      'compare-originals',
      (early ? balance : null) ?? within('compare-originals'),
    ],
    [early && clear, 'confirm-clearing', balance],
    [signed, 'look-again-before-paying', balance],
    [stage === 'balance-day', 'look-after-move-in', moveIn === null ? null : opposableFrom(moveIn)],
    [true, 'keep-watching', null],
  ]
  const numbers = { changes: pressing.length }
  const acts = rows
    .filter(([is]) => is)
    .map(([, id, due]): ChangeAct => ({ id, due, numbers, rule: changeActRules[id] }))
  return acts.filter((a, i) => acts.findIndex((x) => x.id === a.id) === i)
}

const endOf = (lease: LeaseInput): Day | null => (lease.endDate === undefined ? null : valueOf(lease.endDate))
