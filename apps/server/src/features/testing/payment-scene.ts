import type { TestServer } from '../../testing/start-test-server.ts'
import { pass } from './scenes.ts'

/** Checks and steps of the payment tests, on the server of their file. */
export const paymentScene = (server: () => TestServer) => ({
  /** One persona's session, for all tests of the file. */
  sessionOf: (persona: string): (() => Promise<string>) => {
    let session: Promise<string> | null = null
    return () => (session ??= server().login(persona))
  },
  fault: (kind: string, times = 1, service = 'portone') => server().control('faults', { service, kind, times }),
  stateOf: async (merchant_uid: string): Promise<unknown> =>
    (await server().owner.query('select state from order_order where merchant_uid = $1', [merchant_uid])).rows[0]
      ?.state,
  attemptsOf: async (merchant_uid: string): Promise<unknown[]> =>
    (
      await server().owner.query('select state from payment_attempt where merchant_uid = $1 order by attempt_seq', [
        merchant_uid,
      ])
    ).rows.map((r) => r.state),
  post: (path: string, body: string, type = 'application/json') =>
    fetch(server().origin + path, { method: 'POST', redirect: 'manual', headers: { 'content-type': type }, body }),
  /** Runs the resolver's checks: each one is due at once. */
  climb: async (rungs: number): Promise<void> => {
    for (let i = 0; i < rungs; i++) {
      await pass(server(), 90_000)
      await server().settle()
    }
  },
})
