import { call } from '@jipsalpim/contract/call.ts'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { signIn } from '../testing/sign-in.ts'
import { useTestServer } from '../testing/use-test-server.ts'
import { serve } from '../kernel/serve.ts'

let ran = 0
let pause: Promise<undefined> | null = null
const calls = {
  buy: call(
    { method: 'POST', path: '/test/buy', access: 'user', once: true, touches: [] },
    { input: z.strictObject({}), output: z.object({ n: z.number() }), fails: [] },
  ),
} as const
const area = serve(calls, {
  buy: async () => {
    const n = (ran += 1)
    await pause
    return { n }
  },
})
const server = useTestServer({ sandbox: false, worker: 'none', areas: { areas: { test: area } } })

it('a key that is taken over from one who was too slow keeps the answer of who took it, whoever ends first', async () => {
  const { token } = await signIn(server())
  const buy = async (): Promise<string> => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': 'key-slow-1',
    }
    return (await fetch(`${server().origin}/api/v1/test/buy`, { method: 'POST', headers, body: '{}' })).text()
  }
  const [first, second] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
  pause = first.promise
  const slow = buy()
  await expect.poll(() => ran).toBe(1)
  await server().owner.query(`update platform_once set locked_until = clock_timestamp() - interval '1 second'`)
  pause = second.promise
  const taker = buy()
  await expect.poll(() => ran).toBe(2)
  first.resolve(undefined)
  expect(await slow).toContain('"n":1')
  second.resolve(undefined)
  const taken = await taker
  expect(taken).toContain('"n":2')
  expect(await buy()).toBe(taken)
  expect(ran).toBe(2)
})
