import { afterEach, describe, expect, it } from 'vitest'
import { createCaller } from '../../testing/caller.ts'
import { useTestServer } from '../../testing/use-test-server.ts'
import { agreeToTerms, count, makePaidOrder, pass } from '../testing/scenes.ts'
import { HONG, passWindow, verifyPhone, type Applicant } from '../testing/verification-scene.ts'

const server = useTestServer()
afterEach(() => server().setClock(null))
const DAY = 24 * 3600
// Each has its own phone number, so that attempts do not count for another test.
let numbers = 0
const someone = (ending = '1234'): Applicant => ({
  name: '이서연',
  birth: `1992${String(Math.floor(numbers / 28) + 1).padStart(2, '0')}${String((numbers % 28) + 1).padStart(2, '0')}`,
  phone: `010${String(++numbers).padStart(4, '0')}${ending}`,
})
const prepare = (token: string, phone: string) => server().call('phonePrepare', { phone }, { token })
const need = async (token: string) => (await server().call('needMobile', {}, { token })).data.need_mobile
const statusOf = async (token: string, user_verify_seq: number) =>
  (await server().call('phoneResultStatus', { user_verify_seq }, { token })).data

describe('a person who shows a telephone', () => {
  it('is verified, and the number becomes the account’s when they say so', async () => {
    const token = await server().login('new-hong')
    const result = await verifyPhone(server(), token, HONG)
    expect(result).toMatchObject({ code: 0, data: { name: '홍길동', mobile: '010-****-0100' } })
    const { user_verify_seq } = result.data
    expect(await statusOf(token, user_verify_seq)).toEqual({ status: 'verified', reason: null })
    expect((await server().call('userInfo', {}, { token })).data.mobile).toBeNull()
    expect((await server().call('mobileChange', { user_verify_seq }, { token })).data).toEqual({
      mobile: '010-****-0100',
    })
    expect((await server().call('userInfo', {}, { token })).data).toMatchObject({
      name: '홍길동',
      mobile: '010-****-0100',
      mobile_verified: true,
    })
  })
  it('is asked for one only with something of their own here', async () => {
    const token = await server().login('new-needs')
    await agreeToTerms(server(), token)
    expect(await need(token)).toBe(false)
    await makePaidOrder(server(), token)
    expect(await need(token)).toBe(true)
    const { data } = await verifyPhone(server(), token, someone())
    await server().call('mobileChange', { user_verify_seq: data.user_verify_seq }, { token })
    expect(await need(token)).toBe(false)
    await server().settle()
  })
  it('is not asked when the rule is off', async () => {
    const token = await server().login('new-off')
    await agreeToTerms(server(), token)
    await makePaidOrder(server(), token)
    await server().owner.query('insert into account_need_mobile values (app_now(), false)')
    expect(await need(token)).toBe(false)
    await server().owner.query('delete from account_need_mobile where not needed')
    await server().settle()
  })
  it('may change the number for another one of theirs', async () => {
    const token = await server().login('new-moves')
    const before = someone()
    const first = await verifyPhone(server(), token, before)
    await server().call('mobileChange', { user_verify_seq: first.data.user_verify_seq }, { token })
    await pass(server(), 60)
    const after = await verifyPhone(server(), token, { ...before, phone: '01077778888' })
    expect(
      (await server().call('mobileChange', { user_verify_seq: after.data.user_verify_seq }, { token })).data.mobile,
    ).toBe('010-****-8888')
  })
  it('has half an hour to use it, at their own account', async () => {
    const [token, other] = [await server().login('new-late'), await server().login('new-thief')]
    const { data } = await verifyPhone(server(), token, someone())
    const use = (by: string) => server().call('mobileChange', { user_verify_seq: data.user_verify_seq }, { token: by })
    expect((await use(other)).code).toBe(9004)
    await pass(server(), 31 * 60)
    expect((await use(token)).code).toBe(9004)
  })
  it('is told the same again when the answer was lost', async () => {
    const token = await server().login('new-lost')
    const { merchant_uid } = (await prepare(token, someone().phone)).data
    const back = await passWindow(server(), merchant_uid, someone())
    const given = { imp_uid: back.get('imp_uid') ?? '', merchant_uid }
    const [one, two] = [
      await server().call('phoneResult', given, { token }),
      await server().call('phoneResult', given, { token }),
    ]
    expect(one.code).toBe(0)
    expect(two.data).toEqual(one.data)
  })
  it('waits when the agency does not answer, and goes on from there', async () => {
    const token = await server().login('new-waits')
    const { merchant_uid, user_verify_seq } = (await prepare(token, someone().phone)).data
    const imp_uid = (await passWindow(server(), merchant_uid, someone())).get('imp_uid') ?? ''
    await server().control('faults', { service: 'identity', kind: 'error-before', times: 1 })
    expect((await server().call('phoneResult', { imp_uid, merchant_uid }, { token })).code).toBe(9050)
    expect(await statusOf(token, user_verify_seq)).toEqual({ status: 'checking', reason: null })
    expect((await server().call('phoneResult', { imp_uid, merchant_uid }, { token })).code).toBe(0)
  })
})

describe('what is refused', () => {
  it.each([
    ['the agency says no', '0001', 'not-certified'],
    ['somebody of twelve', '0002', 'under-14'],
    ['no number is told', '0003', 'no-phone'],
    ['the answer is an hour old', '0005', 'too-old'],
  ])('when %s, and nothing of it is kept', async (_, ending, reason) => {
    const token = await server().login(`new-refused-${ending}`)
    expect(await verifyPhone(server(), token, someone(ending))).toMatchObject({
      status: 409,
      code: 9110,
      data: { reason },
    })
    expect(
      await count(server(), `verification_attempt where reason = $1 and name_sealed is null and ci_index is null`, [
        reason,
      ]),
    ).toBe(1)
  })
  it('when the window was left', async () => {
    const token = await server().login('new-left')
    const { merchant_uid } = (await prepare(token, someone().phone)).data
    const back = await passWindow(server(), merchant_uid, { ...someone(), act: 'cancel' })
    expect(back.get('imp_uid')).toBeNull()
    expect((await server().call('phoneResult', { imp_uid: 'imp_none', merchant_uid }, { token })).data).toEqual({
      reason: 'not-found',
    })
  })
  it('when the result is of another window: an id that was caught elsewhere', async () => {
    const [token, other] = [await server().login('new-one'), await server().login('new-other')]
    const mine = (await prepare(token, someone().phone)).data
    const theirs = (await prepare(other, someone().phone)).data
    const imp_uid = (await passWindow(server(), theirs.merchant_uid, someone())).get('imp_uid') ?? ''
    expect((await server().call('phoneResult', { imp_uid, merchant_uid: mine.merchant_uid }, { token })).data).toEqual({
      reason: 'other-window',
    })
    expect((await server().call('phoneResult', { imp_uid, merchant_uid: theirs.merchant_uid }, { token })).code).toBe(
      9004,
    )
    // Once another user has submitted an intercepted id, it is useless for its owner, too, who has to pass the window
    // again.
    expect(
      (await server().call('phoneResult', { imp_uid, merchant_uid: theirs.merchant_uid }, { token: other })).data,
    ).toEqual({ reason: 'used' })
  })
  it('when the agency names another window than ours', async () => {
    const token = await server().login('new-mixed')
    const { merchant_uid } = (await prepare(token, someone().phone)).data
    const imp_uid = (await passWindow(server(), merchant_uid, someone())).get('imp_uid') ?? ''
    await server().control('faults', { service: 'identity', kind: 'wrong-order', times: 1 })
    expect((await server().call('phoneResult', { imp_uid, merchant_uid }, { token })).data).toEqual({
      reason: 'other-window',
    })
  })
  it('when it comes from another device than the one that asked', async () => {
    const [here, there] = [await server().login('new-two'), await server().login('new-two')]
    const { merchant_uid } = (await prepare(here, someone().phone)).data
    const imp_uid = (await passWindow(server(), merchant_uid, someone())).get('imp_uid') ?? ''
    expect((await server().call('phoneResult', { imp_uid, merchant_uid }, { token: there })).code).toBe(9004)
    expect((await server().call('phoneResult', { imp_uid, merchant_uid }, { token: here })).code).toBe(0)
  })
  it('after five tries of one window', async () => {
    const token = await server().login('new-tries')
    const { merchant_uid } = (await prepare(token, someone().phone)).data
    await server().control('faults', { service: 'identity', kind: 'error-before', times: 5 })
    const result = () => server().call('phoneResult', { imp_uid: 'imp_x', merchant_uid }, { token })
    for (let i = 0; i < 5; i++) expect((await result()).code).toBe(9050)
    expect((await result()).data).toEqual({ reason: 'too-many-tries' })
  })
})

describe('one person', () => {
  const save = async (token: string, who: Applicant) => {
    const { data } = await verifyPhone(server(), token, who)
    return server().call('mobileChange', { user_verify_seq: data.user_verify_seq }, { token })
  }
  it('has one account: a second one is refused, whatever the number', async () => {
    const who = someone()
    expect((await save(await server().login('new-first'), who)).code).toBe(0)
    const second = await verifyPhone(server(), await server().login('new-second'), {
      ...who,
      phone: '01066660001'.replace('0001', '4321'),
    })
    expect(second).toMatchObject({ code: 9110, data: { reason: 'known-person' } })
  })
  it('keeps their account: another person cannot take it over', async () => {
    const token = await server().login('new-own')
    await save(token, someone())
    await pass(server(), 60)
    expect((await verifyPhone(server(), token, someone())).data).toEqual({ reason: 'other-person' })
  })
  it('verified at two accounts at once becomes one of them', async () => {
    const who = someone()
    const tokens = [await server().login('new-race-1'), await server().login('new-race-2')]
    const seqs: number[] = []
    for (const [i, token] of tokens.entries())
      seqs.push((await verifyPhone(server(), token, { ...who, phone: `0106000${5000 + i}` })).data.user_verify_seq)
    const answers = await Promise.all(
      tokens.map((token, i) => server().call('mobileChange', { user_verify_seq: seqs[i] ?? 0 }, { token })),
    )
    expect(answers.map((a) => a.code).toSorted()).toEqual([0, 9110])
  })
})

describe('how often', () => {
  it('five times a day a person, half a minute apart', async () => {
    const token = await server().login('new-often')
    for (let i = 0; i < 5; i++) {
      expect((await prepare(token, someone().phone)).code).toBe(0)
      if (i === 0) expect(await prepare(token, someone().phone)).toMatchObject({ status: 429, code: 9112 })
      await pass(server(), 31)
    }
    expect(await prepare(token, someone().phone)).toMatchObject({ status: 429, code: 9111 })
    await pass(server(), DAY)
    expect((await prepare(token, someone().phone)).code).toBe(0)
  })
  it('five hundred times an hour for everybody together, also when they come at once; the last one raises an alarm', async () => {
    const { owner } = server()
    const lines: string[] = []
    const { origin } = await server().startApi({ env: { LOG_LEVEL: 'error' }, onLog: (text) => lines.push(text) })
    const tokens = await Promise.all([1, 2, 3, 4].map((i) => server().login(`new-flood-${i}`)))
    const before = await count(server(), `verification_attempt where created_at > app_now() - interval '1 hour'`)
    await owner.query(
      `insert into verification_attempt (user_seq, session_seq, merchant_uid)
      select user_seq, session_seq, 'vf-flood-' || n from (select user_seq, session_seq from account_session limit 1) s,
        generate_series(1, $1::int) n`,
      [498 - before],
    )
    const begin = (token: string) => createCaller(origin)('phonePrepare', { phone: someone().phone }, { token })
    const codes = (await Promise.all(tokens.map(begin))).map((a) => a.code)
    expect(codes.toSorted()).toEqual([0, 0, 9029, 9029])
    await expect.poll(() => lines.join('')).toContain('the limit of this hour is reached')
    expect(lines.join('').split('the limit of this hour is reached')).toHaveLength(2)
    await pass(server(), 3601)
    expect((await prepare(tokens[codes.indexOf(9029)] ?? '', someone().phone)).code).toBe(0)
    await owner.query(`delete from verification_attempt where merchant_uid like 'vf-flood-%'`)
  })
  it('five times a day a number, however it is written and by whom', async () => {
    const spellings = [
      '010-7000-1234',
      '+82 10-7000-1234',
      '0082 10 7000 1234',
      '０１０ ７０００ １２３４',
      '821070001234'.replace(/^82/, '+82'),
      '010 7000 1234',
    ]
    const codes: number[] = []
    for (const [i, phone] of spellings.entries()) {
      codes.push((await prepare(await server().login(`new-spell-${i}`), phone)).code)
      await pass(server(), 31)
    }
    expect(codes).toEqual([0, 0, 0, 0, 0, 9111])
  })
  it('counted once each when they come together', async () => {
    const phone = someone().phone
    const tokens = await Promise.all(Array.from({ length: 12 }, (_, i) => server().login(`new-burst-${i}`)))
    const codes = await Promise.all(tokens.map(async (token) => (await prepare(token, phone)).code))
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
  })
  it.each(['02-123-4567', '070-1234-5678', '1588-1588', '060-700-1234', '+1 900 123 4567', '010-1234-567x'])(
    'never to %s: no Korean mobile number',
    async (phone) => {
      expect((await prepare(await server().login('new-strange'), phone)).code).toBe(9000)
    },
  )
})

describe('a guest', () => {
  it('is verified with their own token, and with no other one', async () => {
    const open = async () => (await server().call('guestOpen', {})).data
    const [guest, other] = [await open(), await open()]
    const who = someone()
    const prepared = await server().call('phonePrepareGuest', { phone: who.phone }, { token: guest.guest_token })
    expect(prepared.code).toBe(0)
    const { merchant_uid } = prepared.data
    const imp_uid = (await passWindow(server(), merchant_uid, who)).get('imp_uid') ?? ''
    const result = (token: string) => server().call('phoneResultGuest', { imp_uid, merchant_uid }, { token })
    expect((await result(other.guest_token)).code).toBe(9004)
    expect((await result(await server().login('new-guest'))).code).toBe(9001)
    expect(await result(guest.guest_token)).toMatchObject({ code: 0, data: { name: '이서연' } })
    // two hours, and no longer
    await pass(server(), 2 * 3600 + 1)
    expect((await result(guest.guest_token)).code).toBe(9001)
  })
})

describe('what the agency told', () => {
  it('is sealed: neither name, number, birthday nor key stands in the database', async () => {
    const token = await server().login('new-sealed')
    await verifyPhone(server(), token, { name: '남궁하늘', birth: '19881231', phone: '01090908765' })
    const { rows } = await server().owner.query<{ row: string }>(
      `select v::text as row from verification_attempt v union all select u::text from account_user u`,
    )
    const text = rows.map((r) => r.row).join('\n')
    for (const plain of ['남궁하늘', '01090908765', '19881231', '1988-12-31']) {
      expect(text).not.toContain(plain)
      expect(text).not.toContain(Buffer.from(plain).toString('hex'))
    }
  })
  it('is emptied a day later', async () => {
    await server().settle()
    await pass(server(), DAY + 60)
    await server().ctx.enqueue('verification.empty', {})
    const left = () => count(server(), 'verification_attempt where name_sealed is not null or ci_index is not null')
    await expect.poll(left).toBe(0)
    expect(await count(server(), `verification_attempt where state = 'verified'`)).toBeGreaterThan(0)
  })
})
