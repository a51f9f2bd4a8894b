import { call } from '@jipsalpim/contract/call.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { signIn } from '../testing/sign-in.ts'
import { startTestServer } from '../testing/start-test-server.ts'
import { useTestServer } from '../testing/use-test-server.ts'
import { Lane } from './lane.ts'
import { serve } from '../kernel/serve.ts'

let open = () => {}
let gate: Promise<void> = Promise.resolve()
const wait = call(
  { method: 'GET', path: '/test/wait', access: 'open' },
  { input: z.object({}), output: z.object({}), fails: [] },
)
const pay = call(
  { method: 'GET', path: '/test/pay', access: 'open' },
  { lane: 'payment', input: z.object({}), output: z.object({}), fails: [] },
)
const search = call(
  { method: 'GET', path: '/test/search', access: 'open' },
  { limit: { perMinute: 30, by: 'user' }, input: z.object({}), output: z.object({}), fails: [] },
)
const server = useTestServer({
  sandbox: false,
  worker: 'none',
  areas: {
    areas: {
      test: serve(
        { wait, pay, search },
        {
          wait: async () => (await gate, {}),
          pay: async () => (await gate, {}),
          search: async () => ({}),
        },
      ),
    },
  },
})
afterEach(() => open())

const get = (path: string, token?: string) =>
  fetch(`${server().origin}/api/v1${path}`, { headers: token ? { authorization: `Bearer ${token}` } : {} })

const inFlight = (count: number) =>
  expect
    .poll(async () =>
      (await (await fetch(`${server().origin}/metrics`)).text()).includes(`\nhttp_in_flight ${count}\n`),
    )
    .toBe(true)

describe('in-flight limit', () => {
  it('lets no wave of webhooks turn a buyer away: money takes its own room first', async () => {
    gate = new Promise((done) => (open = done))
    const paying = Array.from({ length: 32 }, () => get('/test/pay'))
    await inFlight(32)
    const waiting = Array.from({ length: 64 }, () => get('/test/wait'))
    await inFlight(96)
    expect((await get('/test/wait')).status).toBe(503)
    open()
    expect(new Set((await Promise.all([...waiting, ...paying])).map((r) => r.status))).toEqual(new Set([200]))
  })
  it('turns away what is too much, fast and with a time to come back, and keeps room for money', async () => {
    gate = new Promise((done) => (open = done))
    const waiting = Array.from({ length: 64 }, () => get('/test/wait'))
    await inFlight(64)
    const waits: number[] = []
    let shed = await get('/test/wait')
    for (let n = 0; n < 5; n++) {
      const at = performance.now()
      shed = await get('/test/wait')
      waits.push(performance.now() - at)
    }
    // The median: the machine may be busy during one of them.
    expect(waits.toSorted((a, b) => a - b)[2]).toBeLessThan(50)
    expect(shed.status).toBe(503)
    expect(Number(shed.headers.get('retry-after'))).toBeGreaterThanOrEqual(2)
    expect(await shed.json()).toMatchObject({ code: 9050, data: null })
    const paying = Array.from({ length: 32 }, () => get('/test/pay'))
    await inFlight(96)
    expect((await get('/test/pay')).status).toBe(503)
    expect((await fetch(`${server().origin}/healthz`)).status).toBe(200)
    open()
    expect(new Set((await Promise.all([...waiting, ...paying])).map((r) => r.status))).toEqual(new Set([200]))
    expect((await get('/test/wait')).status).toBe(200)
  })
})

describe('a place at work', () => {
  it('is taken until the work is done, though the client has hung up', async () => {
    gate = new Promise((done) => (open = done))
    const gone = new AbortController()
    const asked = Array.from({ length: 64 }, () =>
      fetch(`${server().origin}/api/v1/test/wait`, { signal: gone.signal }).catch(() => null),
    )
    await inFlight(64)
    gone.abort()
    await Promise.all(asked)
    expect((await get('/test/wait')).status).toBe(503)
    open()
    await inFlight(0)
    expect((await get('/test/wait')).status).toBe(200)
  })
  it('that nobody leaves makes the process say that it is not ready, and why', { timeout: 20_000 }, async () => {
    const ready = async () => (await fetch(`${server().origin}/readyz`)).status
    gate = new Promise((done) => (open = done))
    const waiting = Array.from({ length: 64 }, () => get('/test/wait'))
    await inFlight(64)
    expect(await ready()).toBe(200)
    await expect.poll(ready, { timeout: 8000, interval: 250 }).toBe(503)
    expect(await (await fetch(`${server().origin}/readyz`)).json()).toMatchObject({
      ready: false,
      why: expect.stringContaining('ordinary'),
    })
    open()
    await Promise.all(waiting)
    expect(await ready()).toBe(200)
  })
})

describe('a lane', () => {
  it('lets one address come so often and no oftener, and others as before', async () => {
    const lane = new Lane({ slots: 1, queue: 9, waitMs: 50, rate: { perSecond: 20, burst: 3 } })
    const doors = (address: string, n: number) => Array.from({ length: n }, () => lane.refusesAtDoor(address))
    expect(doors('a', 5)).toEqual([false, false, false, true, true])
    expect(doors('b', 1)).toEqual([false])
    await new Promise((done) => setTimeout(done, 120))
    expect(lane.refusesAtDoor('a')).toBe(false)
  })
  const inLane = (lane: Lane, address: string) => lane.enter(address, () => undefined)
  it('lets in those who waited, in their order, and refuses who finds the queue full or waits too long', async () => {
    const lane = new Lane({ slots: 1, queue: 2, waitMs: 50 })
    expect(await inLane(lane, 'a')).toBe(true)
    const [second, third] = [inLane(lane, 'b'), inLane(lane, 'c')]
    expect(lane.refusesAtDoor('d')).toBe(true)
    expect(await inLane(lane, 'd')).toBe(false)
    lane.leave('a')
    expect(await second).toBe(true)
    expect(await third).toBe(false)
    lane.leave('b')
    expect(lane.counts).toMatchObject({ working: 0, waiting: 0 })
    expect(await inLane(lane, 'e')).toBe(true)
  })
  it('gives one address its share and no more, and nobody the place of somebody who has gone', async () => {
    const lane = new Lane({ slots: 1, queue: 9, waitMs: 5000, perAddress: 3 })
    await inLane(lane, 'a')
    let hangUp = () => {}
    const gone = lane.enter('a', (leave) => (hangUp = leave))
    const waiting = inLane(lane, 'a')
    expect(await inLane(lane, 'a')).toBe(false)
    hangUp()
    expect(await gone).toBe(false)
    const other = inLane(lane, 'b')
    lane.leave('a')
    expect(await waiting).toBe(true)
    lane.leave('a')
    expect(await other).toBe(true)
    lane.leave('b')
    expect(lane.counts).toMatchObject({ working: 0, waiting: 0 })
  })
})

describe('a server that is told to stop', () => {
  it('takes nothing new, and answers what it has begun', async () => {
    const areas = { areas: { test: serve({ wait }, { wait: async () => (await gate, {}) }) } }
    const stopping = await startTestServer({ sandbox: false, worker: 'none', areas })
    gate = new Promise((done) => (open = done))
    const begun = fetch(`${stopping.origin}/api/v1/test/wait`)
    await expect
      .poll(async () => (await (await fetch(`${stopping.origin}/metrics`)).text()).includes('\nhttp_in_flight 1\n'))
      .toBe(true)
    const stopped = stopping.stop()
    await expect
      .poll(() =>
        fetch(`${stopping.origin}/healthz`).then(
          (r) => r.status,
          () => 'refused',
        ),
      )
      .not.toBe(200)
    open()
    expect((await begun).status).toBe(200)
    await stopped
  })
})

describe('rate limits', () => {
  it('count a person’s searches: 30 a minute', async () => {
    const { token } = await signIn(server())
    const statuses = []
    for (let i = 0; i < 32; i++) statuses.push((await get('/test/search', token)).status)
    expect(statuses).toEqual([...Array(30).fill(200), 429, 429])
    await server().owner.query(`update platform_limit set window_start = window_start - interval '61 seconds'`)
    expect((await get('/test/search', token)).status).toBe(200)
  })
  it('are raised for personas, and believe no header about the address', async () => {
    const persona = await signIn(server(), { persona: true })
    for (let i = 0; i < 32; i++) expect((await get('/test/search', persona.token)).status).toBe(200)
    const statuses = []
    for (let i = 0; i < 32; i++)
      statuses.push(
        (await fetch(`${server().origin}/api/v1/test/search`, { headers: { 'x-forwarded-for': `10.0.0.${i}` } }))
          .status,
      )
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  })
  it('keep no address', async () => {
    await get('/test/search')
    const { rows } = await server().owner.query(`select bucket from platform_limit`)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1')
  })
})
