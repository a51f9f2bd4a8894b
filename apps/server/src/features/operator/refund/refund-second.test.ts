import { randomUUID } from 'node:crypto'
import { expect, describe, it } from 'vitest'
import { createCaller } from '../../../testing/caller.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { buy, complete, count, gatewayRows, makeOrder, type Made } from '../../testing/scenes.ts'
import { buyPack } from '../../testing/ticket-scene.ts'

const server = useTestServer()
const reason = '고객 요청, 통화로 확인'
const PACK = { product: 'ticket-10', price: 80_000 } as const

const operator = (name: string) => server().login(`operator-${name}`)
const ask = (token: string, { order_seq }: Made, amount: number, seen_back = 0) =>
  server().call('operatorRefund', { order_seq, amount, seen_back, reason }, { token })
const decide = (token: string, { order_seq }: Made, approve: boolean, amount: number = PACK.price) =>
  server().call('operatorRefundDecide', { order_seq, amount, approve, reason: '영수증을 확인함' }, { token })
const asked = async (token: string, { order_seq }: Made) =>
  (await server().call('operatorLists', {}, { token })).data.asked.filter((a) => a.order_seq === order_seq)
const storyOf = async (token: string, { order_seq }: Made) =>
  (await server().call('operatorOrder', { order_seq }, { token })).data
const refundsOf = ({ order_seq }: Made) =>
  count(server(), 'payment_refund join payment_attempt using (attempt_seq) where order_seq = $1', [order_seq])
const cancelled = async ({ merchant_uid }: Made) =>
  (await gatewayRows(server(), merchant_uid)).map((p) => p.cancel_amount)
/** A pack whose price is above the limit, with a refund requested by the first operator. */
async function waiting(persona: string) {
  const [one, two] = [await operator('han'), await operator('second')]
  const pack = await buyPack(server(), await server().login(persona), PACK)
  expect((await ask(one, pack, PACK.price)).data).toEqual({
    refund_seq: null,
    amount: PACK.price,
    due_on: null,
    state: 'waits',
  })
  return { one, two, pack }
}

describe('a refund above the limit', () => {
  it('waits for another operator, who may not be the same; two who agree at once give it back once', async () => {
    const { one, two, pack } = await waiting('second-word')
    const three = await operator('third')
    await server().settle()
    expect(await refundsOf(pack)).toBe(0)
    expect(await asked(one, pack)).toMatchObject([{ amount: PACK.price, reason, mine: true }])
    expect(await asked(two, pack)).toMatchObject([{ mine: false, due_on: expect.any(String) }])
    expect((await storyOf(two, pack)).money).toMatchObject({ back: 0, waits: { amount: PACK.price, mine: false } })
    // A repeat is the same request; another operator gets the error that another one was first.
    expect((await ask(one, pack, PACK.price)).data.state).toBe('waits')
    expect((await ask(two, pack, PACK.price)).code).toBe(9131)
    expect(await decide(one, pack, true)).toMatchObject({ code: 9132, data: { reason: 'own' } })
    expect((await decide(two, pack, true, PACK.price - 1)).code).toBe(9131)
    expect(await refundsOf(pack)).toBe(0)
    const both = await Promise.all([decide(two, pack, true), decide(three, pack, true)])
    expect(both.map((a) => a.code).sort()).toEqual([0, 9131])
    await server().settle()
    expect(await refundsOf(pack)).toBe(1)
    expect(await cancelled(pack)).toEqual([PACK.price])
    expect(await asked(one, pack)).toEqual([])
    const { order, money, moments } = await storyOf(one, pack)
    expect(order.state).toBe('refunded')
    expect(money).toMatchObject({ back: PACK.price, waits: null })
    const byOperators = moments.filter((m) => m.source === 'desk')
    expect(byOperators.map((m) => m.what)).toContain('operatorRefund')
    expect(byOperators.find((m) => m.what === 'operatorRefundDecide' && m.detail['approve'])?.detail).toMatchObject({
      amount: PACK.price,
      reason: '영수증을 확인함',
    })
    // Each decision of each operator is in the access log, with the user concerned.
    const audits = `operator_audit where call = 'operatorRefundDecide' and on_user is not null and subject->>'order_seq' = $1`
    expect(await count(server(), audits, [String(pack.order_seq)])).toBe(4)
  })
  it('is declined with a reason, and may be asked for again; its asker may give it up', async () => {
    const { one, two, pack } = await waiting('declined')
    expect((await decide(two, pack, false)).data).toEqual({ refund_seq: null, approved: false })
    expect(await asked(one, pack)).toEqual([])
    expect((await decide(await operator('third'), pack, true)).code).toBe(9131)
    expect((await ask(one, pack, PACK.price)).data.state).toBe('waits')
    expect((await decide(one, pack, false)).data.approved).toBe(false)
    await server().settle()
    expect(await refundsOf(pack)).toBe(0)
    const { rows } = await server().owner.query(
      'select approved, decided_why from operator_refund where order_seq = $1 order by ask_seq',
      [pack.order_seq],
    )
    expect(rows).toEqual([1, 2].map(() => ({ approved: false, decided_why: '영수증을 확인함' })))
  })
  it('is not agreed to once something else has gone back, and holds its person until it is decided', async () => {
    const { one, two, pack } = await waiting('went-elsewhere')
    const buyer = await server().login('went-elsewhere')
    const { data } = await server().call('withdrawalRead', {}, { token: buyer })
    expect(data.obstacles).toContainEqual({ kind: 'refund-open', count: 1 })
    expect((await server().call('orderTicketRefund', { id: pack.order_seq }, { token: buyer })).code).toBe(0)
    await server().settle()
    expect(await decide(two, pack, true)).toMatchObject({ code: 9132, data: { reason: 'changed' } })
    expect(await asked(one, pack)).toHaveLength(1)
    expect((await decide(two, pack, false)).code).toBe(0)
    expect(await refundsOf(pack)).toBe(1)
    expect(await cancelled(pack)).toEqual([PACK.price])
  })
})

describe('refunds that are small each', () => {
  it('count together for their order, whoever makes them', async () => {
    const [one, two] = [await operator('parts-one'), await operator('parts-two')]
    await server().owner.query(
      `insert into order_price (product, from_at, price) values ('report', app_now() - interval '1 second', 70000)`,
    )
    const buyer = await server().login('in-parts')
    const order = await makeOrder(server(), buyer, null, { shown_price: 70_000 })
    await buy(server(), order.merchant_uid, { amount: 70_000 })
    await complete(server(), buyer, order.merchant_uid)
    expect((await ask(one, order, 30_000)).data.state).toBe('live')
    await server().settle()
    expect((await ask(two, order, 20_000, 30_000)).data.state).toBe('live')
    await server().settle()
    expect((await ask(two, order, 1, 50_000)).data.state).toBe('waits')
    expect(await cancelled(order)).toEqual([50_000])
  })
  it('count together for an operator within a day, also when they come at once', async () => {
    const [one, two] = [await operator('many-one'), await operator('many-two')]
    const price = 42_500
    const packs: Made[] = []
    for (let i = 0; i < 9; i++)
      packs.push(await buyPack(server(), await server().login(`many-${i}`), { product: 'ticket-5', price }))
    const states = (await Promise.all(packs.slice(0, 8).map((pack) => ask(one, pack, price)))).map((a) => a.data.state)
    // Seven of 42,500 are within 300,000.
    expect(states.filter((s) => s === 'live')).toHaveLength(7)
    expect(states.filter((s) => s === 'waits')).toHaveLength(1)
    expect((await ask(two, packs[8] as Made, price)).data.state).toBe('live')
  })
})

describe('an API process killed', () => {
  it.each(['operator.refund.deciding', 'operator.refund.decided'])(
    'at %s: the same word again, and the money goes back once',
    async (killAt) => {
      const { two, pack } = await waiting(`killed-${killAt.slice('operator.'.length).replaceAll('.', '-')}`)
      const key = randomUUID()
      const input = { order_seq: pack.order_seq, amount: PACK.price, approve: true, reason }
      const { origin, child } = await server().startApi({ killAt })
      await expect(createCaller(origin)('operatorRefundDecide', input, { token: two, key })).rejects.toThrow()
      expect(await child.ended).toMatchObject({ signal: 'SIGKILL' })
      expect(await refundsOf(pack)).toBe(killAt === 'operator.refund.decided' ? 1 : 0)
      await server().owner.query('update platform_once set locked_until = clock_timestamp() where key = $1', [key])
      const again = await server().call('operatorRefundDecide', input, { token: two, key })
      expect(again.data).toEqual({ refund_seq: expect.any(Number), approved: true })
      await server().settle()
      expect(await refundsOf(pack)).toBe(1)
      expect(await cancelled(pack)).toEqual([PACK.price])
    },
    30_000,
  )
})
