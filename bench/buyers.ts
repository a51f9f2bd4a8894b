import { startProduct } from '../journeys/product.ts'
import { buy } from './buy.ts'
import { measured, median, type Measured } from './measured.ts'
import { logIn, order, placeOf, reportOf } from './ready-report.ts'

const BUYERS = 50
const EACH = 6
/** Reports bought one after another, for the time until each is ready. */
const ALONE = 60
const READY_MS = 1000

/**
 * One user buys report after report: the time from the paid order to the report. Then fifty users buy at once, again
 * and again, while the worker prepares them. Any error ends the run.
 */
export async function benchBuyers(): Promise<Measured[]> {
  const product = await startProduct()
  try {
    const tokens: string[] = []
    for (let i = 0; i < BUYERS; i++) tokens.push((await logIn(product.url, `buyer-${i}`)).token)
    const first = tokens[0] ?? ''
    const homes = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map((n) => placeOf(product.url, first, n)))
    const homeFor = (i: number) => ({ ...order, place: homes[i % homes.length] })
    const { token: warm } = await logIn(product.url, 'buyer-warm')
    await buy(product, warm, homeFor(0))
    const waited: number[] = []
    for (let n = 0; n < ALONE; n++) {
      const { merchant, completed } = await buy(product, warm, {
        ...homeFor(n),
        deposit_amount: order.deposit_amount + 1_000_000 * (n + 1),
      })
      const completedAt = performance.now()
      await reportOf(product.url, warm, merchant, 10)
      waited.push(completed + performance.now() - completedAt)
    }
    waited.sort((a, b) => a - b)
    const begun = performance.now()
    const bought = await Promise.all(
      tokens.map(async (token, i) => {
        const all: { token: string; merchant: string; took: number }[] = []
        for (let n = 0; n < EACH; n++) {
          const { merchant, placed, completed } = await buy(product, token, homeFor(i + n))
          all.push({ token, merchant, took: placed + completed })
        }
        return all
      }),
    )
    const sold = (performance.now() - begun) / 1000
    const all = bought.flat()
    for (const { token, merchant } of all) await reportOf(product.url, token, merchant)
    const ready = (performance.now() - begun) / 1000
    const times = all.map((b) => b.took).sort((a, b) => a - b)
    const p99 = percentile(times, 99)
    return [
      measured({
        name: 'from a paid order to its report, p95',
        value: percentile(waited, 95),
        unit: 'ms',
        ceiling: READY_MS,
        note: `p50 ${Math.round(median(waited))} ms, slowest ${Math.round(waited.at(-1) ?? 0)} ms of ${ALONE}, one after another`,
      }),
      measured({
        name: `${BUYERS} buyers at once, the slowest of a hundred against the median`,
        value: p99 / median(times),
        unit: '×',
        ceiling: 5,
        note: `${Math.round(p99)} against ${Math.round(median(times))} ms placed and completed, ${all.length} bought in ${sold.toFixed(1)} s without an error, every report ready after ${ready.toFixed(1)} s`,
      }),
    ]
  } finally {
    await product.stop()
  }
}

/** The percentile of sorted values. */
const percentile = (sorted: readonly number[], p: number): number =>
  sorted[Math.ceil((sorted.length * p) / 100) - 1] ?? 0
