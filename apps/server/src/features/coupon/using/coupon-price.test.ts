import { errors } from '@jipsalpim/contract/errors.ts'
import { describe, expect, it } from 'vitest'
import { signIn } from '../../../testing/sign-in.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { FREE, makeCampaign, makeCodes, makeCoupon } from '../../testing/coupon-scene.ts'
import { hitAt, HOME, PRICE } from '../../testing/scenes.ts'

const server = useTestServer()
const code = (name: keyof typeof errors): number => errors[name].code
const refused = (reason: string) => ({ code: code('couponRefused'), data: { reason } })

describe('the price with a coupon', () => {
  it('of a typed code: before, off, after, and a token for the order', async () => {
    const token = await server().login('kim')
    const [typed = ''] = await makeCodes(
      server(),
      await makeCampaign(server(), { gives: 'percent', amount: 30, most: 2500 }),
      1,
    )
    const ask = (code_token: string) =>
      server().call('couponManualValidate', { service_type: 'report', code_token, original_price: PRICE }, { token })
    const { data } = await ask(typed)
    expect(data).toEqual({
      isValid: true,
      originalPrice: PRICE,
      discount: 2500,
      finalPrice: PRICE - 2500,
      reason: null,
      message: '',
      priceChanged: false,
      codeToken: expect.stringMatching(/^ct_c\d+_/),
      eventName: '시험 쿠폰',
    })
    const seen = { service_type: 'report', code_token: typed, original_price: PRICE + 1000 } as const
    expect((await server().call('couponManualValidate', seen, { token })).data).toMatchObject({
      priceChanged: true,
      originalPrice: PRICE,
      finalPrice: PRICE - 2500,
    })
    expect((await ask(data.codeToken ?? '')).data).toEqual(data)
    // It belongs to this user: another user gets the error of a wrong code.
    const other = await server().login('lee')
    expect(
      (
        await server().call(
          'couponManualValidate',
          { service_type: 'report', code_token: data.codeToken ?? '', original_price: PRICE },
          { token: other },
        )
      ).data,
    ).toMatchObject({
      isValid: false,
      reason: 'unknown',
      codeToken: null,
      finalPrice: PRICE,
      message: expect.stringContaining('코드를 다시 확인'),
    })
  })
  it('of one’s own coupons, for the home that is looked at, the best first', async () => {
    const token = await server().login('chooser')
    const small = await makeCoupon(server(), token, { amount: 1000 })
    const busan = await makeCoupon(server(), token, { ...FREE, regions: ['26'] })
    const seoul = await makeCoupon(server(), token, { amount: 4000, regions: ['11'] })
    const { key } = await hitAt(server(), HOME.keyword)
    const at = async (address_key?: string) =>
      (await server().call('couponAvailable', { ...(address_key && { address_key }) }, { token })).data.coupons.map(
        (c) => [c.coupon.coupon_seq, c.reason, c.finalPrice],
      )
    expect(await at(key)).toEqual([
      [seoul, null, PRICE - 4000],
      [small, null, PRICE - 1000],
      [busan, 'region', PRICE],
    ])
    expect(await at()).toEqual([
      [small, null, PRICE - 1000],
      [seoul, 'region-unknown', PRICE],
      [busan, 'region-unknown', PRICE],
    ])
    const confirm = await server().call(
      'couponConfirm',
      { coupon_seq: busan, service_type: 'report', address_key: key },
      { token },
    )
    expect(confirm.data).toMatchObject({ isValid: false, reason: 'region', coupon: { regions: ['부산광역시'] } })
    expect(
      (await server().call('couponConfirm', { coupon_seq: small, service_type: 'report' }, { token })).data,
    ).toMatchObject({
      isValid: true,
      discount: 1000,
    })
    expect(
      (await server().call('couponConfirm', { coupon_seq: small, service_type: 'subscribe' }, { token })).data,
    ).toMatchObject({ isValid: false, reason: 'product', discount: 0 })
    const other = await server().login('lee')
    expect(
      (await server().call('couponConfirm', { coupon_seq: small, service_type: 'report' }, { token: other })).code,
    ).toBe(code('couponUnknown'))
    expect((await server().call('couponAvailable', { address_key: `${key}x` }, { token })).data).toEqual({
      address_key: 'not-ours',
    })
  })
  it('a coupon that a campaign gives for the asking is offered until it is had', async () => {
    await makeCampaign(server(), { ...FREE, way: 'ask', slug: 'for-the-asking' })
    const token = await server().login('asker')
    const offers = async () =>
      (await server().call('couponAvailable', {}, { token })).data.offers.map((o) => [o.campaign, o.finalPrice])
    expect(await offers()).toContainEqual(['for-the-asking', 0])
    expect((await server().call('couponTake', { campaign: 'for-the-asking' }, { token })).code).toBe(0)
    expect(await offers()).not.toContainEqual(['for-the-asking', 0])
    expect((await server().call('couponTicket', {}, { token })).data.tickets).toEqual([
      { applyType: 'report', amount: 1, expires_at: expect.any(String) },
    ])
  })
  it('of a link is attached only where the price comes to 0', async () => {
    const [part = '', whole = ''] = [
      ...(await makeCodes(server(), await makeCampaign(server()), 1)),
      ...(await makeCodes(server(), await makeCampaign(server(), FREE), 1)),
    ]
    const token = await server().login('linked')
    expect((await server().call('couponOfLink', { coupon: part }, { token })).data).toMatchObject({
      attachable: false,
      isValid: true,
    })
    expect(await server().call('couponTakeLink', { coupon: part }, { token })).toMatchObject(refused('nothing'))
    expect((await server().call('couponOfLink', { coupon: whole }, { token })).data).toMatchObject({
      attachable: true,
      finalPrice: 0,
    })
    expect((await server().call('couponTakeLink', { coupon: whole }, { token })).data).toMatchObject({
      fresh: true,
      coupon: { state: 'open' },
    })
    expect((await server().call('couponTakeLink', { coupon: 'nothing-here-at-all' }, { token })).code).toBe(
      code('couponUnknown'),
    )
    expect((await server().call('couponManualUsed', { code_token: whole }, { token })).data).toMatchObject({
      used: false,
      state: 'open',
    })
    expect((await server().call('couponManualUsed', { code_token: part }, { token })).data).toEqual({
      used: false,
      state: null,
      coupon: null,
    })
  })
})

describe('the welcome of a new person', () => {
  it('is offered, put away, and taken once', async () => {
    const token = await server().login('newcomer')
    const state = async () => (await server().call('couponWelcome', {}, { token })).data.state
    expect((await server().call('couponWelcome', {}, { token })).data).toMatchObject({
      state: 'offered',
      offer: { price: 3000, applyType: 'report', issuer: '집살핌' },
      coupon: null,
    })
    expect((await server().call('couponWelcomeDismiss', { dismissed: true }, { token })).data.state).toBe('dismissed')
    expect(await state()).toBe('dismissed')
    const another = await server().login('newcomer-too')
    expect((await server().call('couponWelcome', {}, { token: another })).data.state).toBe('offered')
    const taken = await server().call('couponWelcomeTake', {}, { token })
    expect(taken.data).toMatchObject({ state: 'taken', coupon: { state: 'open', price: 3000 } })
    expect((await server().call('couponWelcomeTake', {}, { token })).data).toEqual(taken.data)
    const { token: old, seq } = await signIn(server())
    await server().owner.query(
      `update account_user set created_at = created_at - interval '31 days' where user_seq = $1`,
      [seq],
    )
    expect((await server().call('couponWelcome', {}, { token: old })).data.state).toBe('none')
    expect(await server().call('couponWelcomeTake', {}, { token: old })).toMatchObject(refused('new-users'))
  })
})

describe('campaigns of the played world', () => {
  it('say what is given, to whom, until when, and how much is left', async () => {
    const { data } = await server().call('campaignList', {})
    const bySlug = new Map(data.campaigns.map((c) => [c.slug, c]))
    expect(bySlug.get('pilot-report')).toMatchObject({
      quota: 6000,
      left: 6000,
      gives: 'free',
      product: 'report',
      sources: ['ione'],
      one_per: 'account',
      demo: true,
      state: 'open',
    })
    expect(bySlug.get('pilot-notifier')).toMatchObject({ quota: 4000, product: 'subscribe' })
    expect((await server().call('campaignList', { campaign: 'seoul' })).data.campaigns).toMatchObject([
      { regions: ['서울특별시'], issuer: '서울특별시' },
    ])
    const months = (Date.parse(bySlug.get('pilot-report')?.until ?? '') - Date.now()) / 86_400_000
    expect(months).toBeGreaterThan(85)
    expect(months).toBeLessThan(93)
  })
  it('are neither shown nor taken elsewhere', async () => {
    const elsewhere = { ...server().ctx, settings: { ...server().ctx.settings, sandbox: false } }
    const { readCampaigns } = await import('../campaign/read-campaigns.ts')
    expect((await readCampaigns(elsewhere, undefined)).filter(({ told }) => told.demo)).toEqual([])
    expect(await readCampaigns(elsewhere, 'seoul')).toEqual([])
    const { findCode } = await import('../code/find-code.ts')
    const { seq } = await signIn(server(), { persona: true })
    const now = new Date()
    const session = {
      seq: 1,
      hash: Buffer.alloc(32),
      expiresAt: now,
      authenticatedAt: now,
      secondFactorAt: null,
      old: false,
      limited: false,
      stopped: false,
    }
    const user = { seq, role: 'user', persona: true, from: () => 'test', session } as const
    expect(await findCode(elsewhere, 'SEOUL-HOME-DEMO', user)).toBeNull()
    expect(await findCode(server().ctx, 'SEOUL-HOME-DEMO', user)).toMatchObject({ campaign: { slug: 'seoul' } })
  })
})
