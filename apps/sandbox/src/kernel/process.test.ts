import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

function start(dataDir: string, env: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { NODE_ENV: 'development', SANDBOX_PORT: '0', DATA_DIR: dataDir, ...env },
  })
  started.push(child)
  return child
}
async function urlOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('no standard output')
  for await (const line of createInterface({ input: child.stdout })) return JSON.parse(line).url
  throw new Error('not ready')
}
const closed = (child: ChildProcess) => new Promise<number | null>((done) => child.once('close', done))
const ended = (child: ChildProcess) =>
  new Promise<number | NodeJS.Signals | null>((done) => child.once('exit', (code, signal) => done(signal ?? code)))
/** The answers read here, one type for all: a missing field fails its test. */
type Answer = {
  imp_uid: string
  response: { access_token: string }
  now: string
  faults: unknown
  payments: readonly unknown[]
}
const answerOf = async (response: Response) => (await response.json()) as Answer // the control's and PortOne's own JSON
const post = (url: string, body: object) => fetch(url, { method: 'POST', body: JSON.stringify(body) })

describe('the process', () => {
  it.each(['production', 'Production', 'prod', 'staging', 'test', ''])(
    'starts only where development is asked for by name, not for %j',
    async (mode) => {
      const child = start(mkdtempSync(join(tmpdir(), 'jipsalpim-mode-')), { NODE_ENV: mode })
      let output = ''
      child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
      expect(await closed(child)).toBe(1)
      expect(output).toMatch(/^The sandbox .* NODE_ENV=development/)
    },
  )
  it('closes cleanly on SIGTERM, even with a request that never ends', async () => {
    const child = start(mkdtempSync(join(tmpdir(), 'jipsalpim-term-')))
    const url = await urlOf(child)
    await post(`${url}/control/faults`, { service: 'portone', kind: 'timeout-after-effect', times: 1 })
    const hanging = post(`${url}/portone/payments/cancel`, {}).catch(() => 'cut')
    await new Promise((done) => setTimeout(done, 100))
    child.kill('SIGTERM')
    expect(await ended(child)).toBe(0)
    expect(await hanging).toBe('cut')
  })
  it('faults, clock, late effects and webhooks outlive kill -9', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'jipsalpim-kill-'))
    const first = start(dir)
    const url = await urlOf(first)
    await post(`${url}/control/clock`, { now: '2027-03-01T00:00:00Z' })
    await post(`${url}/control/faults`, { service: 'payple', kind: 'down', times: 7 })
    const { imp_uid } = await answerOf(
      await post(`${url}/control/payments`, { merchant_uid: 'late', amount: 9900, outcome: 'paid' }),
    )
    const { response } = await answerOf(await post(`${url}/portone/users/getToken`, { imp_key: 'k', imp_secret: 's' }))
    await post(`${url}/control/faults`, { service: 'portone', kind: 'late-apply', times: 1, ms: 700 })
    const body = JSON.stringify({ imp_uid, amount: 9900 })
    void fetch(`${url}/portone/payments/cancel`, {
      method: 'POST',
      headers: { authorization: response.access_token },
      body,
    }).catch(() => null)
    await new Promise((done) => setTimeout(done, 200))
    first.kill('SIGKILL')
    await ended(first)

    const again = await urlOf(start(dir))
    const read = async (path: string) => answerOf(await fetch(`${again}/control${path}`))
    expect((await read('/clock')).now).toMatch(/^2027-03-01T00:00/)
    expect((await read('/faults')).faults).toMatchObject([{ service: 'payple', kind: 'down', times: 7 }])
    await expect
      .poll(async () => (await read('/payments')).payments[0])
      .toMatchObject({ merchant_uid: 'late', status: 'cancelled' })
  })
  it('goes when the process that started it is gone', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'jipsalpim-orphan-'))
    const script = `const c = require('node:child_process').spawn(process.execPath, [${JSON.stringify(MAIN)}], { stdio: ['ignore', 'inherit', 'inherit'] }); setInterval(() => {}, 1000)`
    const parent = spawn(process.execPath, ['-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { NODE_ENV: 'development', SANDBOX_PORT: '0', DATA_DIR: dir },
    })
    started.push(parent)
    const url = await urlOf(parent)
    parent.kill('SIGKILL')
    await expect
      .poll(() =>
        fetch(`${url}/control/clock`).then(
          () => 'up',
          () => 'gone',
        ),
      )
      .toBe('gone')
  })
})
