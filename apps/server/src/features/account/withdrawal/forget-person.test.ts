import { afterEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { logInAtApple } from '../../testing/login-scene.ts'
import { count, HOME, makePaidOrder } from '../../testing/scenes.ts'
import { verifyPhone } from '../../testing/verification-scene.ts'
import { linesWith, wholeDatabase } from '../../testing/whole-database.ts'
import { nightAfter, waitUntilGone } from '../../testing/withdrawal-scene.ts'

const server = useTestServer()
afterEach(() => server().setClock(null))
const ask = (token: string) => server().call('withdrawalAsk', { reason: 'not-needed' }, { token })
const seqOf = async (token: string) => (await server().call('userInfo', {}, { token })).data.user_seq
const login = (persona: string) => server().call('loginKakao', { code: `persona-${persona}` })

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
      where user_seq = $1 and file_sha256 is not null
      union select file_sha256 from report_document join order_order using (order_seq) where user_seq = $1`,
      [me],
    )
    expect(await server().ctx.files.get(files[0]?.sha256 ?? '')).not.toBeNull()
    const balances = async () =>
      (await server().owner.query('select kind, owner_seq, balance from ledger_account order by 1, 2')).rows
    const before = await balances()

    await ask(token)
    await server().call('withdrawalComment', { comment: '카나리아말' }, { token })
    await server().settle()
    await waitUntilGone(server(), me)

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
    await nightAfter(server(), 5 * 366 + 30)
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
    await nightAfter(server(), 4)
    await server().settle()
    expect(await count(server(), 'account_user where user_seq = $1 and gone_at is null', [me])).toBe(1)
    await server().owner.query(`delete from payment_refund where reason = 'test'`)
    await waitUntilGone(server(), me)
  })
  it('a provider that does not answer is asked again', async () => {
    const token = await server().login('provider-down')
    const me = await seqOf(token)
    await ask(token)
    await server().control('faults', { service: 'login', kind: 'error-before', times: 1 })
    await nightAfter(server(), 4)
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
