import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkInvariants } from '../db/check-invariants.ts'
import { connect } from '../db/connect.ts'
import { startPostgres } from '../dev/postgres/pg.ts'
import { startProduct } from '../journeys/product.ts'
import { copyOrders } from './many-orders.ts'
import { measured, median, type Measured } from './measured.ts'
import { logIn, order, readyReport } from './ready-report.ts'
import { buy } from './buy.ts'

const FEW = 1_000
const MANY = 1_000_000
const BOUGHT = 300
const TABLES = ['order_order', 'payment_attempt', 'report_report', 'report_step', 'ledger_leg', 'message_notice']

/**
 * The cost of one order while the table grows: placed and completed one after the other, with 1,000 orders and with
 * 1,000,000.
 */
export async function benchScale(): Promise<Measured[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jipsalpim-scale-'))
  const product = await startProduct({ dataDir })
  const postgres = await startPostgres({ dir: join(dataDir, 'pg') })
  const owner = await connect({ url: postgres.url('owner'), application: 'bench', answerTimeoutMs: 600_000 })
  try {
    // Autovacuum processes a million new rows meanwhile: waiting for it is allowed.
    await owner.query('set lock_timeout = 0')
    const { token } = await logIn(product.url, 'first')
    await readyReport(product, token)
    await copyOrders(owner, 0, FEW)
    const few = await cost(product, 'few')
    await copyOrders(owner, FEW, MANY)
    const before = await scans(owner)
    const many = await cost(product, 'many')
    const after = await scans(owner)
    const whole = TABLES.filter((t) => (after.get(t) ?? 0) > (before.get(t) ?? 0))
    const begun = performance.now()
    const violations = await checkInvariants(owner, { inTime: false })
    if (violations.length > 0) throw new Error(`the copies break ${violations.map((v) => v.name).join(', ')}`)
    const asked = (performance.now() - begun) / 1000
    return [
      measured({
        name: `an order among ${MANY.toLocaleString()}, against one among ${FEW.toLocaleString()}`,
        value: many / few,
        unit: '×',
        ceiling: 1.25,
        note: `${many.toFixed(1)} against ${few.toFixed(1)} ms placed and completed, median of ${BOUGHT}; read from end to end meanwhile: ${whole.join(', ') || 'no table of orders'}`,
      }),
      measured({
        name: 'every invariant asked once of so many',
        value: asked,
        unit: 's',
        ceiling: 60,
        note: 'they are asked hourly, each within a minute',
      }),
    ]
  } finally {
    await owner.end()
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function cost(product: Awaited<ReturnType<typeof startProduct>>, persona: string): Promise<number> {
  const { token } = await logIn(product.url, persona)
  const once = async () => {
    const { placed, completed } = await buy(product, token, order)
    return placed + completed
  }
  for (let i = 0; i < 50; i++) await once()
  const times: number[] = []
  for (let i = 0; i < BOUGHT; i++) times.push(await once())
  return median(times)
}

/** How often each table was scanned sequentially. */
async function scans(owner: Awaited<ReturnType<typeof connect>>): Promise<Map<string, number>> {
  await owner.query('select pg_stat_clear_snapshot()')
  const { rows } = await owner.query<{ relname: string; n: string }>(
    'select relname, seq_scan as n from pg_stat_user_tables',
  )
  return new Map(rows.map((r) => [r.relname, Number(r.n)]))
}
