import { afterEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { count, HOME, makeOrder, makePaidOrder, pass, progressOf } from '../../testing/scenes.ts'
import { makeCoupon } from '../../testing/coupon-scene.ts'
import { nightAfter, waitUntilGone } from '../../testing/withdrawal-scene.ts'
import { buyPack, PACK } from '../../testing/ticket-scene.ts'
import { linesWith, wholeDatabase } from '../../testing/whole-database.ts'

const server = useTestServer()
afterEach(() => server().setClock(null))
const DAY = 24 * 3600
const read = async (token: string) => (await server().call('withdrawalRead', {}, { token })).data
const ask = (token: string) => server().call('withdrawalAsk', { reason: 'not-needed' }, { token })
const seqOf = async (token: string) => (await server().call('userInfo', {}, { token })).data.user_seq
const login = (persona: string) => server().call('loginKakao', { code: `persona-${persona}` })
describe('asking to go', () => {
  it('says first what goes, what the law keeps, and that nothing stands in the way', async () => {
    const token = await server().login('reads')
    expect(await read(token)).toMatchObject({ obstacles: [], asked: null, grace_days: 3 })
    await makePaidOrder(server(), token)
    await server().settle()
    const answer = await read(token)
    expect(answer.goes.find((g) => g.area === 'order')?.rows).toBeGreaterThan(1)
    expect(answer.kept).toEqual([
      { kind: 'order', records: 1, law: '전자상거래법 시행령 제6조', until: expect.stringMatching(/^20\d\d-/) },
      { kind: 'agreements', records: 1, law: '전자상거래법 시행령 제6조', until: expect.stringMatching(/^20\d\d-/) },
    ])
  })
  it.each([
    ['a payment that is open', 'payment-open', (token: string) => makeOrder(server(), token)],
    [
      'a report that waits for its address',
      'address-undecided',
      (token: string) => makePaidOrder(server(), token, null, { home_kind: '오피스텔', area_gu: '서울 강서구' }),
    ],
  ])('is refused with %s', async (_, kind, make) => {
    const token = await server().login(`blocked-${kind}`)
    await make(token)
    expect((await read(token)).obstacles).toEqual([{ kind, count: 1 }])
    expect(await ask(token)).toMatchObject({ status: 409, code: 9120, data: { obstacles: [{ kind, count: 1 }] } })
    await server().settle()
  })
  it('is asked once, ends every other device, and leaves this one little to do', async () => {
    const [token, other] = [await server().login('asks'), await server().login('asks')]
    expect((await ask(token)).code).toBe(0)
    expect((await ask(token)).code).toBe(9122)
    expect((await server().call('userRole', {}, { token: other })).code).toBe(9001)
    expect(await server().call('reportList', {}, { token })).toMatchObject({ status: 403, code: 9122 })
    expect((await server().call('addressSearch', { keyword: HOME.keyword }, { token })).code).toBe(0)
    expect((await read(token)).asked).toMatchObject({ reason: 'not-needed' })
  })
  it('changes nothing for anybody else: not when asked, nor when taken back', async () => {
    const [leaver, other, stays] = [
      await server().login('leaver'),
      await server().login('other-leaver'),
      await server().login('stays'),
    ]
    await ask(leaver)
    expect((await server().call('reportList', {}, { token: stays })).code).toBe(0)
    await ask(other)
    expect((await server().call('withdrawalUndo', { reasons: [] }, { token: leaver })).code).toBe(0)
    expect((await server().call('reportList', {}, { token: leaver })).code).toBe(0)
    expect((await server().call('reportList', {}, { token: other })).code).toBe(9122)
  })
  it('twice at once is one', async () => {
    const tokens = [await server().login('twice'), await server().login('twice')]
    const codes = await Promise.all(tokens.map(async (token) => (await ask(token)).code))
    const [first, second] = codes.toSorted((a, b) => a - b)
    expect(first).toBe(0)
    // The other call found the row, a limited session, or an ended one.
    expect([9121, 9122, 9001]).toContain(second)
    expect(
      await count(
        server(),
        `account_withdrawal where user_seq = (select max(user_seq) from account_user) and undone_at is null`,
      ),
    ).toBe(1)
  })
  it('tells the person by message, in case it was not them', async () => {
    await server().settle()
    const { messages } = await server().control<{ messages: { text: string }[] }>('messages')
    expect(messages.filter((m) => m.text.includes('탈퇴를 신청했어요')).length).toBeGreaterThan(0)
  })
  it('keeps their own words sealed', async () => {
    const token = await server().login('says')
    expect((await server().call('withdrawalComment', { comment: '너무 어려워요 카나리아' }, { token })).code).toBe(9004)
    await ask(token)
    expect((await server().call('withdrawalComment', { comment: '너무 어려워요\n카나리아' }, { token })).code).toBe(0)
    expect(linesWith(await wholeDatabase(server()), '카나리아')).toEqual([])
  })
})

describe('unused tickets', () => {
  it('are told with their worth, are not lost unseen, and may be refunded first', async () => {
    const token = await server().login('has-tickets')
    const pack = await buyPack(server(), token)
    await server().settle()
    expect((await read(token)).tickets).toEqual({
      amount: 3,
      packs: [{ order_seq: pack.order_seq, remaining: 3, refundable: PACK.price, expires_on: expect.any(String) }],
    })
    expect(await ask(token)).toMatchObject({ code: 9120, data: { obstacles: [], tickets: 3 } })
    const seen = { reason: 'not-needed', leave_tickets: 2 } as const
    expect((await server().call('withdrawalAsk', seen, { token })).code).toBe(9120)
    expect((await server().call('orderTicketRefund', { id: pack.order_seq }, { token })).data.amount).toBe(PACK.price)
    await server().settle()
    expect((await read(token)).tickets).toEqual({ amount: 0, packs: [] })
    expect((await ask(token)).code).toBe(0)
  })
  it('that were seen and given up go with the person', async () => {
    const token = await server().login('leaves-tickets')
    await buyPack(server(), token)
    await server().settle()
    const me = await seqOf(token)
    const leave = { reason: 'not-needed', leave_tickets: 3 } as const
    expect((await server().call('withdrawalAsk', leave, { token })).code).toBe(0)
    await waitUntilGone(server(), me)
    await server().checkInvariants({ inTime: true })
  })
})

describe('what hangs on a person beside their account', () => {
  it('goes: an operator’s secret, a campaign’s trace, what a window said', async () => {
    const { call, owner } = server()
    const token = await server().login('coupled')
    const me = await seqOf(token)
    const coupon = await makeCoupon(server(), token)
    await call('campaignSignup', { nz_source: 'blog' }, { token })
    const { merchant_uid } = await makePaidOrder(server(), token)
    await call('orderAmountFailLog', { merchant_uid, message: '카나리아 카드가 거절됐어요' }, { token })
    await owner.query(`insert into operator_factor (user_seq, secret_sealed) values ($1, '\\x01')`, [me])
    await server().settle()
    await ask(token)
    await waitUntilGone(server(), me)
    const left = (table: string) => count(server(), `${table} where user_seq = $1`, [me])
    expect([await left('operator_factor'), await left('campaign_signup')]).toEqual([0, 0])
    expect(linesWith(await wholeDatabase(server()), '카나리아 카드')).toEqual([])
    const { rows } = await owner.query(
      'select phone_index, email_index, ci_index, phone_sealed from account_user where user_seq = $1',
      [me],
    )
    expect(rows[0]).toEqual({ phone_index: null, email_index: null, ci_index: null, phone_sealed: null })
    // Who has used the coupon is stored until a month after the campaign.
    expect(await count(server(), 'coupon_person where coupon_seq = $1', [coupon])).toBeGreaterThan(0)
    await nightAfter(server(), 70)
    await expect
      .poll(() => count(server(), 'coupon_person where coupon_seq = $1', [coupon]), { timeout: 15_000 })
      .toBe(0)
  })
})

it('an unpaid order goes with its person, and nobody else’s does', async () => {
  const [token, other] = [await server().login('orders-and-goes'), await server().login('orders-and-stays')]
  const own = await makeOrder(server(), token)
  const others = await makeOrder(server(), other)
  const me = await seqOf(token)
  // A window that has just been opened would block the withdrawal.
  await pass(server(), 2 * 3600)
  expect((await ask(token)).code).toBe(0)
  await waitUntilGone(server(), me)
  const { rows } = await server().owner.query(
    'select merchant_uid, state from order_order where merchant_uid = any($1) order by order_seq',
    [[own.merchant_uid, others.merchant_uid]],
  )
  expect(rows).toEqual([
    { merchant_uid: own.merchant_uid, state: 'cancelled' },
    { merchant_uid: others.merchant_uid, state: 'pending' },
  ])
})

describe('staying after all', () => {
  it('by logging in within three days: everything is as it was', async () => {
    const token = await server().login('returns')
    const order = await makePaidOrder(server(), token)
    await server().settle()
    await ask(token)
    await pass(server(), 2 * DAY)
    const back = await login('returns')
    expect(back.data.status).toBe('탈퇴요청')
    const again = back.data.session.token
    expect((await server().call('reportList', {}, { token: again })).code).toBe(9122)
    const undone = await server().call('withdrawalUndo', { reasons: ['reports', 'mistake'] }, { token: again })
    expect(undone.data).toEqual({ undone: true })
    expect((await progressOf(server(), again, order.merchant_uid)).state).toBe('ready')
    expect((await login('returns')).data.status).toBe('정상')
    expect(
      await count(server(), `account_stay where reasons = '{reports,mistake}' and withdrawal_seq is not null`),
    ).toBe(1)
    await pass(server(), 3 * DAY)
    await server().settle()
    expect((await login('returns')).data.status).toBe('정상')
  })
  it('without having asked notes why, and undoes nothing, of nobody', async () => {
    const [token, other] = [await server().login('stays'), await server().login('goes')]
    await ask(other)
    expect((await server().call('withdrawalUndo', { reasons: ['coupons'] }, { token })).data).toEqual({ undone: false })
    expect((await login('goes')).data.status).toBe('탈퇴요청')
  })
})
