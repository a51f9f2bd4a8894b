import { errors } from '@jipsalpim/contract/errors.ts'
import { describe, expect, it } from 'vitest'
import { signIn } from '../../testing/sign-in.ts'
import { useTestServer } from '../../testing/use-test-server.ts'
import { couponState, makeCampaign, makeCodes } from '../testing/coupon-scene.ts'
import { partnerPass } from '../testing/partner-pass.ts'
import { count, pass, PRICE } from '../testing/scenes.ts'

const server = useTestServer()
const code = (name: keyof typeof errors): number => errors[name].code
const refused = (reason: string) => ({ code: code('couponRefused'), data: { reason } })

describe('a code', () => {
  it('makes a coupon, however it is typed, and the same one again', async () => {
    const token = await server().login('kim')
    const [typed = ''] = await makeCodes(server(), await makeCampaign(server()), 1)
    const first = await server().call(
      'couponTake',
      { code: ` ${typed.toLowerCase().replaceAll('-', ' ')}\n` },
      { token },
    )
    expect(first.data).toMatchObject({
      fresh: true,
      coupon: {
        eventName: '시험 쿠폰',
        applyType: 'report',
        price: 3000,
        issuer: '시험시',
        state: 'open',
        regions: null,
        used_at: null,
        merchant_uid: null,
      },
    })
    const again = await server().call('couponTake', { code: typed }, { token })
    expect(again.data).toEqual({ fresh: false, coupon: first.data.coupon })
    expect((await server().call('couponMine', {}, { token })).data.coupons).toContainEqual(first.data.coupon)
  })
  it('that is wrong and one that is somebody else’s look the same', async () => {
    const [typed = ''] = await makeCodes(server(), await makeCampaign(server()), 1)
    await server().call('couponTake', { code: typed }, { token: await server().login('kim') })
    const token = await server().login('lee')
    const answers = await Promise.all(
      [typed, 'K7QM-2XWD-9HTB', 'short', '쿠폰', '----'].map((c) =>
        server().call('couponTake', { code: c }, { token }),
      ),
    )
    expect(new Set(answers.map((a) => a.text)).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 404, code: code('couponUnknown') })
    const asked = await Promise.all(
      [typed, 'K7QM-2XWD-9HTB'].map((c) => server().call('couponValidate', { token: c }, { token })),
    )
    expect(asked.map((a) => a.data)).toEqual(
      asked.map(() => ({ isValid: false, reason: 'unknown', message: expect.any(String), offer: null, coupon: null })),
    )
  })
  it('is nowhere in the database as it is typed', async () => {
    const codes = await makeCodes(server(), await makeCampaign(server()), 5)
    const { rows } = await server().owner.query<{ code_index: Buffer; code_sealed: Buffer }>(
      'select code_index, code_sealed from coupon_code',
    )
    const bytes = Buffer.concat(rows.flatMap((r) => [r.code_index, r.code_sealed])).toString('latin1')
    for (const typed of codes) {
      expect(bytes).not.toContain(typed)
      expect(bytes).not.toContain(typed.replaceAll('-', ''))
    }
    const { rows: stored } = await server().owner.query<{ row: string }>('select t::text as row from platform_once t')
    for (const typed of codes) expect(stored.map((r) => r.row).join('\n')).not.toContain(typed)
  })
  it('that everybody knows is good once each', async () => {
    const slug = await makeCampaign(server(), { word: 'Seoul-Together', quota: 2 })
    const people = await Promise.all(['kim', 'lee', 'park'].map((p) => server().login(p)))
    const answers = []
    for (const token of people) answers.push(await server().call('couponTake', { code: 'seoultogether' }, { token }))
    expect(answers.map((a) => a.code)).toEqual([0, 0, code('couponRefused')])
    expect(answers[2]?.data).toMatchObject({ reason: 'quota' })
    expect((await server().call('couponTake', { code: 'SEOUL TOGETHER' }, { token: people[0] })).data.fresh).toBe(false)
    expect(await count(server(), `coupon_campaign where slug = $1 and taken = 2`, [slug])).toBe(1)
  })
})

describe('wrong codes', () => {
  it('are ten an hour for a person, also when they come at once, over every call that takes one', async () => {
    const { token } = await signIn(server())
    const calls = Array.from({ length: 40 }, (_, i) => {
      const wrong = `WRONGWRONG${String(i).padStart(2, '2')}`
      return [
        () => server().call('couponTake', { code: wrong }, { token }),
        () => server().call('couponValidate', { token: wrong }, { token }),
        () => server().call('couponOfLink', { coupon: wrong }, { token }),
        () =>
          server().call(
            'couponManualValidate',
            { service_type: 'report', code_token: wrong, original_price: PRICE },
            { token },
          ),
      ][i % 4]
    })
    const answers = await Promise.all(calls.map((ask) => ask?.()))
    const evaluated = answers.filter((a) => a?.code !== code('tooMany'))
    expect(evaluated).toHaveLength(10)
    const [right = ''] = await makeCodes(server(), await makeCampaign(server()), 1)
    expect((await server().call('couponTake', { code: right }, { token })).code).toBe(code('tooMany'))
    await server().owner.query(`update platform_limit set window_start = window_start - interval '1 hour 1 second'`)
    expect((await server().call('couponTake', { code: right }, { token })).code).toBe(0)
  })
  it('do not count when they are right', async () => {
    const { token } = await signIn(server())
    const [right = ''] = await makeCodes(server(), await makeCampaign(server()), 1)
    for (let i = 0; i < 15; i++)
      expect((await server().call('couponValidate', { token: right }, { token })).data.isValid).toBe(true)
  })
})

describe('conditions', () => {
  it('a person has one of a campaign, also by another account with the same telephone', async () => {
    const slug = await makeCampaign(server())
    const [one = '', two = '', three = ''] = await makeCodes(server(), slug, 3)
    const token = await server().login('twin-one')
    const other = await server().login('twin-two')
    const seq = async (t: string) => (await server().call('userInfo', {}, { token: t })).data.user_seq
    const [a, b] = [await seq(token), await seq(other)]
    expect((await server().call('couponTake', { code: one }, { token })).code).toBe(0)
    // the second code leads to the coupon that the user has
    expect((await server().call('couponTake', { code: two }, { token })).data.fresh).toBe(false)
    const { seal } = server().ctx
    const place = (row: number) => ({ table: 'account_user', column: 'phone_sealed', row })
    const { rows } = await server().owner.query('select phone_sealed from account_user where user_seq = $1', [a])
    await server().owner.query('update account_user set phone_sealed = $2 where user_seq = $1', [
      b,
      seal.seal(place(b), seal.open(place(a), rows[0]?.phone_sealed)),
    ])
    expect(await server().call('couponTake', { code: three }, { token: other })).toMatchObject(refused('already-had'))
    const each = await makeCampaign(server(), { one_per: 'account', word: 'each-account' })
    expect((await server().call('couponTake', { code: 'each-account' }, { token })).code).toBe(0)
    expect((await server().call('couponTake', { code: 'each-account' }, { token: other })).code).toBe(0)
    expect(await count(server(), `coupon_campaign where slug = $1 and taken = 2`, [each])).toBe(1)
  })
  it('a window: from its first moment to just before its last', async () => {
    const now = server().ctx.now().getTime()
    await makeCampaign(server(), {
      word: 'window-word',
      from_at: new Date(now + 60_000).toISOString(),
      until_at: new Date(now + 120_000).toISOString(),
    })
    const token = await server().login('kim')
    try {
      const take = () => server().call('couponTake', { code: 'window-word' }, { token })
      expect(await take()).toMatchObject(refused('not-started'))
      await pass(server(), 70)
      const taken = await take()
      expect(taken.code).toBe(0)
      await pass(server(), 60)
      expect(
        await server().call('couponTake', { code: 'window-word' }, { token: await server().login('lee') }),
      ).toMatchObject(refused('ended'))
      expect(await couponState(server(), token, taken.data.coupon.coupon_seq)).toBe('expired')
    } finally {
      await server().setClock(null)
    }
  })
  it('a coupon with days of its own ends with its last day in Seoul', async () => {
    const token = await server().login('kim')
    const [typed = ''] = await makeCodes(server(), await makeCampaign(server(), { days_valid: 3 }), 1)
    const { data } = await server().call('couponTake', { code: typed }, { token })
    const end = Date.parse(data.coupon.expires_at)
    expect(new Date(end + 9 * 3_600_000).toISOString()).toMatch(/T00:00:00\.000Z$/)
    const days = (end - Date.parse(data.coupon.taken_at)) / 86_400_000
    expect(days).toBeGreaterThan(3)
    expect(days).toBeLessThanOrEqual(4)
  })
  it('whose member the person is, as the partner has signed it; what the browser told the first time stays', async () => {
    await makeCampaign(server(), { way: 'ask', slug: 'partner-only', sources: ['ione'] })
    const token = await server().login('from-partner')
    const take = () => server().call('couponTake', { campaign: 'partner-only' }, { token })
    expect(await take()).toMatchObject(refused('source'))
    const none = { membership: 'none' }
    expect((await server().call('campaignSignup', {}, { token })).data).toEqual({ kept: false, ...none })
    const signed = { nz_source: 'ione', nz_medium: 'app', nz_campaign: 'pilot' }
    expect((await server().call('campaignSignup', signed, { token })).data).toEqual({ kept: true, ...none })
    expect(await take()).toMatchObject(refused('source'))
    const partner_pass = partnerPass(server())
    expect((await server().call('campaignSignup', { partner_pass }, { token })).data).toEqual({
      kept: false,
      membership: 'kept',
    })
    expect((await server().call('campaignSignup', { nz_source: 'other' }, { token })).data).toEqual({
      kept: false,
      ...none,
    })
    expect((await take()).code).toBe(0)
    const { data } = await server().call('campaignStatus', { campaign: 'partner-only' }, { token })
    expect(data).toMatchObject({ signup: signed, campaigns: [{ state: 'has', reason: null }] })
    const stranger = await server().login('from-nowhere')
    expect(
      (await server().call('campaignStatus', { campaign: 'partner-only' }, { token: stranger })).data.campaigns,
    ).toMatchObject([{ state: 'cannot', reason: 'source', message: expect.stringContaining('제휴') }])
  })
  it('for how long the person has been with us', async () => {
    await makeCampaign(server(), { word: 'only-new-people', new_days: 7 })
    const { token, seq } = await signIn(server(), { persona: true, verified: true })
    await server().owner.query(
      `update account_user set created_at = created_at - interval '7 days' where user_seq = $1`,
      [seq],
    )
    expect(await server().call('couponTake', { code: 'only-new-people' }, { token })).toMatchObject(
      refused('new-users'),
    )
    await server().owner.query(
      `update account_user set created_at = created_at + interval '1 minute' where user_seq = $1`,
      [seq],
    )
    expect((await server().call('couponTake', { code: 'only-new-people' }, { token })).code).toBe(0)
  })
  it('a campaign for codes is not to be had for the asking, and one that is not there neither', async () => {
    const token = await server().login('kim')
    for (const campaign of [await makeCampaign(server()), 'nothing-of-the-kind'])
      expect((await server().call('couponTake', { campaign }, { token })).code).toBe(code('couponUnknown'))
  })
})

describe('a realtor', () => {
  it('is told 2512 by every call that gives or uses a coupon', async () => {
    const token = await server().login('realtor-choi')
    const typed = { service_type: 'report', code_token: 'x', original_price: PRICE } as const
    const answers = await Promise.all([
      server().call('couponMine', {}, { token }),
      server().call('couponTake', { code: 'x' }, { token }),
      server().call('couponConfirm', { coupon_seq: 1, service_type: 'report' }, { token }),
      server().call('couponValidate', { token: 'x' }, { token }),
      server().call('couponManualValidate', typed, { token }),
      server().call('couponManualUsed', { code_token: 'x' }, { token }),
      server().call('couponAvailable', {}, { token }),
      server().call('couponTicket', {}, { token }),
      server().call('couponWelcomeTake', {}, { token }),
      server().call('couponOfLink', { coupon: 'x' }, { token }),
      server().call('couponTakeLink', { coupon: 'x' }, { token }),
      server().call('campaignStatus', {}, { token }),
    ])
    expect(answers.map((a) => [a.status, a.code])).toEqual(answers.map(() => [403, 2512]))
    expect((await server().call('couponWelcome', {}, { token })).data).toEqual({
      state: 'none',
      offer: null,
      coupon: null,
    })
  })
})
