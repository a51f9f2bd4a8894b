import { afterEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { makePaidOrder, pass } from '../../testing/scenes.ts'
import { atRegistry, requestCheck, watchHome, watchOf } from '../../testing/watch-scene.ts'
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
async function noticed(fate: Fault | null): Promise<number> {
  const token = await server().login('kim')
  if (fate) await fault(fate, 1)
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
  async function alerted(name: string, ho: string, fate: Fault): Promise<number> {
    const token = await server().login(name)
    await watchHome(server(), token, { keyword: '초록마을로 9012', ho })
    await server().settle(30_000)
    const { subscribeSeq: seq } = await watchOf(server(), token)
    await atRegistry(server(), seq, 'application-received', {
      section: '을구',
      purpose: '근저당권설정',
      amount: 120_000_000,
    })
    await fault(fate, 1)
    await requestCheck(server())
    await server().settle(30_000)
    const { rows } = await server().owner.query<{ order_seq: string }>(
      'select order_seq from subscribe_watch where watch_seq = $1',
      [seq],
    )
    return Number(rows[0]?.order_seq)
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
    expect(sent.map((m) => m.text.endsWith(maybeAgain))).toEqual([true])
    for (let i = 0; i < 5; i++) await ask(21_000)
    expect((await rows(order)).slice(0, 2)).toEqual([
      { ...talk, result: 'unknown' },
      { ...text, result: 'delivered' },
    ])
    expect((await arrivedOf(order)).filter((m) => m.text.endsWith(maybeAgain)).length).toBe(1)
  })
})

describe('the numbers of the operator', () => {
  it('/metrics counts the accepted, delivered, failed and unknown messages', async () => {
    const metrics = await (await fetch(`${server().origin}/metrics`)).text()
    const found = [...metrics.matchAll(/^message_deliveries\{result="(\w+)"\} \d+$/gm)].map(([, result]) => result)
    expect(found).toEqual(['accepted', 'delivered', 'failed', 'unknown'])
  })
})
