import { afterEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../testing/use-test-server.ts'
import { agreeToTerms, makePaidOrder, pass } from '../testing/scenes.ts'
import { words } from './words.ts'

const server = useTestServer()
/** Where a vendor's URL is set, its keys are not the sandbox's. */
const solapiKeys = {
  SOLAPI_API_KEY: 'key-of-a-test',
  SOLAPI_API_SECRET: 'secret-of-a-test',
  SOLAPI_FROM: '0212345678',
  SOLAPI_PF_ID: 'channel',
}
afterEach(async () => {
  await server().setClock(null)
  await server().settle(20_000)
})

const sentOf = async (): Promise<number> =>
  (await server().control<{ messages: unknown[] }>('messages')).messages.length
const noticeOf = async (orderSeq: number): Promise<unknown> =>
  (await server().owner.query('select state, checks from message_notice where order_seq = $1', [orderSeq])).rows
/** A paid order without an address: its only notice asks for it. */
async function noticed(persona: string): Promise<number> {
  const token = await server().login(persona)
  if (persona.startsWith('new-')) await agreeToTerms(server(), token)
  const { order_seq } = await makePaidOrder(server(), token, null)
  await server().settle(20_000)
  return order_seq
}

describe('a notice', () => {
  it('goes out once, with our link and words', async () => {
    const before = await sentOf()
    expect(await noticeOf(await noticed('kim'))).toEqual([{ state: 'sent', checks: 1 }])
    const { messages } = await server().control<{ messages: unknown[] }>('messages')
    expect(messages.length).toBe(before + 1)
    expect(JSON.stringify(messages.at(-1))).toContain(words['address-needed']({}).text)
  })
  it('to a person without a number is kept, and sent to nobody', async () => {
    const before = await sentOf()
    expect(await noticeOf(await noticed('new-park'))).toEqual([{ state: 'no-number', checks: 0 }])
    expect(await sentOf()).toBe(before)
  })
  it.each(['error-after', 'error-before', 'down', 'html', 'rate-limit'])(
    'goes out once through %s',
    async (kind) => {
      const before = await sentOf()
      await server().control('faults', { service: 'messaging', kind, times: 1, ms: 200 })
      const orderSeq = await noticed('kim')
      for (let i = 0; i < 3; i++) {
        await pass(server(), 120)
        await server().settle(20_000)
      }
      expect(await noticeOf(orderSeq)).toEqual([{ state: 'sent', checks: 2 }])
      expect(await sentOf()).toBe(before + 1)
    },
    60_000,
  )
  it('that nobody takes is given up after a day, and says so', async () => {
    await server().control('faults', { service: 'messaging', kind: 'down', times: 1000 })
    try {
      const orderSeq = await noticed('kim')
      for (let i = 0; i < 7; i++) {
        await pass(server(), 22_000)
        await server().settle()
      }
      expect(await noticeOf(orderSeq)).toEqual([{ state: 'failed', checks: 7 }])
    } finally {
      await server().control('faults', { service: 'messaging', kind: 'down', times: 0 })
    }
  })
  it('of a refund says why and how much', () => {
    expect(words['report-refunded']({ amount: 9900, reason: 'report-not-found' }).text).toContain('9,900원')
    expect(words['report-refunded']({ amount: 9900, reason: 'report-not-found' }).text).not.toBe(
      words['report-refunded']({ amount: 9900, reason: 'x' }).text,
    )
  })
})

describe('with two vendors of messages, the first out of reach', () => {
  const both = useTestServer({
    env: { MESSAGING_VENDORS: 'solapi,nhn', SOLAPI_URL: 'http://127.0.0.1:1023', ...solapiKeys },
  })

  it('a notice goes out by the second, once', async () => {
    const token = await both().login('kim')
    await makePaidOrder(both(), token, null)
    await both().settle(20_000)
    expect((await both().owner.query('select state, checks from message_notice')).rows).toEqual([
      { state: 'sent', checks: 1 },
    ])
    const { messages } = await both().control<{ messages: { template: string }[] }>('messages')
    expect(messages.map((m) => m.template)).toEqual(['addressneeded'])
  })
})
