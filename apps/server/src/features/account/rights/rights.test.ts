import { afterEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { count, hitAt, HOME, makeOrder, makePaidOrder, orderInput, pass, placeAt } from '../../testing/scenes.ts'
import { HONG, verifyPhone } from '../../testing/verification-scene.ts'
import { areas } from '../../../main/areas.ts'

const server = useTestServer()
afterEach(async () => {
  await server().setClock(null)
  await server().settle(20_000)
  await server().checkInvariants()
})

const infoOf = async (token: string) => (await server().call('userInfo', {}, { token })).data
const stop = (token: string, on: boolean) => server().call('processingStop', { stop: on }, { token })

describe('what is kept of a person', () => {
  it('is handed to them whole and in the clear, area by area, and nothing of anybody else', async () => {
    const [token, other] = [await server().login('열람'), await server().login('남')]
    const { merchant_uid } = await makePaidOrder(server(), token)
    await makePaidOrder(server(), other)
    await server().settle(30_000)
    const { code, data, text } = await server().call('personalData', {}, { token })
    expect(code).toBe(0)
    const [me, them] = [await infoOf(token), await infoOf(other)]
    expect(data.user_seq).toBe(me.user_seq)
    expect(data.areas.map((a) => a.area)).toEqual(expect.arrayContaining(['account', 'order', 'report', 'payment']))
    const { address } = await hitAt(server(), HOME.keyword)
    for (const own of [me.email ?? '', merchant_uid, address]) expect(text).toContain(own)
    expect(text).not.toContain(them.email)
    // the phone number is encrypted in the database and masked on the screen; here it is complete
    expect(text).toMatch(/"phone":"01\d{8,9}"/)
    expect(text).not.toMatch(/token_hash|ci_index|secret/)
    expect(data.files.length).toBeGreaterThan(0)
    expect(data.left_out).toEqual([])
    const { rows } = await server().owner.query(`select kind from account_event where user_seq = $1`, [me.user_seq])
    expect(rows.map((r) => r.kind)).toContain('exported')
  }, 60_000)
  it('asks for a fresh login, and is there for who wants to go', async () => {
    const token = await server().login('늦은열람')
    await pass(server(), 11 * 60)
    expect((await server().call('personalData', {}, { token })).code).toBe(9104)
    await server().setClock(null)
    await server().call('withdrawalAsk', { reason: 'other' }, { token })
    const back = (await server().call('loginKakao', { code: 'persona-늦은열람' })).data.session.token
    expect((await server().call('personalData', {}, { token: back })).code).toBe(0)
  })
  it('has a word for every cell of bytes: sealed ones are opened, all others are named as not told', async () => {
    const { rows } = await server().owner.query<{ t: string; c: string }>(
      `select table_name as t, column_name as c from information_schema.columns where table_schema = 'public' and data_type = 'bytea'`,
    )
    const own = areas.folded.personalData.flatMap((b) => b.tables)
    const silent = rows.filter(({ t, c }) => {
      const table = own.find((o) => o.table === t)
      return table && !c.endsWith('_sealed') && !(c in (table.untold ?? {}))
    })
    expect(silent).toEqual([])
  })
})

describe('what is wrong', () => {
  it('is put right by the person themselves', async () => {
    const token = await server().login('고침')
    expect(
      (await server().call('personalCorrect', { name: '고친이', email: 'fixed@example.com' }, { token })).code,
    ).toBe(0)
    expect(await infoOf(token)).toMatchObject({ name: '고친이', email: 'fixed@example.com' })
    expect((await server().call('personalCorrect', { email: 'no mail' }, { token })).code).toBe(9000)
    expect((await server().call('personalCorrect', {}, { token })).code).toBe(9000)
    await pass(server(), 11 * 60)
    expect((await server().call('personalCorrect', { name: '나중' }, { token })).code).toBe(9104)
  })
  it('but a name that the agency told is not typed over', async () => {
    const token = await server().login('new-확인됨')
    const verified = await verifyPhone(server(), token, {
      ...HONG,
      name: '확인됨',
      birth: '19910505',
      phone: '01055551234',
    })
    await server().call('mobileChange', { user_verify_seq: verified.data.user_verify_seq ?? 0 }, { token })
    expect((await server().call('personalCorrect', { name: '다른이름' }, { token })).code).toBe(9125)
    expect((await server().call('personalCorrect', { email: 'ok@example.com' }, { token })).code).toBe(0)
  })
})

describe('a stop', () => {
  it('lets nothing new be made, leaves what is there to be read, and is taken back', async () => {
    const [token, other] = [await server().login('정지'), await server().login('정지-남')]
    const { user_seq } = await infoOf(token)
    await server().call('termsAgree', { codes: ['marketing', 'usage'] }, { token })
    const device = crypto.randomUUID()
    await server().call('trackingMatch', { device }, { token })
    await server().settle(20_000)
    expect((await stop(token, true)).data.stopped_at).not.toBeNull()
    expect((await infoOf(token)).stopped_at).not.toBeNull()
    expect((await infoOf(other)).stopped_at).toBeNull()
    const place = await placeAt(server(), HOME)
    expect((await server().call('orderCreate', orderInput({ place }), { token })).code).toBe(9123)
    expect((await server().call('phonePrepare', { phone: '01055550199' }, { token })).code).toBe(9123)
    expect(await count(server(), 'tracking_device where user_seq = $1', [user_seq])).toBe(0)
    expect((await server().call('trackingMatch', { device }, { token })).data.matched).toBe(false)
    expect((await server().call('personalData', {}, { token })).code).toBe(0)
    expect((await server().call('withdrawalRead', {}, { token })).code).toBe(0)
    // messages that the contract does not need are not sent
    await server().owner.query(
      `with n as (insert into message_notice (user_seq, template, variables, reference) values ($1, 'report-ready', '{}', 'stop-1'), ($1, 'report-refunded', '{"amount":1,"reason":"other"}', 'stop-2') returning notice_seq)
       insert into platform_job (name, payload, run_at) select 'message.send', jsonb_build_object('notice_seq', notice_seq), app_now() from n`,
      [user_seq],
    )
    await server().settle(20_000)
    const { rows } = await server().owner.query(
      `select state from message_notice where reference like 'stop-%' order by reference`,
    )
    expect(rows).toEqual([{ state: 'not-wanted' }, { state: 'sent' }])
    expect((await stop(token, false)).data.stopped_at).toBeNull()
    expect((await server().call('orderCreate', orderInput({ place }), { token })).code).toBe(0)
  }, 60_000)
  it('waits for what is being carried out', async () => {
    const token = await server().login('정지-주문')
    await makeOrder(server(), token)
    expect((await stop(token, true)).code).toBe(9124)
    expect((await infoOf(token)).stopped_at).toBeNull()
  })
})
