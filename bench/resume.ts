import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startProduct } from '../journeys/product.ts'
import { buy } from './buy.ts'
import { measured, type Measured } from './measured.ts'
import { logIn, order, placeOf, reportOf } from './ready-report.ts'

const KILLS = 5
const CEILING_S = 10

/**
 * The product as with `npm start`: its worker is killed with -9 while a paid report waits for the registry, and the
 * report is still finished.
 */
export async function benchResume(): Promise<Measured[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jipsalpim-resume-'))
  const product = await startProduct({ dataDir })
  try {
    const { token } = await logIn(product.url, 'resume')
    const took: number[] = []
    for (let i = 0; i < KILLS; i++) {
      const place = await placeOf(product.url, token, i)
      await product.control('/faults', { service: 'register', kind: 'slow', times: 20, ms: 1500 })
      const { merchant } = await buy(product, token, { ...order, place })
      await sleep(500)
      const killed = workerPid(dataDir)
      process.kill(killed, 'SIGKILL')
      const at = performance.now()
      await product.control('/faults', { service: 'register', kind: 'slow', times: 0 })
      await reportOf(product.url, token, merchant)
      took.push((performance.now() - at) / 1000)
    }
    return [
      measured({
        name: 'a worker killed -9 in the middle of a paid report: until the report is there',
        value: Math.max(...took),
        unit: 's',
        ceiling: CEILING_S,
        note: `the slowest of ${KILLS}: ${took.map((s) => s.toFixed(1)).join(', ')} s`,
      }),
    ]
  } finally {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The last process that logged: each restart is another one. */
function workerPid(dataDir: string): number {
  const lines = readFileSync(join(dataDir, 'log', 'worker.log'), 'utf8')
    .trimEnd()
    .split('\n')
  return Number(/"pid":(\d+)/.exec(lines.at(-1) ?? '')?.[1])
}
