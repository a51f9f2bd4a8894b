import { createHmac } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { signIn } from '../../../testing/sign-in.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { makePaidOrder, pass } from '../../testing/scenes.ts'
import { verifyPhone } from '../../testing/verification-scene.ts'
import { devicesOf } from '../device/devices-of.ts'
import { openDevice } from '../device/open-device.ts'

const SECRET = 'ab'.repeat(32)
const server = useTestServer({
  worker: 'none',
  env: { CHANNEL_TALK_PLUGIN_KEY: 'plugin-1', CHANNEL_TALK_SECRET: SECRET },
})
afterEach(async () => {
  await server().setClock(null)
  await server().checkInvariants()
})

const codeOf = async (token: string) => (await server().call('userInviteCode', {}, { token })).data.code
const take = async (code: string, token: string) => (await server().call('userInviteTake', { code }, { token })).code
const inviteOf = async (token: string) => (await server().call('userInvite', {}, { token })).data

describe('an invite', () => {
  it('by a code that stays the same brings one person, however it was typed', async () => {
    const [one, two] = [await server().login('부름'), await server().login('불림')]
    const code = await codeOf(one)
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/)
    expect(await codeOf(one)).toBe(code)
    expect((await inviteOf(two)).may_come_until).not.toBeNull()
    expect(await take(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `, two)).toBe(0)
    expect(await inviteOf(one)).toMatchObject({ invited: 1, came_at: null })
    expect(await inviteOf(two)).toMatchObject({ invited: 0, may_come_until: null })
    expect((await inviteOf(two)).came_at).not.toBeNull()
  })
  it('is refused by its own number: unknown, of somebody who is gone, over, one’s own, used', async () => {
    const me = await server().login('되물음')
    expect(await take('NOSUCH99', me)).toBe(1100)
    const gone = await server().login('떠난이')
    const goneCode = await codeOf(gone)
    const { user_seq } = (await server().call('userInfo', {}, { token: gone })).data
    await server().owner.query('update account_user set gone_at = app_now() where user_seq = $1', [user_seq])
    expect(await take(goneCode, me)).toBe(1101)
    const old = await codeOf(await server().login('지난이'))
    await server().owner.query(
      `update account_invite_code set expires_at = app_now() - interval '1 second' where code = $1`,
      [old],
    )
    expect(await take(old, me)).toBe(1102)
    expect(await take(await codeOf(me), me)).toBe(1103)
    const friend = await server().login('친구')
    expect(await take(await codeOf(friend), me)).toBe(0)
    expect(await take(await codeOf(friend), me)).toBe(1104)
    // a circular invitation
    expect(await take(await codeOf(me), friend)).toBe(1103)
  })
  it('is none between two accounts of one person, as the same verified telephone tells', async () => {
    const verified = async (name: string, phone: string) => {
      const { token } = await signIn(server())
      // The same phone number can be verified again after half a minute.
      await pass(server(), 60)
      const { data } = await verifyPhone(server(), token, { name, birth: '19950607', phone })
      expect((await server().call('mobileChange', { user_verify_seq: data.user_verify_seq }, { token })).code).toBe(0)
      return token
    }
    const [one, again] = [await verified('한사람', '01055550171'), await verified('다른이름', '01055550171')]
    const other = await verified('딴사람', '01055550172')
    expect(await take(await codeOf(one), again)).toBe(1103)
    expect(await inviteOf(one)).toMatchObject({ invited: 0 })
    expect(await take(await codeOf(one), other)).toBe(0)
  })
  it('is round only between the two: who came by another’s code, or has brought another, is no circle', async () => {
    const [one, two] = [await server().login('첫째'), await server().login('둘째')]
    const [three, four] = [await server().login('셋째'), await server().login('넷째')]
    expect(await take(await codeOf(one), two)).toBe(0)
    expect(await take(await codeOf(three), four)).toBe(0)
    expect(await take(await codeOf(two), three)).toBe(0)
  })
  it('is for who has just come', async () => {
    const [code, late] = [await codeOf(await server().login('부름')), await server().login('오래된이')]
    const { user_seq } = (await server().call('userInfo', {}, { token: late })).data
    await server().owner.query(
      `update account_user set created_at = app_now() - interval '31 days' where user_seq = $1`,
      [user_seq],
    )
    expect(await take(code, late)).toBe(1103)
    expect((await inviteOf(late)).may_come_until).toBeNull()
  })
  it('that runs out is followed by a new code', async () => {
    const token = await server().login('새코드')
    const code = await codeOf(token)
    await server().setClock(new Date(Date.now() + 13 * 86_400_000))
    expect(await codeOf(token)).toBe(code)
    await server().owner.query(
      `update account_invite_code set expires_at = app_now() + interval '1 hour' where code = $1`,
      [code],
    )
    expect(await codeOf(token)).not.toBe(code)
  })
})

describe('what a person is here for', () => {
  it('is told by what they did, and unknown before', async () => {
    const token = await server().login('세입자')
    expect((await server().call('userType', {}, { token })).data).toEqual({ type: null, stated: false })
    await makePaidOrder(server(), token)
    expect((await server().call('userType', {}, { token })).data).toEqual({ type: 'tenant', stated: false })
    const realtor = await server().login('realtor-choi')
    expect((await server().call('userType', {}, { token: realtor })).data).toEqual({ type: 'realtor', stated: false })
  })
  it('is what they say of themselves, as long as they say so; a realtor is one by their role', async () => {
    const [token, other] = [await server().login('집주인'), await server().login('아직모름')]
    const state = (type: 'tenant' | 'landlord' | null, as = token) =>
      server().call('userTypeState', { type }, { token: as })
    expect((await state('landlord')).data).toEqual({ type: 'landlord', stated: true })
    expect((await server().call('userType', {}, { token })).data).toEqual({ type: 'landlord', stated: true })
    const { user_seq } = (await server().call('userInfo', {}, { token })).data
    const operator = await server().login('operator-han')
    expect((await server().call('operatorPerson', { user_seq }, { token: operator })).data.type).toBe('landlord')
    expect((await server().call('userType', {}, { token: other })).data).toEqual({ type: null, stated: false })
    expect((await state(null)).data).toEqual({ type: null, stated: false })
    expect((await state('tenant', await server().login('realtor-choi'))).code).toBe(9003)
  })
})

describe('the chat', () => {
  it('is told a number of its own, proved by the secret, the same each time and another for each person', async () => {
    const [one, two] = [await server().login('kim'), await server().login('lee')]
    const { chat } = (await server().call('userChannelTalk', {}, { token: one })).data
    expect(chat).toMatchObject({ plugin_key: 'plugin-1' })
    expect(chat?.member_hash).toBe(
      createHmac('sha256', Buffer.from(SECRET, 'hex'))
        .update(chat?.member_id ?? '')
        .digest('hex'),
    )
    expect((await server().call('userChannelTalk', {}, { token: one })).data.chat).toEqual(chat)
    expect((await server().call('userChannelTalk', {}, { token: two })).data.chat?.member_id).not.toBe(chat?.member_id)
  })
})

describe('a device', () => {
  const app = {
    push_token: 'apns-1',
    platform: 'ios' as const,
    os_version: '18.1',
    app_install_time: '2026-11-01T09:00:00+09:00',
  }
  const issued = async () =>
    (await server().owner.query('select *, user_seq::int from account_device where platform = $1', ['ios'])).rows
  it('is sent to for who is logged in on it, by their session; with nobody there it is nobody’s', async () => {
    const token = await server().login('기기')
    const { user_seq } = (await server().call('userInfo', {}, { token })).data
    expect((await server().call('pushDevice', app, { token })).code).toBe(0)
    const [row] = await issued()
    expect(row).toMatchObject({ user_seq, os_version: '18.1', app_version: null })
    expect(row.session_seq).not.toBeNull()
    expect(Buffer.concat([row.token_hash, row.token_sealed]).toString('latin1')).not.toContain('apns-1')
    await server().call('pushDevice', { ...app, os_version: '18.2' })
    const after = await issued()
    expect(after.length).toBe(1)
    expect(after[0]).toMatchObject({ user_seq: null, session_seq: null, os_version: '18.2' })
    expect((await server().call('pushDevice', { ...app, push_token: '' })).code).toBe(9000)
  })
  it('is found and opened for who is logged in on it, and for nobody else', async () => {
    const [one, two] = [await server().login('기기-갑'), await server().login('기기-을')]
    const seqOf = async (token: string) => (await server().call('userInfo', {}, { token })).data.user_seq
    await server().call('pushDevice', { ...app, push_token: 'of-one' }, { token: one })
    const found = async (userSeq: number) => server().ctx.tx((tx) => devicesOf(tx, userSeq))
    const [device, ...more] = await found(await seqOf(one))
    if (!device) throw new Error('no device')
    expect(more).toEqual([])
    expect(await found(await seqOf(two))).toEqual([])
    expect((await openDevice(server().ctx, device, await seqOf(one)))?.reveal()).toBe('of-one')
    expect(await openDevice(server().ctx, device, await seqOf(two))).toBeNull()
    await server().call('logout', {}, { token: one })
    expect(await openDevice(server().ctx, device, Number((await issued()).at(-1).user_seq))).toBeNull()
  })
})
