import { connect, type Socket } from 'node:net'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { buy, complete, makeOrder } from '../features/testing/scenes.ts'
import { startTestServer } from '../testing/start-test-server.ts'
import { useTestServer } from '../testing/use-test-server.ts'

const server = useTestServer()
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

/** A connection that sends `text` and then nothing more; it stays open for as long as the server lets it. */
async function openSocket(text: string, origin = server().origin): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.on('error', () => undefined).resume()
  sockets.push(socket)
  await new Promise((done) => socket.once('connect', done))
  socket.write(text)
  return socket
}
const open = (): number => sockets.filter((socket) => !socket.closed).length
const halfPost = (path: string, more = ''): string =>
  `POST /api/v1${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 400\r\n${more}\r\n{"a":`
/** POST calls on every lane of the API. */
const paths = [
  '/order',
  '/order/complete',
  '/user/login/kakao/state',
  '/webhooks/portone',
  '/payple/return',
  '/csp-reports',
]

describe('requests that are begun and not sent to the end', () => {
  it('take no place: while a hundred and fifty are held, people read, log in and pay as before', async () => {
    const token = await server().login('kim')
    for (let i = 0; i < 150; i++) await openSocket(halfPost(paths[i % paths.length] ?? ''))
    await sleep(200)
    const times: number[] = []
    for (let i = 0; i < 10; i++) {
      const at = performance.now()
      expect((await server().call('userInfo', {}, { token })).status).toBe(200)
      times.push(performance.now() - at)
      expect((await server().call('loginKakao', { code: `persona-held-${i}` })).status).toBe(200)
    }
    // The median: the machine may be busy during one of them.
    expect(times.toSorted((a, b) => a - b)[5]).toBeLessThan(200)
    const { merchant_uid } = await makeOrder(server(), token, null)
    await buy(server(), merchant_uid)
    expect((await complete(server(), token, merchant_uid)).data.result).toBe('paid')
    expect(await (await fetch(`${server().origin}/readyz`)).json()).toEqual({ ready: true })
  })
  it('push out those of their own address', async () => {
    for (let i = 0; i < 60; i++) await openSocket(halfPost('/order'))
    await expect.poll(open).toBe(32)
    expect(sockets.slice(0, 28).every((socket) => socket.closed)).toBe(true)
  })
  it('have seconds, all in all: one that sends a byte every second is cut off, too', { timeout: 30_000 }, async () => {
    const [silent, trickling, noHead] = [
      await openSocket(halfPost('/order')),
      await openSocket(halfPost('/order')),
      await openSocket('POST /api/v1/order HTTP/1.1\r\nhost: x\r\n'),
    ]
    const file = await openSocket(halfPost('/report-document?report_seq=1&kind=lease'))
    const more = setInterval(() => trickling?.write(' '), 1000)
    const answered = new Promise<string>((done) => silent?.once('data', (bytes) => done(String(bytes))))
    expect(await answered).toMatch(/^HTTP\/1\.1 408 /)
    await expect.poll(() => [silent, trickling, noHead].every((socket) => socket?.closed), { timeout: 5000 }).toBe(true)
    clearInterval(more)
    // a file from a slow connection is still being sent
    expect(file.closed).toBe(false)
  })
})

describe('connections of one address', () => {
  it('are so many and no more; the one that was silent for longest goes, and the address is still answered', async () => {
    const firstSocket = await openSocket('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n')
    for (let i = 0; i < 200; i++) await openSocket('')
    firstSocket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n')
    await new Promise((done) => firstSocket.once('data', done))
    for (let i = 0; i < 100; i++) await openSocket('')
    await expect.poll(open).toBe(256)
    expect(firstSocket.closed).toBe(false)
    expect((await fetch(`${server().origin}/healthz`)).status).toBe(200)
  })
  it('are not counted behind a proxy, whose own they are: half-sent requests are, by the address that it tells', async () => {
    const behind = await startTestServer({ sandbox: false, worker: 'none', env: { TRUST_PROXY: '1' } })
    const { origin } = behind
    try {
      for (let i = 0; i < 300; i++) await openSocket('', origin)
      for (let i = 0; i < 60; i++)
        await openSocket(halfPost('/order', `x-forwarded-for: 192.0.2.${i}, 198.51.100.7\r\n`), origin)
      for (let i = 0; i < 20; i++)
        await openSocket(halfPost('/order', `x-forwarded-for: 203.0.113.${i % 10}\r\n`), origin)
      await expect.poll(open).toBe(300 + 32 + 20)
    } finally {
      for (const socket of sockets.splice(0)) socket.destroy()
      await behind.stop()
    }
  })
})
