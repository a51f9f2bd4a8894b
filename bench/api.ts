import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../dev/postgres/pg.ts'
import { freePort } from '../dev/postgres/free-port.ts'
import { startProduct } from '../journeys/product.ts'
import { startRaw } from './raw-server.ts'
import { load } from './load.ts'
import { logIn, order, readyReport } from './ready-report.ts'
import { measured, median, type Measured } from './measured.ts'

const ROUNDS = 5
const SECONDS = 3
const CEILING = 0.8

/**
 * Reading a report and placing an order through the whole server, compared with node:http and prepared pg doing the
 * same queries.
 */
export async function benchApi(): Promise<Measured[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jipsalpim-bench-'))
  const product = await startProduct({ dataDir })
  const postgres = await startPostgres({ dir: join(dataDir, 'pg') })
  // the product's own key file, with one key
  const { seal } = JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8')) as { seal: string }
  const raw = await startRaw(postgres.url('app'), seal, await freePort())
  try {
    const { token } = await logIn(product.url)
    const report = await readyReport(product, token)
    const read = await compare(
      { url: `${product.url}/api/v1/report/user/${report}`, token },
      { url: `${raw.url}/report/${report}`, token },
    )
    // Each with another lease: a user has one open order per home and lease, and the next one closes it.
    let orders = 0
    const body = () => JSON.stringify({ ...order, deposit_amount: order.deposit_amount + 10_000 * orders++ })
    const place = await compare(
      { url: `${product.url}/api/v1/order`, token, body },
      { url: `${raw.url}/order`, token, body },
    )
    return [
      measured({
        name: 'reading a report, ratio of raw',
        value: read.ratio,
        unit: '×',
        ceiling: CEILING,
        atLeast: true,
        note: read.note,
      }),
      measured({
        name: 'placing an order, ratio of raw',
        value: place.ratio,
        unit: '×',
        ceiling: CEILING,
        atLeast: true,
        note: place.note,
      }),
    ]
  } finally {
    await raw.stop()
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

type Target = { url: string; token: string; body?: () => string }
/** Interleaved rounds, so that other load on the machine affects both. */
async function compare(ours: Target, theirs: Target): Promise<{ ratio: number; note: string }> {
  await load({ ...ours, seconds: 1 })
  await load({ ...theirs, seconds: 1 })
  const pairs: { ours: number; theirs: number }[] = []
  for (let i = 0; i < ROUNDS; i++)
    pairs.push({ ours: await load({ ...ours, seconds: SECONDS }), theirs: await load({ ...theirs, seconds: SECONDS }) })
  const note = `${Math.round(median(pairs.map((p) => p.ours)))} against ${Math.round(median(pairs.map((p) => p.theirs)))} a second, median of ${ROUNDS}`
  return { ratio: median(pairs.map((p) => p.ours / p.theirs)), note }
}
