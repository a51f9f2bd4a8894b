import { afterEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { logInAtApple } from '../../testing/login-scene.ts'
import { count, HOME, makeOrder, makePaidOrder, pass, progressOf } from '../../testing/scenes.ts'
import { makeCoupon } from '../../testing/coupon-scene.ts'
import { buyPack, PACK } from '../../testing/ticket-scene.ts'
import { verifyPhone } from '../../testing/verification-scene.ts'
import { linesWith, wholeDatabase } from '../../testing/whole-database.ts'

const server = useTestServer()
afterEach(() => server().setClock(null))
const DAY = 24 * 3600
const read = async (token: string) => (await server().call('withdrawalRead', {}, { token })).data
const ask = (token: string) => server().call('withdrawalAsk', { reason: 'not-needed' }, { token })
const seqOf = async (token: string) => (await server().call('userInfo', {}, { token })).data.user_seq
const login = (persona: string) => server().call('loginKakao', { code: `persona-${persona}` })
/** Moves the clock by so many days and starts the nightly jobs. */
async function nightAfter(days: number): Promise<void> {
  await pass(server(), days * DAY)
  for (const job of ['account.withdrawals', 'account.retention'] as const)
    await server().ctx.enqueue(job, {}, { key: 'schedule' })
}
/** Three days later, after the nightly jobs. */
async function waitUntilGone(userSeq: number): Promise<void> {
  await nightAfter(4)
  await expect
    .poll(() => count(server(), 'account_user where user_seq = $1 and gone_at is not null', [userSeq]), {
      timeout: 15_000,
    })
    .toBe(1)
  await server().settle()
}

describe('asking to go', () => {
  it('says first what goes, what the law keeps, and that nothing stands in the way', async () => {
    const token = await server().login('reads')
    expect(await read(token)).toMatchObject({ obstacles: [], asked: null, grace_days: 3 })
    await makePaidOrder(server(), token)
    await server().settle()
    const told = await read(token)
    expect(told.goes.find((g) => g.area === 'order')?.rows).toBeGreaterThan(1)
    expect(told.kept).toEqual([
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
    // The other call met the row, a limited session, or one that has ended.
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
    await waitUntilGone(me)
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
    await waitUntilGone(me)
    const left = (table: string) => count(server(), `${table} where user_seq = $1`, [me])
    expect([await left('operator_factor'), await left('campaign_signup')]).toEqual([0, 0])
    expect(linesWith(await wholeDatabase(server()), '카나리아 카드')).toEqual([])
    const { rows } = await owner.query(
      'select phone_index, email_index, ci_index, phone_sealed from account_user where user_seq = $1',
      [me],
    )
    expect(rows[0]).toEqual({ phone_index: null, email_index: null, ci_index: null, phone_sealed: null })
    // Who has used the coupon is stored for the time of the campaign and a month more.
    expect(await count(server(), 'coupon_person where coupon_seq = $1', [coupon])).toBeGreaterThan(0)
    await nightAfter(70)
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
  // A window that has just been opened would stand in the way.
  await pass(server(), 2 * 3600)
  expect((await ask(token)).code).toBe(0)
  await waitUntilGone(me)
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

describe('when the days are over', () => {
  it('nothing of the person is left but what the law keeps, sealed and apart', async () => {
    const kakao = await server().login('goes')
    const linked = await logInAtApple(server(), 'persona-goes-apple', { token: kakao, link: true })
    const { token } = linked.data.session
    await verifyPhone(server(), token, { name: '카나리아남', birth: '19910101', phone: '01070700707' }).then((v) =>
      server().call('mobileChange', { user_verify_seq: v.data.user_verify_seq }, { token }),
    )
    const order = await makePaidOrder(server(), token, HOME, { landlord_name: '카나리아집주인' })
    await server().settle()
    const me = await seqOf(token)
    const { email } = (await server().call('userInfo', {}, { token })).data
    const { rows: files } = await server().owner.query<{ sha256: string }>(
      `select file_sha256 as sha256 from report_step join report_report using (report_seq) join order_order using (order_seq)
      where user_seq = $1 and file_sha256 is not null`,
      [me],
    )
    expect(await server().ctx.files.get(files[0]?.sha256 ?? '')).not.toBeNull()
    const balances = async () =>
      (await server().owner.query('select kind, owner_seq, balance from ledger_account order by 1, 2')).rows
    const before = await balances()

    await ask(token)
    await server().call('withdrawalComment', { comment: '카나리아말' }, { token })
    await server().settle()
    await waitUntilGone(me)

    const text = await wholeDatabase(server())
    for (const secret of [
      '카나리아',
      '01070700707',
      '19910101',
      '1991-01-01',
      email ?? 'none',
      order.merchant_uid.slice(0, 0) || '카나리아집주인',
    ])
      expect(linesWith(text, secret), secret).toEqual([])
    expect(
      await count(server(), 'order_order where user_seq = $1 and (address is not null or address_hit is not null)', [
        me,
      ]),
    ).toBe(0)
    expect(
      await count(
        server(),
        'report_report join order_order using (order_seq) where user_seq = $1 and num_nonnulls(input, input_sealed, assessment, assessment_sealed, report_report.unique_no) > 0',
        [me],
      ),
    ).toBe(0)
    for (const { sha256 } of files) expect(await server().ctx.files.get(sha256)).toBeNull()
    expect(await balances()).toEqual(before)
    await server().checkInvariants({ inTime: true })

    const steps = await server().owner.query(
      `select step, rows from account_withdrawal_step join account_withdrawal using (withdrawal_seq) where user_seq = $1`,
      [me],
    )
    const rowsOf = Object.fromEntries(steps.rows.map((r) => [r.step, r.rows]))
    expect(rowsOf).toMatchObject({ providers: 2, files: files.length, apart: 2, order: 1 })
    expect(rowsOf['report']).toBeGreaterThan(3)
    expect(await count(server(), `account_event where user_seq = $1 and kind = 'gone'`, [me])).toBe(1)

    const dump = await server().control<{ tables: Record<string, Record<string, unknown>> }>('dump')
    expect(Object.keys(dump.tables['login/kakao-linked'] ?? {})).not.toContain('persona-goes')
    expect(Object.keys(dump.tables['login/apple-known'] ?? {})).not.toContain('persona-goes-apple')

    const again = await login('goes')
    expect(await seqOf(again.data.session.token)).not.toBe(me)
    expect((await server().call('reportList', {}, { token: again.data.session.token })).data.total).toBe(0)
  })
  it('what is kept apart opens with our keys, is out of the app’s sight, and goes after five years', async () => {
    const { rows } = await server().owner.query<{ ref: string; body_sealed: Buffer; keep_until: string }>(
      `select ref, body_sealed, keep_until::text from apart.record where ref like 'order:%' order by moved_at desc limit 1`,
    )
    const [record] = rows
    const place = { table: 'apart.record', column: 'body_sealed', row: record?.ref ?? '' }
    expect(
      JSON.parse(
        server()
          .ctx.seal.open(place, record?.body_sealed ?? Buffer.alloc(0))
          .reveal(),
      ),
    ).toMatchObject({
      name: '카나리아남',
      phone: '01070700707',
      price: 9900,
      payments: [{ state: 'paid', captured: 9900 }],
      refunds: [],
    })
    await expect(
      server()
        .ctx.db.selectFrom('apart.record' as never)
        .selectAll()
        .execute(),
    ).rejects.toThrow('permission denied')
    await nightAfter(5 * 366 + 30)
    await expect.poll(() => count(server(), 'apart.record'), { timeout: 15_000 }).toBe(0)
    expect(await count(server(), `account_retention_run where rule = 'contract' and rows >= 2`)).toBe(1)
  })
  it('a refund that has come up meanwhile is waited for', async () => {
    const token = await server().login('waits')
    const order = await makePaidOrder(server(), token)
    await server().settle()
    const me = await seqOf(token)
    await ask(token)
    await server().owner.query(
      `insert into payment_refund (attempt_seq, amount, reason, state) select attempt_seq, 1, 'test', 'unknown' from payment_attempt where merchant_uid = $1`,
      [order.merchant_uid],
    )
    await nightAfter(4)
    await server().settle()
    expect(await count(server(), 'account_user where user_seq = $1 and gone_at is null', [me])).toBe(1)
    await server().owner.query(`delete from payment_refund where reason = 'test'`)
    await waitUntilGone(me)
  })
  it('a provider that does not answer is asked again', async () => {
    const token = await server().login('provider-down')
    const me = await seqOf(token)
    await ask(token)
    await server().control('faults', { service: 'login', kind: 'error-before', times: 1 })
    await nightAfter(4)
    await expect
      .poll(() => count(server(), 'account_user where user_seq = $1 and gone_at is not null', [me]), {
        timeout: 15_000,
      })
      .toBe(1)
    expect(
      await count(
        server(),
        `account_withdrawal_step join account_withdrawal using (withdrawal_seq) where user_seq = $1 and step = 'providers' and rows = 1`,
        [me],
      ),
    ).toBe(1)
  })
})
