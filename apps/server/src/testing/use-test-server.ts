import { afterAll, afterEach, beforeAll } from 'vitest'
import { startTestServer, type TestOptions, type TestServer } from './start-test-server.ts'

/**
 * One server for the tests of a file: started before, stopped after; invariants and the gateways' books are checked
 * after every test.
 */
export function useTestServer(options: TestOptions = {}): () => TestServer {
  let server: TestServer | null = null
  const started = (): TestServer => {
    if (!server) throw new Error('the server is there from beforeAll on')
    return server
  }
  beforeAll(async () => {
    server = await startTestServer(options)
  }, 60_000)
  afterEach(async () => {
    await started().checkInvariants()
    await started().checkBooks()
  })
  afterAll(async () => {
    await server?.stop()
  }, 30_000)
  return started
}
