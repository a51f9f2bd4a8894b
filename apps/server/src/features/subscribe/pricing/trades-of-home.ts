import type { Output } from '@jipsalpim/contract/call.ts'
import { FEWEST_TRADES, type subscribePrice } from '@jipsalpim/contract/areas/subscribe/pricing.ts'
import type { TradeSet } from '@jipsalpim/engine/assessment.ts'
import { homeKind, unitArea } from '@jipsalpim/engine/property/kind.ts'
import { tradedAs } from '@jipsalpim/engine/price/traded-as.ts'
import { unknown, valueOf, type Known } from '@jipsalpim/engine/values/known.ts'
import type { AddressHit } from '@jipsalpim/providers/address/port.ts'
import { Personal } from '../../../crypto/personal.ts'
import type { Context } from '../../../kernel/context.ts'
import { Fail } from '../../../kernel/serve.ts'
import { within } from '../../address/within.ts'
import { fetchAllTrades } from '../../report/preparing/fetch-trades.ts'
import type { HomeWork } from '../../report/preparing/step.ts'
import { openFacts } from '../judging/input-of.ts'
import { openPrint } from '../judging/registers.ts'
import { homeBySeq, lastPrint, type HomeRow } from '../queries.ts'
import { openHomeKey } from './home-key.ts'
import { saveTrades, savedTrades, type HomeTrades } from './price-queries.ts'

type Why = NonNullable<Output<typeof subscribePrice>['unknown']>
/** A user is waiting: a slower source counts as not answering. */
const SOURCE_MS = 8_000

/** The sales comparable to a watched home, at most a day old; older ones only if the source does not answer. */
export async function tradesOfHome(ctx: Context, key: string): Promise<HomeTrades | { unknown: Why }> {
  const homeSeq = openHomeKey(ctx, key)
  const home = homeSeq === null ? undefined : await homeBySeq(ctx.db, homeSeq)
  // Without a watch, the source is not asked.
  if (!home || home.idle_since !== null) throw new Fail('notFound')
  const saved = await savedTrades(ctx.db, home.home_seq)
  if (saved?.fresh) return saved
  const asked = await fetchSales(ctx, home)
  return 'unknown' in asked ? (saved ?? asked) : saveTrades(ctx.db, home.home_seq, asked)
}

async function fetchSales(ctx: Context, home: HomeRow): Promise<Omit<HomeTrades, 'read_at'> | { unknown: Why }> {
  const register = openPrint(ctx, await lastPrint(ctx.db, home.home_seq))
  if (!register) return { unknown: 'not-read' }
  const building = openFacts(ctx, home).building ?? { kind: unknown('source-down'), area: unknown('source-down') }
  const kind = valueOf(homeKind(building, register))
  if (kind === null) return { unknown: 'kind-unknown' }
  if (tradedAs[kind] === null) return { unknown: 'not-traded' }
  const done = (answer: unknown) => ({ state: 'done' as const, answer: new Personal(JSON.stringify(answer)) })
  const work: HomeWork = {
    // Written from the signed hit.
    hit: home.hit as AddressHit,
    order: home,
    steps: new Map([
      ['building', done(building)],
      ['register', done(register)],
    ]),
    last: true,
  }
  const asked = await within(SOURCE_MS, fetchAllTrades(ctx, work))
  if (asked?.is !== 'answer') return { unknown: 'source-down' }
  const sets = valueOf(asked.answer as Known<readonly TradeSet[]>)
  return sets ? nearest(sets, valueOf(unitArea(building, register))) : { unknown: 'kind-unknown' }
}

/** Sales in the building of about this size, or, if they are too few, in the dong. */
function nearest(sets: readonly TradeSet[], area: number | null): Omit<HomeTrades, 'read_at'> | { unknown: Why } {
  const [building, dong] = (['building', 'dong'] as const).map((scope) => sets.find((s) => s.scope === scope))
  if (!building || !dong) return { unknown: 'source-down' }
  const room = Math.max(5, (area ?? 0) * 0.1)
  const own = building.trades.filter((t) => area === null || Math.abs(t.area - area) <= room)
  const useOwn = own.length >= FEWEST_TRADES || own.length >= dong.trades.length
  const [set, trades] = useOwn ? [building, own] : [dong, dong.trades]
  return {
    scope: useOwn ? 'building' : 'dong',
    from_on: set.from,
    trades: trades.toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : b.won - a.won)),
  }
}
