import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export type ExamSandbox = {
  url: string
  control: (method: 'GET' | 'POST', path: string, body?: object) => Promise<Record<string, unknown>>
  fault: (service: string, kind: string, times: number, ms?: number) => Promise<void>
  /** Its clock is so much later than ours. */
  later: (ms: number) => Promise<void>
  /** The contents of one of the outside world's tables. */
  rows: (table: string) => Promise<ReadonlyMap<string, unknown>>
  /** kill -9, then a new process on the same folder. */
  killAndRestart: () => Promise<void>
  close: () => Promise<void>
}

const MAIN = fileURLToPath(new URL('../../../apps/sandbox/src/main.ts', import.meta.url))

/** The outside world as a separate process: an exam reaches it only over HTTP. */
export async function startExamSandbox(origin = 'http://localhost:8080'): Promise<ExamSandbox> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jipsalpim-exam-'))
  let running = await start(dataDir, origin)
  const control: ExamSandbox['control'] = async (method, path, body) => {
    const response = await fetch(`${running.url}/control${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    // every control answer is an object
    const answer = (await response.json()) as Record<string, unknown>
    if (!response.ok) throw new Error(`control ${path}: ${JSON.stringify(answer)}`)
    return answer
  }
  return {
    get url() {
      return running.url
    },
    control,
    fault: async (service, kind, times, ms) => {
      await control('POST', '/faults', { service, kind, times, ...(ms !== undefined && { ms }) })
    },
    later: async (ms) => {
      await control('POST', '/clock', { now: ms === 0 ? null : new Date(Date.now() + ms).toISOString() })
    },
    rows: async (table) => {
      // GET /dump of the sandbox's control: tables of rows by key
      const { tables } = (await control('GET', '/dump')) as { tables: Record<string, Record<string, unknown>> }
      return new Map(Object.entries(tables[table] ?? {}))
    },
    killAndRestart: async () => {
      await stop(running.child, 'SIGKILL')
      running = await start(dataDir, origin)
    },
    close: async () => {
      await stop(running.child, 'SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function start(dataDir: string, origin: string): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: '', NODE_ENV: 'development', SANDBOX_PORT: '0', DATA_DIR: dataDir, PRODUCT_ORIGIN: origin },
  })
  for await (const line of createInterface({ input: child.stdout })) {
    // the ready line of apps/sandbox/src/main.ts
    const ready = JSON.parse(line) as { url: string }
    return { url: ready.url, child }
  }
  throw new Error('the sandbox did not start')
}

function stop(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  const gone = new Promise<void>((done) => child.once('exit', () => done()))
  child.kill(signal)
  return gone
}
