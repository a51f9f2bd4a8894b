import { startProduct } from '../journeys/product.ts'
import { buy } from './buy.ts'
import { measured, median, type Measured } from './measured.ts'
import { logIn, order, placeOf, reportOf } from './ready-report.ts'

const BUYERS = 50
const EACH = 6

/** Fifty users buy reports at once, again and again, while the worker prepares them. Any error ends the run. */
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
    const p99 = times[Math.ceil(times.length * 0.99) - 1] ?? 0
    return [
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
