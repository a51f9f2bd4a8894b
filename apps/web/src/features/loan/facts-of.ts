import type { LoanFacts } from '@jipsalpim/engine/loan/facts.ts'
import { earlyEnd, type EndRule } from '@jipsalpim/engine/loan/early-end.ts'
import { type Day, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { LoanAsked } from './fields.ts'

/** 'unknown' and unasked questions become null: neither is a no. */
const known = <T extends string>(value: T | undefined): Exclude<T, 'unknown'> | null =>
  value === undefined || value === 'unknown' ? null : (value as Exclude<T, 'unknown'>) // the check above
const yes = (value: 'Y' | 'N' | 'unknown' | undefined): boolean | null =>
  value === undefined || value === 'unknown' ? null : value === 'Y'

/** The answers as input for the engine, on the given day. */
export function factsOf(a: LoanAsked, on: Day): LoanFacts {
  const children = known(a.children)
  return {
    on,
    birth: a.birth ?? null,
    serviceMonths: a.service === undefined || a.service === 'unknown' ? null : Number(a.service),
    ownsHome: yes(a.ownsHome),
    head: known(a.head),
    alone: a.couple === 'married' || a.couple === 'planned' ? false : yes(a.alone),
    income: a.income ?? null,
    spouseIncome: a.couple === 'single' ? 0 : (a.spouseIncome ?? null),
    held: a.held === 'none' ? 'none' : a.held === 'some' ? known(a.heldBy) : null,
    repays: a.heldBy === 'own' ? yes(a.repays) : null,
    assets: a.assets ?? null,
    marriage: marriageOf(a),
    youngest: children === null ? null : children === '0' ? 'none' : (a.youngest ?? null),
    children: children === null ? null : Number(children),
    smallFirm: yes(a.smallFirm),
    victim: known(a.victim),
    region: known(a.region),
    deposit: a.deposit ?? null,
    rent: a.rent ?? null,
    area: a.area ?? null,
    startsOn: a.startsOn ?? null,
    credit: known(a.credit),
    publicRental: yes(a.publicRental),
    shortJob: yes(a.shortJob),
    calledIn: a.calledIn === 'none' ? 'none' : a.calledIn === 'once' ? (a.calledInOn ?? null) : null,
    welfare: known(a.welfare),
  }
}

/** A couple with an unknown wedding day may or may not be newly wed. */
function marriageOf({ couple, marriedOn }: LoanAsked): LoanFacts['marriage'] {
  if (couple === 'single') return { state: 'single' }
  if (couple === undefined || couple === 'unknown' || !marriedOn) return null
  return { state: couple, on: marriedOn }
}

/** The answer that ended the questions, if one did. */
export const endOf = (a: LoanAsked): EndRule | null => earlyEnd(factsOf(a, dayInSeoul(new Date())))
