import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { freePort } from '../postgres/free-port.ts'
import { compileCache } from '../../apps/server/src/testing/compile-cache.ts'
import { createTestDatabase } from '../../apps/server/src/testing/test-database.ts'

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
    env: {
      ...process.env,
      ...compileCache,
      NODE_ENV: 'development',
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      PORT: String(port),
      DRAIN_SECONDS: '0',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  let output = ''
  const ended = once(child, 'close').then(([code]) => code)
  const ready = new Promise<boolean>((done) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (output.trimEnd().split('\n').at(-1) === `ready http://localhost:${port}`) done(true)
      })
    }
    void ended.then(() => done(false))
  })
  return { child, port, said: () => output, ended, ready }
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
  it('comes up whole, refuses a second start, and loses nothing when it is killed', { timeout: 240_000 }, async () => {
    const first = await start()
    expect(await first.ready, first.said()).toBe(true)
    expect((await get(first.port, '/')).text).toContain('<div id="root">')
    expect((await get(first.port, '/sandbox/control/dump')).status).toBe(200)
    const token = await logIn(first.port)
    expect((await whoAmI(first.port, token)).status).toBe(200)

    const second = await start()
    expect(await second.ended).toBe(1)
    expect(second.said()).toMatch(/It runs already: process \d+ works on .+\. Stop that one, or set DATA_DIR and PORT/m)

    await end(first.child, 'SIGKILL')
    // With the time for a load balancer to stop sending requests.
    const third = await start({ DRAIN_SECONDS: '5' })
    expect(await third.ready, third.said()).toBe(true)
    expect((await whoAmI(third.port, token)).status).toBe(200)

    // Its api is killed several times: each new one is started as fast as the first.
    for (let kills = 0; kills < 7; kills++) {
      process.kill(pidIn(join(dataDir, 'log', 'api.log')), 'SIGKILL')
      const back = () =>
        whoAmI(third.port, token).then(
          (r) => r.status,
          () => 0,
        )
      await expect.poll(back, { timeout: 20_000, interval: 50 }).toBe(200)
    }
    const waits = [...third.said().matchAll(/^api ended \(SIGKILL\); it starts again in (\d+) ms$/gm)].map(
      ([, ms]) => ms,
    )
    expect(waits).toEqual(Array.from({ length: 7 }, () => '200'))

    // Its database is killed: it restarts with the same folder and port.
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

    // While stopping, it still answers although readiness is false, in development, too; a start right after waits for
    // its end.
    third.child.kill('SIGTERM')
    await expect.poll(() => get(third.port, '/readyz').then((r) => r.status), { interval: 20 }).toBe(503)
    expect((await whoAmI(third.port, token)).status).toBe(200)
    const fourth = await start()
    expect(await third.ended).toBe(0)
    expect(await fourth.ready, fourth.said()).toBe(true)
    expect(fourth.said()).toMatch(/process \d+ is still stopping: this start waits until it has ended/)
    expect((await whoAmI(fourth.port, token)).status).toBe(200)
    await end(fourth.child, 'SIGTERM')
    expect(existsSync(join(dataDir, 'pg', 'postmaster.pid'))).toBe(false)
    expect(existsSync(join(dataDir, 'supervisor.json'))).toBe(false)
    for (const secret of ['keys.json', 'pg.secret']) expect(statSync(join(dataDir, secret)).mode & 0o777).toBe(0o600)
  })
  it('says of a worker alone that it works, and no address where nothing listens', { timeout: 60_000 }, async () => {
    const database = await createTestDatabase()
    const env = { DATABASE_APP_URL: database.appUrl, SANDBOX_URL: 'http://127.0.0.1:9' }
    const worker = await start({ DATA_DIR: join(dataDir, 'worker'), ...env }, ['--role', 'worker'])
    await expect.poll(worker.said, { timeout: 30_000 }).toContain('ready: the worker takes jobs')
    expect(worker.said()).not.toContain('http://')
    await expect(get(worker.port, '/')).rejects.toThrow()
    await end(worker.child, 'SIGTERM')
  })
  it('says the port that it found where any free one was asked for', { timeout: 120_000 }, async () => {
    const env = { DATA_DIR: join(dataDir, 'any-port'), SANDBOX_URL: 'http://127.0.0.1:9', PORT: '0' }
    const web = await start(env, ['--role', 'web'])
    await expect.poll(web.said, { timeout: 110_000 }).toMatch(/^ready http:\/\/localhost:[1-9]\d+$/m)
    const shownPort = Number(/^ready http:\/\/localhost:(\d+)$/m.exec(web.said())?.[1])
    expect((await get(shownPort, '/')).text).toContain('<div id="root">')
    await end(web.child, 'SIGTERM')
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
    ['a mode that nobody asked for', { NODE_ENV: '' }, [], /^NODE_ENV is not set/],
    ['a mode in other letters', { NODE_ENV: 'Production' }, [], /^NODE_ENV is development or production/],
  ])('says in a sentence why it does not start: %s', { timeout: 60_000 }, async (_what, env, args, why) => {
    const started = await start({ DATA_DIR: join(dataDir, 'other'), ...env }, args)
    expect(await started.ended).toBe(1)
    expect(started.said()).toMatch(why)
    expect(started.said()).not.toMatch(/^\s+at /m)
  })
})

const pidIn = (log: string): number =>
  Number(/"pid":(\d+)/.exec(readFileSync(log, 'utf8').trimEnd().split('\n').at(-1) ?? '')?.[1])
