import { LOOK_UPS_A_DAY } from '@jipsalpim/contract/areas/report/thecheat-keyword.ts'
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { signIn } from '../../../testing/sign-in.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { count, makePaidOrder, progressOf } from '../../testing/scenes.ts'
import { sweepLookUps } from './sweep-look-ups.ts'

const server = useTestServer()
const REPORTED = '+82 10-4444-0000'
const phone = (keyword = REPORTED) => ({ keyword_type: 'phone', keyword }) as const
const fault = (kind: string, times = 1, ms?: number) =>
  server().control('faults', { service: 'fraud-lookup', kind, times, ...(ms !== undefined && { ms }) })

describe('a number that money is to be sent to', () => {
  it('is looked up with its period, and of it stay the last four digits, the time and the answer', async () => {
    const by = await signIn(server())
    const three = {
      date_start: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      date_end: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    }
    expect(await server().call('fraudLookUp', phone(), by)).toMatchObject({
      code: 0,
      data: { caution: 'Y', ...three, left: LOOK_UPS_A_DAY - 1 },
    })
    const account = { keyword_type: 'account', keyword: '110-444-400000' } as const
    expect(await server().call('fraudLookUp', { ...account, bank_code: '088' }, by)).toMatchObject({
      data: { caution: 'Y' },
    })
    // with another bank it is another account; without a bank it is found
    expect(await server().call('fraudLookUp', { ...account, bank_code: '004' }, by)).toMatchObject({
      data: { caution: 'N', ...three },
    })
    expect(await server().call('fraudLookUp', account, by)).toMatchObject({ data: { caution: 'Y' } })
    const { data } = await server().call('fraudLookUps', {}, by)
    expect(data.left).toBe(LOOK_UPS_A_DAY - 4)
    expect(data.look_ups.map((l) => [l.keyword_type, l.tail, l.caution])).toEqual([
      ['account', '0000', 'Y'],
      ['account', '0000', 'N'],
      ['account', '0000', 'Y'],
      ['phone', '0000', 'Y'],
    ])
    const { rows } = await server().owner.query('select * from report_look_up where user_seq = $1', [by.seq])
    for (const digits of ['4444', '088']) expect(JSON.stringify(rows)).not.toContain(digits)
  })

  it.each(['down', 'error-before', 'html', 'rate-limit', 'expired-key', 'wrong-order'])(
    'is not known when TheCheat is %s: never N, and the day is not counted',
    async (kind) => {
      const by = await signIn(server())
      await fault(kind)
      expect((await server().call('fraudLookUp', phone('010-1234-5678'), by)).data).toEqual({
        caution: 'unknown',
        date_start: null,
        date_end: null,
        left: LOOK_UPS_A_DAY,
      })
      const { look_ups, left } = (await server().call('fraudLookUps', {}, by)).data
      expect(look_ups).toMatchObject([{ caution: 'unknown', tail: '5678' }])
      expect(left).toBe(LOOK_UPS_A_DAY)
    },
  )
  it('is not known when TheCheat is too slow, and what it says afterwards changes nothing', async () => {
    const by = await signIn(server())
    // The server waits for two seconds.
    await fault('slow', 1, 3_000)
    expect((await server().call('fraudLookUp', phone(), by)).data).toMatchObject({ caution: 'unknown' })
    await new Promise((done) => setTimeout(done, 1_500))
    expect((await server().call('fraudLookUps', {}, by)).data.look_ups).toMatchObject([{ caution: 'unknown' }])
  })

  it('is asked once, however often it is sent with its key', async () => {
    const by = await signIn(server())
    const key = 'a-key-of-a-single-look-up'
    const both = await Promise.all([1, 2].map(() => server().call('fraudLookUp', phone(), { ...by, key })))
    const answered = both.filter((b) => b.code === 0)
    expect(answered.length).toBeGreaterThan(0)
    expect(await server().call('fraudLookUp', phone(), { ...by, key })).toMatchObject({ data: answered[0]?.data })
    expect((await server().call('fraudLookUps', {}, by)).data.look_ups).toHaveLength(1)
    expect(await server().call('fraudLookUp', phone('010-1234-5678'), { ...by, key })).toMatchObject({ code: 9009 })
  })

  it('is not found again in what is stored of a repeat, not even by trying every number', async () => {
    const by = await signIn(server())
    await server().call('fraudLookUp', phone('01012345678'), { ...by, key: 'a-key-whose-row-is-read' })
    const { rows } = await server().owner.query(`select * from platform_once where user_seq = $1`, [by.seq])
    const guessed = createHash('sha256')
      .update(JSON.stringify({ keyword: '01012345678', keyword_type: 'phone' }))
      .digest()
    expect(rows).toHaveLength(1)
    expect(rows[0].body_hash.equals(guessed)).toBe(false)
    expect(rows[0].body_hash).toHaveLength(32)
  })

  it('is looked up twenty times a day, also when many are sent at once, and again on the next day', async () => {
    const by = await signIn(server())
    await server().owner.query(
      `insert into report_look_up (user_seq, kind, tail, caution, date_start, date_end)
        select $1, 'phone', '0000', 'N', '2026-08-26', '2026-11-26' from generate_series(1, $2)`,
      [by.seq, LOOK_UPS_A_DAY - 2],
    )
    const five = await Promise.all([1, 2, 3, 4, 5].map(() => server().call('fraudLookUp', phone(), by)))
    expect(five.map((one) => one.code).toSorted()).toEqual([0, 0, 9202, 9202, 9202])
    expect((await server().call('fraudLookUps', {}, by)).data.left).toBe(0)
    await server().owner.query(`update report_look_up set at = at - interval '1 day' where user_seq = $1`, [by.seq])
    expect(await server().call('fraudLookUp', phone(), by)).toMatchObject({ code: 0 })
  })

  it('is refused where it is no number, with the field', async () => {
    const by = await signIn(server())
    const ask = (over: object) => server().call('fraudLookUp', { ...phone(), ...over } as never, by)
    for (const keyword of ['', '010', '+1 202 555 0100', '집주인 번호', '0'.repeat(61)])
      expect(await ask({ keyword }), keyword).toMatchObject({ code: 9000, data: { keyword: expect.any(String) } })
    expect(await ask({ bank_code: '004' })).toMatchObject({ code: 9000, data: { bank_code: 'not-an-option' } })
    expect(await ask({ keyword_type: 'account', keyword: '110444400000', bank_code: '999' })).toMatchObject({
      code: 9000,
    })
    expect(await server().call('fraudLookUp', phone())).toMatchObject({ code: 9001 })
    expect((await server().call('fraudLookUps', {}, by)).data.look_ups).toEqual([])
  })

  it('stands beside the report that it was asked from, and with nobody else’s', async () => {
    const { token } = await signIn(server(), { persona: true })
    const { merchant_uid, order_seq } = await makePaidOrder(server(), token)
    await server().settle(20_000)
    const report_seq = (await progressOf(server(), token, merchant_uid)).report_seq ?? expect.fail()
    await server().call('fraudLookUp', phone('010-1234-5678'), { token })
    await server().call('fraudLookUp', { ...phone(), report_seq }, { token })
    const tails = async (input: object) =>
      (await server().call('fraudLookUps', input as never, { token })).data.look_ups.map((l) => l.tail)
    expect(await tails({ report_seq })).toEqual(['0000'])
    expect(await tails({})).toEqual(['0000', '5678'])
    expect(await count(server(), 'report_look_up where order_seq = $1', [order_seq])).toBe(1)

    const stranger = { token: await server().login('stranger') }
    const missing = { ...phone(), report_seq: 987_654_321 }
    const theirs = await server().call('fraudLookUp', { ...phone(), report_seq }, stranger)
    expect(theirs).toMatchObject({ code: 9004 })
    expect(theirs.text).toBe((await server().call('fraudLookUp', missing, stranger)).text)
    expect(await server().call('fraudLookUps', { report_seq }, stranger)).toMatchObject({ code: 9004 })
    expect((await server().call('fraudLookUps', {}, stranger)).data.look_ups).toEqual([])
  })

  it('is forgotten a year after it was looked up, and not before', async () => {
    const by = await signIn(server())
    await server().call('fraudLookUp', phone(), by)
    const aged = (ago: string) =>
      server().owner.query(`update report_look_up set at = app_now() - $1::interval where user_seq = $2`, [ago, by.seq])
    await aged('364 days')
    await sweepLookUps(server().ctx.db, 1000, '1 years')
    expect(await count(server(), 'report_look_up where user_seq = $1', [by.seq])).toBe(1)
    await aged('367 days')
    await sweepLookUps(server().ctx.db, 1000, '1 years')
    expect(await count(server(), 'report_look_up where user_seq = $1', [by.seq])).toBe(0)
  })
})
