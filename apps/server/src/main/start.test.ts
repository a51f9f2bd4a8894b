import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../../db/free-port.ts'

const START = fileURLToPath(new URL('./start.ts', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'jipsalpim-start-'))
const running: ChildProcess[] = []
afterAll(async () => {
  await Promise.all(running.map((child) => end(child, 'SIGTERM')))
  rmSync(dataDir, { recursive: true, force: true })
})

type Started = {
  child: ChildProcess
  port: number
  said: () => string
  ended: Promise<number | null>
  ready: Promise<boolean>
}
async function start(more: Record<string, string> = {}, args: string[] = []): Promise<Started> {
  const port = await freePort()
  const child = spawn(process.execPath, [START, ...args], {
    env: { ...process.env, NODE_ENV: 'development', DATABASE_URL: '', DATA_DIR: dataDir, PORT: String(port), ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  let said = ''
  const ended = once(child, 'close').then(([code]) => code)
  const ready = new Promise<boolean>((done) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString()
        if (said.trimEnd().split('\n').at(-1) === `ready http://localhost:${port}`) done(true)
      })
    }
    void ended.then(() => done(false))
  })
  return { child, port, said: () => said, ended, ready }
}
async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'close')
  child.kill(signal)
  await gone
}
const get = async (port: number, path: string, token?: string) => {
  const response = await fetch(`http://localhost:${port}${path}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  return { status: response.status, text: await response.text() }
}
const logIn = async (port: number): Promise<string> => {
  const { text } = await get(port, '/api/v1/user/login/kakao?code=persona-kim')
  // the envelope of loginKakao
  return (JSON.parse(text) as { data: { session: { token: string } } }).data.session.token
}
const whoAmI = (port: number, token: string) => get(port, '/api/v1/user/info', token)

describe('npm start', () => {
  it('comes up whole, refuses a second start, and loses nothing when it is killed', { timeout: 180_000 }, async () => {
    const first = await start()
    expect(await first.ready, first.said()).toBe(true)
    expect((await get(first.port, '/')).text).toContain('<div id="root">')
    expect((await get(first.port, '/sandbox/control/dump')).status).toBe(200)
    const token = await logIn(first.port)
    expect((await whoAmI(first.port, token)).status).toBe(200)

    const second = await start()
    expect(await second.ended).toBe(1)
    expect(second.said()).toMatch(/^It runs already: process \d+ works on .+\. Stop that one, or set DATA_DIR and PORT/)

    await end(first.child, 'SIGKILL')
    const third = await start()
    expect(await third.ready, third.said()).toBe(true)
    expect((await whoAmI(third.port, token)).status).toBe(200)

    // Its api is killed: another one answers for it.
    const apiPid = Number(
      /^process_pid (\d+)$/m.exec((await get(third.port, '/metrics')).text)?.[1] ??
        pidIn(join(dataDir, 'log', 'api.log')),
    )
    process.kill(apiPid, 'SIGKILL')
    await expect
      .poll(
        () =>
          whoAmI(third.port, token).then(
            (r) => r.status,
            () => 0,
          ),
        { timeout: 15_000 },
      )
      .toBe(200)
    expect(third.said()).toContain('api ended (SIGKILL)')

    // Its database is killed: it comes back at the same place.
    process.kill(Number(readFileSync(join(dataDir, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
    await expect.poll(() => third.said(), { timeout: 15_000 }).toContain('the database ended')
    await expect
      .poll(
        () =>
          whoAmI(third.port, token).then(
            (r) => r.status,
            () => 0,
          ),
        { timeout: 30_000 },
      )
      .toBe(200)

    third.child.kill('SIGTERM')
    expect(await third.ended).toBe(0)
    expect(existsSync(join(dataDir, 'pg', 'postmaster.pid'))).toBe(false)
    expect(existsSync(join(dataDir, 'supervisor.json'))).toBe(false)
    for (const secret of ['keys.json', 'pg.secret']) expect(statSync(join(dataDir, secret)).mode & 0o777).toBe(0o600)
  })
  it.each<[string, Record<string, string>, string[], RegExp]>([
    ['a role that is none', {}, ['--role', 'king'], /^npm start \[-- --role api\|worker\|web\|all\]/],
    ['a split role without a database', {}, ['--role', 'worker'], /needs DATABASE_URL/],
    [
      'a split role without a sandbox',
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x' },
      ['--role', 'api'],
      /needs SANDBOX_URL/,
    ],
    [
      'production with the sandbox',
      { NODE_ENV: 'production', SANDBOX_URL: 'http://127.0.0.1:1', DATABASE_APP_URL: 'postgres://a@127.0.0.1:1/x' },
      [],
      /SANDBOX_URL is set/,
    ],
    [
      'production without a database',
      { NODE_ENV: 'production', ORIGIN: 'https://jipsalpim.test' },
      [],
      /DATABASE_URL is not set/,
    ],
    [
      'production without its keys',
      { NODE_ENV: 'production', ORIGIN: 'https://jipsalpim.test', DATABASE_APP_URL: 'postgres://a@127.0.0.1:1/x' },
      [],
      /is not set/,
    ],
    [
      'a kill point in production',
      {
        NODE_ENV: 'production',
        ORIGIN: 'https://jipsalpim.test',
        DATABASE_APP_URL: 'postgres://a@127.0.0.1:1/x',
        KILL_AT: 'x',
      },
      [],
      /KILL_AT is set/,
    ],
    [
      'a real vendor without its key',
      {
        KAKAO_URL: 'https://kauth.kakao.com',
        DATABASE_APP_URL: 'postgres://a@127.0.0.1:1/x',
        SANDBOX_URL: 'http://127.0.0.1:1',
      },
      [],
      /KAKAO_\w+ is not set/,
    ],
    ['a port that is none', { PORT: 'eighty' }, [], /PORT is no port/],
  ])('says in a sentence why it does not start: %s', { timeout: 60_000 }, async (_what, env, args, why) => {
    const started = await start({ DATA_DIR: join(dataDir, 'other'), ...env }, args)
    expect(await started.ended).toBe(1)
    expect(started.said()).toMatch(why)
    expect(started.said()).not.toMatch(/^\s+at /m)
  })
})

const pidIn = (log: string): number =>
  Number(/"pid":(\d+)/.exec(readFileSync(log, 'utf8').trimEnd().split('\n').at(-1) ?? '')?.[1])
