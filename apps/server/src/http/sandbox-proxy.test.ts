import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { useTestServer } from '../testing/use-test-server.ts'

/** The received requests and their host. */
async function listening(says: string): Promise<{ server: Server; asked: string[]; host: string }> {
  const asked: string[] = []
  const listener = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end(says)
  })
  await new Promise<void>((done) => listener.listen(0, '127.0.0.1', done))
  // listening on TCP: the address is an AddressInfo
  return { server: listener, asked, host: `127.0.0.1:${(listener.address() as AddressInfo).port}` }
}
const [played, elsewhere] = [await listening('played'), await listening('elsewhere')]
afterAll(() => {
  played.server.close()
  elsewhere.server.close()
})
const server = useTestServer({ sandbox: false, worker: 'none', env: { SANDBOX_URL: `http://${played.host}` } })

/** On a bare connection: a browser would normalize the URL. */
const raw = (target: string): Promise<string> =>
  new Promise((done, no) => {
    let answer = ''
    const socket = connect(Number(new URL(server().origin).port), '127.0.0.1', () =>
      socket.write(`GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`),
    )
    socket.on('data', (bytes) => (answer += String(bytes)))
    socket.on('close', () => done(answer))
    socket.on('error', no)
  })

it('the proxy asks the sandbox for what stands behind /sandbox/', async () => {
  expect(await raw('/sandbox/page?a=1')).toContain('played')
  expect(played.asked.at(-1)).toBe('/page?a=1')
})

it.each([
  '/sandbox//HOST/x',
  '/sandbox///HOST/x',
  '/sandbox/\\\\HOST/x',
  '/sandbox/\\HOST/x',
  '/sandbox/\t/HOST/x',
  '/sandbox/http://HOST/x',
  '/sandbox/@HOST/x',
  '/sandbox/%2f%2fHOST/x',
  '/sandbox/..//HOST/x',
  'http://HOST/sandbox/x',
  'http://a/sandbox//HOST/x',
  'http://x//HOST/../../sandbox/x',
])('and nobody else, however an address is written: %s', async (target) => {
  await raw(target.replaceAll('HOST', elsewhere.host))
  expect(elsewhere.asked).toEqual([])
})
