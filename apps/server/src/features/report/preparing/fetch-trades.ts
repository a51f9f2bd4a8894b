import type { TradeSet } from '@jipsalpim/engine/assessment.ts'
import { homeKind, unitArea } from '@jipsalpim/engine/property/kind.ts'
import { type TradeList, tradedAs } from '@jipsalpim/engine/price/traded-as.ts'
import type { RegisterDocument } from '@jipsalpim/engine/register/model.ts'
import { addMonths, dayInSeoul, dayOf, type Day } from '@jipsalpim/engine/values/day.ts'
import { known, unknown, valueOf, type Known } from '@jipsalpim/engine/values/known.ts'
import type { TradeMonth } from '@jipsalpim/providers/trades/port.ts'
import type { Context } from '../../../kernel/context.ts'
import { lotOf, parcelsOf } from '../../address/parcel-of.ts'
import type { BuildingFacts } from './fetch-building.ts'
import { answerOf, type FetchForHome, type SourceResult, type HomeWork } from './step.ts'
import { enoughOf, tradeSets } from './trade-sets.ts'

const SOURCE = '국토교통부 실거래가'
/** Months fetched in parallel: a few where the building is traded often, then the rest in two batches. */
const BATCHES = [4, 8, 12]

type Enough = (sets: readonly TradeSet[], area: number | null) => boolean
/** Official trades of the last two years, month by month backwards, until there are enough of the building itself. */
export const fetchTrades: FetchForHome = (ctx, work) => fetchUntil(ctx, work, enoughOf)
/** The same for all of the two years. */
export const fetchAllTrades: FetchForHome = (ctx, work) => fetchUntil(ctx, work, () => false)

async function fetchUntil(ctx: Context, work: HomeWork, isEnough: Enough): Promise<SourceResult> {
  const home = homeOf(work)
  const kind = valueOf(home.kind)
  if (kind === null) return nothing(unknown('not-found', SOURCE))
  const list = tradedAs[kind]
  if (list === null) return nothing(unknown('out-of-range', SOURCE))
  const today = dayInSeoul(ctx.now())
  const district = work.hit.dongCode.slice(0, 5)
  const months: TradeMonth[] = []
  const setsSoFar = () =>
    tradeSets(months, {
      kind,
      dong: work.hit.li ?? work.hit.dong,
      lots: parcelsOf(work.hit).map(lotOf),
      area: home.area,
      from: firstOf(addMonths(today, 1 - months.length)),
      to: today,
    })
  for (const size of BATCHES) {
    const { answered, silent } = await fetchBatch(ctx, list, district, today, months.length, size)
    months.push(...answered)
    if (silent && !(work.last && months.length > 0)) return { is: 'silence', why: silent }
    if (silent || isEnough(setsSoFar(), home.area)) break
  }
  const sets = setsSoFar()
  return {
    is: 'answer',
    answer: known<readonly TradeSet[]>(sets, SOURCE, today),
    numbers: { count: nearest(sets)?.trades.length ?? 0, months: months.length },
  }
}

const nothing = (answer: Known<readonly TradeSet[]>): SourceResult => ({ is: 'answer', answer, numbers: { count: 0 } })
const nearest = (sets: readonly TradeSet[]): TradeSet | undefined =>
  sets.find((s) => s.trades.length >= 3) ?? sets.findLast((s) => s.trades.length > 0)

/** Fetches months in parallel; only those before the first failure count, so that the covered period has no gap. */
async function fetchBatch(ctx: Context, kind: TradeList, district: string, today: Day, from: number, size: number) {
  const asked = Array.from({ length: size }, (_, i) =>
    addMonths(firstOf(today), -(from + i))
      .slice(0, 7)
      .replace('-', ''),
  )
  const outcomes = await Promise.all(asked.map((month) => ctx.trades.sales(kind, district, month)))
  const answered: TradeMonth[] = []
  for (const outcome of outcomes) {
    if (!outcome.ok) return { answered, silent: outcome.kind === 'unknown' ? outcome.why : 'config' }
    answered.push(outcome.value)
  }
  return { answered, silent: null }
}

const firstOf = (d: Day): Day => dayOf(Number(d.slice(0, 4)), Number(d.slice(5, 7)), 1)

/** The kind and size of the home, from the ledger or else from the register. */
function homeOf(work: HomeWork) {
  const building = answerOf<BuildingFacts>(work, 'building')
  const register = answerOf<RegisterDocument>(work, 'register')
  const facts = { kind: building?.kind ?? unknown('source-down'), area: building?.area ?? unknown('source-down') }
  if (!register) return { kind: facts.kind, area: valueOf(facts.area) }
  return { kind: homeKind(facts, register), area: valueOf(unitArea(facts, register)) }
}
