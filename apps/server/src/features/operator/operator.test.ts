import { afterEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../testing/use-test-server.ts'
import { borne, couponState, makeCoupon } from '../testing/coupon-scene.ts'
import { buy, complete, count, gatewayRows, HOME, makeOrder, makePaidOrder, pass, PRICE } from '../testing/scenes.ts'
import { balanceOf, buyPack, PACK, ticketsOf } from '../testing/ticket-scene.ts'

const server = useTestServer()
afterEach(() => server().setClock(null))

const han = () => server().login('operator-han')
const reason = '고객 요청, 통화로 확인'
async function delivered(persona: string) {
  const order = await makePaidOrder(server(), await server().login(persona), HOME)
  await server().settle(30_000)
  return order
}
const storyOf = async (order_seq: number, token: string) =>
  (await server().call('operatorOrder', { order_seq }, { token })).data
const refund = (order_seq: number, amount: number, seen_back: number, token: string) =>
  server().call('operatorRefund', { order_seq, amount, seen_back, reason }, { token })

describe('a person', () => {
  it('is found by the whole telephone or e-mail, masked, and by an order or a report', async () => {
    const token = await han()
    const order = await delivered('kim')
    await makeOrder(server(), await server().login('lee'))
    const { data } = await server().call('operatorFind', { by: 'order', text: order.merchant_uid }, { token })
    const kim = data.people[0]
    const user_seq = kim?.user_seq ?? 0
    expect(data.orders.map((o) => o.order_seq)).toEqual([order.order_seq])
    expect(kim?.phone).toMatch(/^010-\*{4}-\d{4}$/)
    expect(kim?.name).toMatch(/\*/)
    const clear = (await server().call('operatorReveal', { user_seq, reason }, { token })).data
    expect(clear.phone).toMatch(/^010\d{8}$/)
    expect(clear.homes[0]?.home).toContain('201')
    expect(clear.homes.map((h) => h.order_seq)).toEqual([order.order_seq])
    const people = async (by: 'phone' | 'email' | 'person' | 'report' | 'order', text: string) =>
      (await server().call('operatorFind', { by, text }, { token })).data.people.map((p) => p.user_seq)
    const phone = clear.phone ?? ''
    expect(await people('phone', `+82 ${phone.slice(1, 3)}-${phone.slice(3, 7)}-${phone.slice(7)}`)).toContain(user_seq)
    expect(await people('phone', phone.slice(0, 10))).toEqual([])
    expect(await people('email', (clear.email ?? '').toUpperCase())).toContain(user_seq)
    expect(await people('email', (clear.email ?? '').slice(1))).toEqual([])
    expect(await people('person', String(user_seq))).toEqual([user_seq])
    expect(await people('order', String(order.order_seq))).toEqual([user_seq])
    expect(await people('order', 'nobody')).toEqual([])
    const report = (
      await server().owner.query('select report_seq from report_report where order_seq = $1', [order.order_seq])
    ).rows[0]
    expect(await people('report', report.report_seq)).toEqual([user_seq])
    const seen = (await server().call('operatorPerson', { user_seq }, { token })).data
    expect(seen.person).toEqual(kim)
    expect(seen.devices).toBe(await count(server(), 'account_session where user_seq = $1', [user_seq]))
    expect(seen.events).toHaveLength(await count(server(), 'account_event where user_seq = $1', [user_seq]))
    expect(seen.looked).toContainEqual(expect.objectContaining({ call: 'operatorReveal', reason }))
    expect(JSON.stringify(seen)).not.toContain(phone)
    expect((await server().call('operatorPerson', { user_seq: 999_999 }, { token })).code).toBe(9004)
    expect((await server().call('operatorReveal', { user_seq, reason: ' ' }, { token })).code).toBe(9000)
  })
  it('who came before the index was kept is found once the job has run', async () => {
    const token = await han()
    await server().login('park')
    const { rows } = await server().owner.query(
      `update account_user set phone_index = null, email_index = null
      where phone_sealed is not null returning user_seq`,
    )
    const [first, last] = [Number(rows[0]?.user_seq), Number(rows.at(-1)?.user_seq)]
    const phoneOf = async (user_seq: number) =>
      (await server().call('operatorReveal', { user_seq, reason }, { token })).data.phone ?? ''
    const find = async (user_seq: number) => {
      const text = await phoneOf(user_seq)
      const { people } = (await server().call('operatorFind', { by: 'phone', text }, { token })).data
      return people.map((p) => p.user_seq)
    }
    expect(await phoneOf(first)).not.toBe(await phoneOf(last))
    expect(await find(last)).toEqual([])
    await server().ctx.enqueue('operator.index', {})
    await server().settle()
    for (const user_seq of [first, last]) expect(await find(user_seq)).toContain(user_seq)
    expect(await find(first)).not.toContain(last)
  })
})

describe('the story of an order', () => {
  it('has what happened in one line of time, and nobody’s data', async () => {
    const token = await han()
    const { order_seq } = await delivered('story')
    const story = await storyOf(order_seq, token)
    const moments = story.moments.map((m) => `${m.source}.${m.what}`)
    for (const what of [
      'order.created',
      'attempt.made',
      'attempt.paid',
      'order.completed',
      'ledger.payment',
      'report.made',
      'step.register',
      'report.ready',
      'ledger.delivery',
      'order.delivered',
      'notice.report-ready',
    ])
      expect(moments).toContain(what)
    expect(moments.indexOf('order.created')).toBe(0)
    expect(moments.indexOf('attempt.paid')).toBeLessThan(moments.indexOf('report.ready'))
    expect([...story.moments].sort((a, b) => a.at.localeCompare(b.at)).map((m) => m.at)).toEqual(
      story.moments.map((m) => m.at),
    )
    expect(story.money).toEqual({
      paid: PRICE,
      back: 0,
      open: false,
      most: PRICE,
      part: true,
      waits: null,
      doubt: null,
    })
    expect(story.moments.find((m) => m.source === 'ledger')?.detail).toEqual({ gateway: PRICE, unearned: -PRICE })
    expect(JSON.stringify(story)).not.toMatch(/010\d{8}|201호/)
    expect((await server().call('operatorOrder', { order_seq: 999_999 }, { token })).code).toBe(9004)
  })
})

describe('a refund by hand', () => {
  it('of a part goes back once, also when two ask at once, and never more than is held', async () => {
    const [one, two] = [await han(), await server().login('operator-second')]
    const { order_seq, merchant_uid } = await delivered('part')
    expect((await refund(order_seq, PRICE + 1, 0, one)).code).toBe(9132)
    const both = await Promise.all([refund(order_seq, 3000, 0, one), refund(order_seq, 3000, 0, two)])
    expect(both.map((a) => a.code).sort()).toEqual([0, 9131])
    await server().settle()
    expect((await gatewayRows(server(), merchant_uid)).map((p) => p.cancel_amount)).toEqual([3000])
    expect((await storyOf(order_seq, one)).money).toMatchObject({ back: 3000, most: PRICE - 3000, open: false })
    expect((await storyOf(order_seq, one)).order.state).toBe('completed')
    expect(await refund(order_seq, PRICE - 2999, 3000, one)).toMatchObject({ code: 9132, data: { reason: 'over' } })
    expect((await refund(order_seq, 100, 0, one)).code).toBe(9131)
    expect((await refund(order_seq, PRICE - 3000, 3000, two)).code).toBe(0)
    await server().settle()
    const story = await storyOf(order_seq, one)
    expect(story.order.state).toBe('refunded')
    expect(story.notices.map((n) => n.template)).toEqual(['report-ready', 'report-refunded', 'report-refunded'])
    expect(story.moments.filter((m) => m.what === 'operatorRefund' && m.detail['reason'] === reason)).toHaveLength(6)
    expect((await gatewayRows(server(), merchant_uid)).map((p) => p.cancel_amount)).toEqual([PRICE])
    const buyer = await server().login('part')
    expect((await server().call('orderMerchant', { merchant: merchant_uid }, { token: buyer })).data.refund).toEqual({
      state: 'done',
      amount: PRICE,
      reason: 'operator',
      each: [3000, PRICE - 3000].map((amount) => ({ state: 'done', amount })),
    })
  })
  it('asked twice by a lost answer is one', async () => {
    const token = await han()
    const { order_seq } = await delivered('twice')
    const ask = () =>
      server().call('operatorRefund', { order_seq, amount: 500, seen_back: 0, reason }, { token, key: 'same-key-1' })
    const [first, again] = [await ask(), await ask()]
    expect(again.text).toBe(first.text)
    await server().settle()
    expect((await storyOf(order_seq, token)).money.back).toBe(500)
  })
  it('of a part before the report is there lets the report be made, and what is earned is the rest', async () => {
    const token = await han()
    await server().control('faults', { service: 'register', kind: 'down', times: 1000 })
    const { order_seq, merchant_uid } = await makePaidOrder(server(), await server().login('early-part'), HOME)
    const revenue = await balanceOf(server(), 'revenue')
    const asked = await refund(order_seq, 1000, 0, token)
    expect(asked).toMatchObject({ code: 0, data: { amount: 1000 } })
    expect(asked.data.due_on).toMatch(/^\d{4}-\d\d-\d\d$/)
    await server().control('faults', { service: 'register', kind: 'down', times: 0 })
    await server().settle()
    await pass(server(), 600)
    await server().settle()
    const story = await storyOf(order_seq, token)
    expect(story.order).toMatchObject({ state: 'completed', delivered_at: expect.any(String) })
    expect((await gatewayRows(server(), merchant_uid)).map((p) => p.cancel_amount)).toEqual([1000])
    expect(await balanceOf(server(), 'unearned')).toBe(0)
    expect((await balanceOf(server(), 'revenue')) - revenue).toBe(-(PRICE - 1000))
    // The rest comes out of what was earned, and no balance remains.
    expect((await refund(order_seq, PRICE - 1000, 1000, token)).code).toBe(0)
    await server().settle()
    expect(await balanceOf(server(), 'revenue')).toBe(revenue)
    expect((await storyOf(order_seq, token)).order.state).toBe('refunded')
  })
  it('of a price with a coupon is at most what was paid; the coupon is back with the last part only', async () => {
    const [token, buyer] = [await han(), await server().login('coupon-part')]
    const coupon_seq = await makeCoupon(server(), buyer)
    const made = await makeOrder(server(), buyer, HOME, { coupon_seq, shown_price: PRICE - 3000 })
    await buy(server(), made.merchant_uid, { amount: PRICE - 3000 })
    await complete(server(), buyer, made.merchant_uid)
    await server().settle()
    const revenue = await balanceOf(server(), 'revenue')
    expect(await refund(made.order_seq, PRICE - 2999, 0, token)).toMatchObject({ code: 9132, data: { reason: 'over' } })
    expect((await refund(made.order_seq, 2900, 0, token)).code).toBe(0)
    await server().settle()
    expect(await couponState(server(), buyer, coupon_seq)).toBe('used')
    expect(await borne(server())).toBe(3000)
    expect((await refund(made.order_seq, 4000, 2900, token)).code).toBe(0)
    await server().settle()
    expect(await couponState(server(), buyer, coupon_seq)).toBe('open')
    expect(await borne(server())).toBe(0)
    expect((await balanceOf(server(), 'revenue')) - revenue).toBe(PRICE)
    expect((await gatewayRows(server(), made.merchant_uid)).map((p) => p.cancel_amount)).toEqual([PRICE - 3000])
  })
  it('of a pack of tickets is of the whole', async () => {
    const [token, buyer] = [await han(), await server().login('pack-part')]
    const { order_seq } = await buyPack(server(), buyer)
    expect(await refund(order_seq, 1000, 0, token)).toMatchObject({ code: 9132, data: { reason: 'pack-whole' } })
    expect((await storyOf(order_seq, token)).money.part).toBe(false)
    expect((await refund(order_seq, PACK.price, 0, token)).code).toBe(0)
    await server().settle()
    expect((await ticketsOf(server(), buyer)).amount).toBe(0)
  })
  it('of the whole before the report is there stops the report', async () => {
    const token = await han()
    await server().control('faults', { service: 'register', kind: 'down', times: 1000 })
    const { order_seq } = await makePaidOrder(server(), await server().login('early'), HOME)
    expect((await refund(order_seq, PRICE, 0, token)).code).toBe(0)
    await server().control('faults', { service: 'register', kind: 'down', times: 0 })
    await server().settle()
    await pass(server(), 600)
    await server().settle()
    const story = await storyOf(order_seq, token)
    expect(story.order).toMatchObject({ state: 'refunded', delivered_at: null })
    expect(await count(server(), 'ledger_account where kind = $1 and balance <> 0', ['unearned'])).toBe(0)
  })
  it('of what was never paid, or is not there, is refused', async () => {
    const token = await han()
    const { order_seq } = await makeOrder(server(), await server().login('unpaid'))
    expect(await refund(order_seq, PRICE, 0, token)).toMatchObject({ code: 9132, data: { reason: 'nothing-paid' } })
    expect((await refund(999_999, 1, 0, token)).code).toBe(9004)
  })
})

describe('a notice', () => {
  it('goes out again when asked for, once of two', async () => {
    const [one, two] = [await han(), await server().login('operator-second')]
    const { order_seq } = await delivered('again')
    const notice = (await storyOf(order_seq, one)).notices[0]
    expect(notice).toMatchObject({ template: 'report-ready', state: 'sent', again: true })
    const again = (token: string) =>
      server().call('operatorNotice', { notice_seq: notice?.notice_seq ?? 0, reason }, { token })
    // Still being sent when the other operator requests it, however late.
    await server().control('faults', { service: 'messaging', kind: 'slow', times: 1, ms: 2000 })
    const codes = (await Promise.all([again(one), again(two)])).map((a) => a.code).sort()
    expect(codes[0]).toBe(0)
    expect([9131, 9132]).toContain(codes[1])
    await server().settle()
    expect((await storyOf(order_seq, one)).notices.map((n) => n.state)).toEqual(['sent', 'sent'])
    expect((await server().call('operatorNotice', { notice_seq: 999_999, reason }, { token: one })).code).toBe(9004)
  })
})

describe('what waits for a person', () => {
  it('a dead job runs again once, with its order beside it', async () => {
    const [one, two] = [await han(), await server().login('operator-second')]
    const { order_seq } = await delivered('dead')
    const { rows } = await server().owner.query(
      `insert into platform_job (name, payload, state, attempts, error)
      select 'report.prepare', jsonb_build_object('report_seq', report_seq), 'dead', 5, 'it broke'
      from report_report where order_seq = $1 returning job_seq`,
      [order_seq],
    )
    const job_seq = Number(rows[0].job_seq)
    const { jobs } = (await server().call('operatorLists', {}, { token: one })).data
    expect(jobs).toContainEqual(expect.objectContaining({ job_seq, order_seq, error: 'it broke', state: 'dead' }))
    const retry = (token: string) => server().call('operatorJob', { job_seq, reason }, { token })
    const codes = (await Promise.all([retry(one), retry(two)])).map((a) => a.code).sort((a, b) => a - b)
    expect(codes[0]).toBe(0)
    expect([9004, 9131]).toContain(codes[1])
    await server().settle()
    expect(await count(server(), 'platform_job where job_seq = $1', [job_seq])).toBe(0)
  })
  it('is listed: differences, failed reports, refunds that are not done', async () => {
    const token = await han()
    const { order_seq, merchant_uid } = await delivered('lists')
    await server().owner.query(
      `insert into payment_difference (vendor, merchant_uid, kind, ours_paid, theirs_paid) values ('portone', $1, 'amount', 9900, 9000)`,
      [merchant_uid],
    )
    await server().control('faults', { service: 'portone', kind: 'down', times: 1000 })
    try {
      await refund(order_seq, 900, 0, token)
      await server().settle()
      const { differences, refunds } = (await server().call('operatorLists', {}, { token })).data
      expect(differences).toContainEqual(
        expect.objectContaining({ order_seq, kind: 'amount', ours: 9900, theirs: 9000 }),
      )
      expect(refunds).toContainEqual(expect.objectContaining({ order_seq, amount: 900, state: 'unknown' }))
      const { money, jobs } = await storyOf(order_seq, token)
      expect(money).toMatchObject({ open: true, most: 0, back: 900 })
      expect(jobs.map((j) => j.name)).toEqual(['payment.refund'])
    } finally {
      await server().control('faults', { service: 'portone', kind: 'down', times: 0 })
    }
  })
})
