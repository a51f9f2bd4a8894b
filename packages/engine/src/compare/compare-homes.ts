import type { Assessment } from '../assessment.ts'
import { sharesOneRegister } from '../property/home-kinds.ts'
import { worseOrder } from '../risk/grade.ts'
import type { Day } from '../values/day.ts'
import { isKnown, known, type Known, unknown, valueOf } from '../values/known.ts'
import type { Won } from '../values/won.ts'
import { percentOf } from '../values/percent.ts'

export type Side = 'a' | 'b'
export const sides = ['a', 'b'] as const
export const other = (side: Side): Side => (side === 'a' ? 'b' : 'a')

/** How much of a deposit an auction may leave unpaid: at the highest and at the lowest sale price. */
export type Shortfall = { least: Won; most: Won }

/**
 * Which home is safer, and by how much money: by the highest possible loss. No side is named while one of them is
 * unknown.
 */
export type Outcome =
  | { kind: 'safer'; side: Side; by: Won }
  /**
   * One home has the lower possible loss, the other the better grade: only the tenant can decide which of them counts.
   */
  | { kind: 'split'; lessToLose: Side; by: Won; betterGrade: Side }
  /** The possible loss is the same for both; the grade differs. */
  | { kind: 'grade'; side: Side }
  | { kind: 'same' }
  /** The essential facts that are missing, by side; an empty list: the payout could not be computed. */
  | { kind: 'unknown'; missing: Readonly<Partial<Record<Side, readonly string[]>>> }

export type MeasureId =
  | 'deposit'
  | 'rent'
  | 'senior'
  | 'deposit-ratio'
  | 'burden-ratio'
  | 'auction-rate'
  | 'trades'
  | 'area'
  | 'unknowns'
/** Won, tenths of a percent for ratios and rates, hundredths of a square metre for the area, and counts. */
export type Measure = {
  id: MeasureId
  a: Known<number>
  b: Known<number>
  /** b − a; null if one is unknown. */
  difference: number | null
  /** null: unknown, equal, or neither value is better. */
  better: Side | null
}

export type Comparison = {
  /** The day and the rules of both judgements. */
  day: Day
  rulePack: string
  outcome: Outcome
  shortfall: Record<Side, Known<Shortfall>>
  measures: readonly Measure[]
  /** The only side that the guarantor would accept; null if it would accept both or neither. */
  guaranteed: Side | null
  /** Dangers and cautions of only one of the two homes, the most serious first. */
  only: Record<Side, readonly string[]>
}

/** Compares two homes that were judged on the same day by the same rule pack. Throws otherwise. */
export function compareHomes(a: Assessment, b: Assessment): Comparison {
  if (a.day !== b.day || a.rulePack !== b.rulePack || a.engine !== b.engine)
    throw new Error('homes are compared on one day and by one rule pack')
  const shortfall = { a: shortfallOf(a), b: shortfallOf(b) }
  return {
    day: a.day,
    rulePack: a.rulePack,
    outcome: outcomeOf({ a, b }, shortfall),
    shortfall,
    measures: measures.map(({ id, of, less, judges = false }) =>
      measured(id, of(a), of(b), judges && (isOpen(a) || isOpen(b)) ? null : less),
    ),
    guaranteed: guaranteedOf({ a, b }),
    only: { a: onlyIn(a, b), b: onlyIn(b, a) },
  }
}

const shortfallOf = ({ recovery }: Assessment): Known<Shortfall> => {
  if (!isKnown(recovery)) return recovery
  const { deposit, low, high } = recovery.value
  return known({ least: Math.max(0, deposit - high), most: Math.max(0, deposit - low) }, recovery.source, recovery.asOf)
}

function outcomeOf(of: Record<Side, Assessment>, shortfall: Comparison['shortfall']): Outcome {
  const missing: Partial<Record<Side, readonly string[]>> = {}
  for (const side of sides)
    if (of[side].withheld.length > 0 || !isKnown(shortfall[side])) missing[side] = of[side].withheld
  const [a, b] = [valueOf(shortfall.a), valueOf(shortfall.b)]
  if (a === null || b === null || Object.keys(missing).length > 0) return { kind: 'unknown', missing }
  const grade = betterGrade(of)
  if (a.most === b.most) return grade === null ? { kind: 'same' } : { kind: 'grade', side: grade }
  const less = a.most < b.most ? 'a' : 'b'
  const by = Math.abs(a.most - b.most)
  return grade === other(less)
    ? { kind: 'split', lessToLose: less, by, betterGrade: grade }
    : { kind: 'safer', side: less, by }
}

/** null: the same grade. */
function betterGrade({ a, b }: Record<Side, Assessment>): Side | null {
  const [first, second] = [worseOrder.indexOf(a.grade), worseOrder.indexOf(b.grade)]
  return first === second ? null : first < second ? 'a' : 'b'
}

/** An essential fact is missing: the known amounts may be only a part of the real ones. */
const isOpen = (a: Assessment): boolean => a.withheld.length > 0
/** One register for several households: its price and its area are those of the whole house. */
const isWholeHouse = ({ home, register }: Assessment): boolean =>
  isKnown(home.kind) ? sharesOneRegister(home.kind.value) : register.kind === '건물'

type Reading = {
  id: MeasureId
  of: (a: Assessment) => Known<number>
  /** Whether less is better; null: neither. */
  less: boolean | null
  /** A measure of a home's safety: neither home is better while an essential fact of one is missing. */
  judges?: true
}
const measures: readonly Reading[] = [
  { id: 'deposit', of: (a) => a.lease.deposit, less: true },
  { id: 'rent', of: (a) => a.lease.rent, less: true },
  { id: 'senior', of: seniorOf, less: true, judges: true },
  {
    id: 'deposit-ratio',
    of: (a) => (isWholeHouse(a) ? unknown('out-of-range') : ratioOf(a, a.lease.deposit)),
    less: true,
    judges: true,
  },
  { id: 'burden-ratio', of: burdenOf, less: true, judges: true },
  {
    id: 'auction-rate',
    of: (a) => read(a.recovery, (r) => Math.round(r.salePrice.ratePercent.likely * 10)),
    less: null,
  },
  { id: 'trades', of: (a) => read(a.price, (price) => price.count), less: null },
  {
    id: 'area',
    of: (a) => (isWholeHouse(a) ? unknown('out-of-range') : read(a.home.area, (area) => Math.round(area * 100))),
    less: false,
  },
  { id: 'unknowns', of: (a) => known(a.notChecked.length, a.rulePack, a.day), less: true },
]

/** Includes the other households' deposits; unknown without them. */
function seniorOf(a: Assessment): Known<number> {
  return a.withheld.includes('other-deposits')
    ? unknown('not-given', 'other-deposits')
    : read(a.guarantee.basis, (basis) => basis.senior)
}
function burdenOf(a: Assessment): Known<number> {
  const { deposit } = a.lease
  if (!isKnown(deposit)) return deposit
  return ratioOf(
    a,
    read(seniorOf(a), (senior) => senior + deposit.value),
  )
}
/** Tenths of a percent of the likely price, as the findings print it. */
const ratioOf = ({ price }: Assessment, part: Known<Won>): Known<number> => {
  if (!isKnown(price)) return price
  const { likely } = price.value
  return read(part, (won) => Math.round(percentOf(won, Math.max(1, likely)) * 10))
}
const read = <T>(from: Known<T> | undefined, value: (of: T) => number): Known<number> => {
  if (from === undefined) return { unknown: 'not-found' }
  return isKnown(from) ? known(value(from.value), from.source, from.asOf) : from
}

function measured(id: MeasureId, a: Known<number>, b: Known<number>, less: boolean | null): Measure {
  if (!isKnown(a) || !isKnown(b)) return { id, a, b, difference: null, better: null }
  const difference = b.value - a.value
  return {
    id,
    a,
    b,
    difference,
    better: less === null || difference === 0 ? null : difference < 0 === less ? 'b' : 'a',
  }
}

function guaranteedOf(of: Record<Side, Assessment>): Side | null {
  const passes = sides.find((side) => of[side].guarantee.verdict === 'eligible')
  return passes !== undefined && of[other(passes)].guarantee.verdict === 'not-eligible' ? passes : null
}

const onlyIn = (here: Assessment, there: Assessment): string[] => {
  const known = new Set(there.findings.map((f) => f.id))
  const own = here.findings.filter((f) => f.severity !== 'note' && !known.has(f.id))
  return [...new Set(own.toSorted((x, y) => y.weight - x.weight).map((f) => f.id))]
}
