import { afterEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { makePaidOrder, pass } from '../../testing/scenes.ts'
import { applyForMortgage, requestCheck } from '../../testing/watch-scene.ts'
import { maybeAgain, words } from '../words.ts'

const server = useTestServer()
afterEach(async () => {
  await server().setClock(null)
  await server().settle(20_000)
})

type Fault = 'result-late' | 'result-never' | 'result-failed'
type Arrived = { kind: string; state: string; text: string; customFields: { reference: string } }
const fault = (kind: string, times: number, service = 'messaging') =>
  server().control('faults', { service, kind, times, ms: 200 })
/** What arrived of an order's notice at the phone: the 알림톡 and its text. */
const arrivedOf = async (orderSeq: number): Promise<Pick<Arrived, 'kind' | 'state' | 'text'>[]> => {
  const { rows } = await server().owner.query<{ reference: string }>(
    'select reference from message_notice where order_seq = $1',
    [orderSeq],
  )
  const { messages } = await server().control<{ messages: Arrived[] }>('messages')
  return messages
    .filter((m) => rows.some((r) => r.reference === m.customFields.reference))
    .map(({ kind, state, text }) => ({ kind, state, text }))
}
type Row = { channel: string; state: string; result: string | null; why: string | null }
const rowsOf = async (orderSeq: number, template = 'address-needed'): Promise<Row[]> =>
  (
    await server().owner.query<Row>(
      `select channel, state, result, result_why as why from message_notice
       where order_seq = $1 and template = $2 order by notice_seq`,
      [orderSeq, template],
    )
  ).rows
async function ask(afterSeconds: number): Promise<void> {
  await pass(server(), afterSeconds)
  await server().ctx.enqueue('message.deliveries', {}, { key: 'schedule' })
  await server().settle(20_000)
}
/** A paid order without an address: its only notice asks for it. */
async function noticed(injected: Fault | null): Promise<number> {
  const token = await server().login('kim')
  if (injected) await fault(injected, 1)
  const { order_seq } = await makePaidOrder(server(), token, null)
  await server().settle(20_000)
  return order_seq
}
const talk = { channel: 'talk', state: 'sent', why: null }
const TEXT = words['address-needed']({}).text

describe('an accepted message', () => {
  it('is not delivered before the vendor says so', async () => {
    const order = await noticed(null)
    expect(await rowsOf(order)).toEqual([{ ...talk, result: 'accepted' }])
    await ask(31)
    expect(await rowsOf(order)).toEqual([{ ...talk, result: 'delivered' }])
  })

  it('that fails at the phone, where the vendor sends no text, is followed by one text, however often it is asked for', async () => {
    const order = await noticed('result-failed')
    await ask(31)
    expect(await rowsOf(order)).toEqual([{ ...talk, result: 'accepted' }])
    for (let i = 0; i < 4; i++) await ask(300)
    expect(await rowsOf(order)).toEqual([
      { ...talk, result: 'failed', why: '3104 카카오톡 미사용자' },
      { ...talk, channel: 'text', result: 'delivered' },
    ])
    expect(await arrivedOf(order)).toEqual([
      { kind: 'ATA', state: 'failed', text: TEXT },
      { kind: 'SMS', state: 'delivered', text: TEXT },
    ])
  })

  it('whose result comes late is asked for again until it is there', async () => {
    const order = await noticed('result-late')
    await ask(31)
    await ask(61)
    expect(await rowsOf(order)).toEqual([{ ...talk, result: 'accepted' }])
    await ask(300)
    expect(await rowsOf(order)).toEqual([{ ...talk, result: 'delivered' }])
  })

  it('that never has a result is unknown after a day, and is never delivered or sent again', async () => {
    const order = await noticed('result-never')
    for (let i = 0; i < 5; i++) await ask(21_000)
    expect(await rowsOf(order)).toEqual([{ ...talk, result: 'unknown' }])
    expect((await arrivedOf(order)).length).toBe(1)
  })

  it('is asked for later while the vendor does not answer', async () => {
    const order = await noticed(null)
    await fault('down', 1000)
    await ask(31)
    await fault('down', 0)
    expect(await rowsOf(order)).toEqual([{ ...talk, result: 'accepted' }])
    await ask(61)
    expect(await rowsOf(order)).toEqual([{ ...talk, result: 'delivered' }])
  })

  it('is sent to the phone once by a text that two workers want at the same time', async () => {
    const order = await noticed('result-failed')
    await pass(server(), 300)
    await Promise.all([1, 2, 3].map((n) => server().ctx.enqueue('message.deliveries', {}, { key: `at-once-${n}` })))
    await server().settle(20_000)
    await server().owner.query(
      `update message_notice set result = 'accepted', result_why = null, result_at = null, result_due = app_now()
       where order_seq = $1 and channel = 'talk'`,
      [order],
    )
    await ask(1)
    expect((await arrivedOf(order)).map((m) => m.kind)).toEqual(['ATA', 'SMS'])
  })
})

describe('an urgent alert', () => {
  async function alerted(name: string, ho: string, injected: Fault): Promise<number> {
    const order = await applyForMortgage(server(), await server().login(name), ho)
    await fault(injected, 1)
    await requestCheck(server())
    await server().settle(30_000)
    return order
  }
  const rows = (order: number) => rowsOf(order, 'watch-application')

  it('without a result for ten minutes is also sent as a text, once, which says that it may be a second copy', async () => {
    const order = await alerted('급한-모름', '201호', 'result-never')
    await ask(31)
    await ask(200)
    expect(await rows(order)).toEqual([{ ...talk, result: 'accepted' }])
    await ask(400)
    await ask(600)
    const text = { ...talk, channel: 'text' }
    expect(await rows(order)).toEqual([
      { ...talk, result: 'accepted' },
      { ...text, result: 'delivered' },
    ])
    const sent = (await arrivedOf(order)).filter((m) => m.kind !== 'ATA')
    expect(sent.map((m) => m.text.endsWith(maybeAgain.text))).toEqual([true])
    for (let i = 0; i < 5; i++) await ask(21_000)
    expect((await rows(order)).slice(0, 2)).toEqual([
      { ...talk, result: 'unknown' },
      { ...text, result: 'delivered' },
    ])
    expect((await arrivedOf(order)).filter((m) => m.text.endsWith(maybeAgain.text)).length).toBe(1)
  })
})

describe('the back office', () => {
  it('shows what happened to each message of an order, and why', async () => {
    const order = await noticed('result-failed')
    for (let i = 0; i < 2; i++) await ask(300)
    const token = await server().login('operator-han')
    const { notices, moments } = (await server().call('operatorOrder', { order_seq: order }, { token })).data
    const failed = { channel: 'talk', result: 'failed', result_why: '3104 카카오톡 미사용자', again: true }
    expect(notices).toMatchObject([failed, { channel: 'text', result: 'delivered', result_why: null, again: false }])
    expect(moments.filter((m) => m.source === 'notice').map((m) => m.detail['result'])).toEqual(['failed', 'delivered'])
  })

  it('/metrics counts the accepted, delivered, failed and unknown messages', async () => {
    const metrics = await (await fetch(`${server().origin}/metrics`)).text()
    const found = [...metrics.matchAll(/^message_deliveries\{result="(\w+)"\} \d+$/gm)].map(([, result]) => result)
    expect(found).toEqual(['accepted', 'delivered', 'failed', 'unknown'])
  })
})

describe('with two vendors of messages, the first out of reach', () => {
  const both = useTestServer({
    env: {
      MESSAGING_VENDORS: 'solapi,nhn',
      SOLAPI_URL: 'http://127.0.0.1:1023',
      SOLAPI_API_KEY: 'key-of-a-test',
      SOLAPI_API_SECRET: 'secret-of-a-test',
      SOLAPI_FROM: '0212345678',
      SOLAPI_PF_ID: 'channel',
    },
  })

  it('the second is asked for its messages; a result that it lists twice makes one text', async () => {
    const token = await both().login('kim')
    await both().control('faults', { service: 'messaging-nhn', kind: 'result-failed', times: 5 })
    for (let n = 0; n < 5; n++) await makePaidOrder(both(), token, null)
    await both().settle(20_000)
    await both().control('faults', { service: 'messaging-nhn', kind: 'result-twice', times: 5 })
    for (const seconds of [300, 60]) {
      await pass(both(), seconds)
      await both().ctx.enqueue('message.deliveries', {}, { key: 'schedule' })
      await both().settle(20_000)
    }
    const { rows } = await both().owner.query(
      'select channel, result, count(*)::int as count from message_notice group by 1, 2 order by 1',
    )
    expect(rows).toEqual([
      { channel: 'talk', result: 'failed', count: 5 },
      { channel: 'text', result: 'delivered', count: 5 },
    ])
    const { messages } = await both().control<{ messages: Arrived[] }>('messages')
    expect(Object.entries(Object.groupBy(messages, (m) => m.kind)).map(([kind, all]) => [kind, all?.length])).toEqual([
      ['ATA', 5],
      ['SMS', 5],
    ])
    await both().setClock(null)
  })
})
