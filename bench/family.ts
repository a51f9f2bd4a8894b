import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../dev/postgres/pg.ts'
import { startProduct } from '../journeys/product.ts'
import { postApi } from '../journeys/person.ts'
import { measured, type Measured } from './measured.ts'
import { logIn, readyReport } from './ready-report.ts'

/** Requests of each kind per round: under the limit of one address, which is reset between the rounds. */
const TIMES = 50
/** The first one only warms up. */
const ROUNDS = 7
const REJUDGED = 100

/** Judging a report again after an answer, and opening a report by a link compared with the owner's own. */
export async function benchFamily(): Promise<Measured[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jipsalpim-bench-'))
  const product = await startProduct({ dataDir })
  const postgres = await startPostgres({ dir: join(dataDir, 'pg') })
  const owner = new pg.Client(postgres.url('owner'))
  await owner.connect()
  try {
    const { token } = await logIn(product.url)
    const report_seq = await readyReport(product, token)
    const share = { report_seq, to: { link: true } }
    const { url } = await postApi<{ url: string }>(product.url, '/api/v1/report-realtor/share', share, token)
    const link = `${product.url}/api/v1/report/user/cart/share?document=${new URL(url).searchParams.get('document')}`
    const own = `${product.url}/api/v1/report/user/${report_seq}`
    const read = { own: [] as number[], shared: [] as number[] }
    for (let round = 0; round < ROUNDS; round++) {
      await owner.query('truncate platform_limit')
      for (let i = 0; i < TIMES; i++) {
        const mine = await took(() => fetch(own, { headers: { authorization: `Bearer ${token}` } }))
        const theirs = await took(() => fetch(link))
        if (round === 0) continue
        read.own.push(mine)
        read.shared.push(theirs)
      }
    }
    const judged: number[] = []
    for (let i = 0; i < REJUDGED; i++) {
      const answer = { question: 'taxes', value: i % 2 === 0 ? 'arrears' : 'none', source: 'seen', as_of: '2026-11-20' }
      const body = JSON.stringify({ seen_version: i + 1, answers: [answer] })
      judged.push(
        await took(() =>
          fetch(`${product.url}/api/v1/report/user/${report_seq}`, {
            method: 'PATCH',
            headers: {
              'content-type': 'application/json',
              'idempotency-key': crypto.randomUUID(),
              authorization: `Bearer ${token}`,
            },
            body,
          }),
        ),
      )
    }
    const [mine, theirs] = [p95(read.own), p95(read.shared)]
    return [
      measured({
        name: 'a report judged again, p95',
        value: p95(judged),
        unit: 'ms',
        ceiling: 50,
        note: `${REJUDGED} answers, each one version, the whole call`,
      }),
      measured({
        name: 'a shared report beside one’s own, p95 to p95',
        value: theirs / mine,
        unit: '×',
        ceiling: 1.3,
        note: `${theirs.toFixed(1)} against ${mine.toFixed(1)} ms, ${read.own.length} of each`,
      }),
    ]
  } finally {
    await owner.end()
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function took(call: () => Promise<Response>): Promise<number> {
  const begun = performance.now()
  const reply = await call()
  await reply.arrayBuffer()
  if (!reply.ok) throw new Error(`${reply.url}: ${reply.status}`)
  return performance.now() - begun
}
const p95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Infinity
