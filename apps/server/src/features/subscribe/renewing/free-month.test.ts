import { errors } from '@jipsalpim/contract/errors.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signIn } from '../../../testing/sign-in.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { FREE, makeCampaign, makeCodes, makeCoupon } from '../../testing/coupon-scene.ts'
import { registerCard, payWatch, renewAt, chargedFor } from '../../testing/renew-scene.ts'
import { workOn } from '../../testing/killed-worker.ts'
import { count, HOME, makePaidOrder, placeAt, progressOf } from '../../testing/scenes.ts'
import { watchHome } from '../../testing/watch-scene.ts'
import { askConsent } from '../consent/ask-consent.ts'
import { endWatches } from '../stopping/end-watches.ts'

const server = useTestServer({ worker: 'none' })
// Another year than in the tests of renewals.
const START = '2029-03-10T10:00:00+09:00'
beforeEach(() => server().setClock(new Date(START)))
afterEach(() => server().setClock(null))
const code = (name: keyof typeof errors): number => errors[name].code

const person = async () => (await signIn(server(), { persona: true, verified: true })).token
const freeMonth = (over: object = {}) =>
  makeCampaign(server(), { ...FREE, product: 'subscribe', way: 'ask', quota: 1000, ...over })
const at = (ho: string) => placeAt(server(), { ...HOME, ho })
type Asked = Parameters<typeof begin>[1]
const begin = async (token: string, input: object) => {
  for (;;) {
    const answer = await server().call('subscribePaymentCampaign', { agreed: true, ...input } as never, { token })
    if (answer.code !== code('tryLater') && answer.code !== code('repeatInFlight')) return answer
    await new Promise((done) => setTimeout(done, 20 + Math.random() * 80))
  }
}
const told = async (watchSeq: number): Promise<string[]> =>
  (
    await server().owner.query(
      `select template from message_notice where user_seq = (select user_seq from subscribe_watch where watch_seq = $1)
        and template like 'watch-%' order by notice_seq`,
      [watchSeq],
    )
  ).rows.map((r) => r.template)
/** Runs the daily jobs of this day, at ten o'clock. */
const day = async (on: string) => {
  await renewAt(server(), `${on}T10:00:00+09:00`)
  await askConsent(server().ctx, {}, 1)
  await endWatches(server().ctx, {}, 1)
}
const stateOf = async (watchSeq: number) =>
  (await server().owner.query('select state from subscribe_watch where watch_seq = $1', [watchSeq])).rows[0]?.state

describe('the free month of a campaign', () => {
  it('is not made longer by another charge day, also with a card for what follows', async () => {
    const token = await person()
    const card_seq = await registerCard(server(), token)
    const made = await begin(token, { campaign: await freeMonth(), place: await at('402호') })
    const id = made.data.subscribeSeq
    expect((await server().call('subscribePaymentCard', { subscribe_seq: id, card_seq }, { token })).code).toBe(0)
    expect((await server().call('subscribePaymentDate', { subscribe_seq: id, day: 9 }, { token })).code).toBe(9303)
    expect(await count(server(), 'subscribe_period where watch_seq = $1', [id])).toBe(1)
  })

  it('needs no card, says until when, charges nothing, has no last payment, and ends by itself', async () => {
    const token = await person()
    const made = await begin(token, { campaign: await freeMonth(), place: await at('201호') })
    expect(made).toMatchObject({ code: 0, data: { free_until: '2029-04-09' } })
    const id = made.data.subscribeSeq
    const [info] = (await server().call('subscribeInfo', { id }, { token })).data.infos
    expect(info).toMatchObject({ next_charge: null, card_seq: null, paid_until: '2029-04-09', consent_due: null })
    expect(await server().call('subscribeLastPayment', { id }, { token })).toMatchObject({
      code: 0,
      data: { payment: null },
    })
    expect((await server().call('subscribeLastPayment', {}, { token })).data.payment).toBeNull()
    for (const on of ['2029-03-12', '2029-04-01', '2029-04-09']) await day(on)
    expect(await stateOf(id)).toBe('active')
    for (const on of ['2029-04-10', '2029-05-10']) await day(on)
    expect(await stateOf(id)).toBe('ended')
    expect(await chargedFor(server(), id)).toBe(0)
    expect(await count(server(), 'subscribe_period where watch_seq = $1', [id])).toBe(1)
    await server().checkInvariants()
  })

  it('is had by a code and for the home of a report, and its discount is borne by the issuer', async () => {
    const token = await person()
    const { merchant_uid } = await makePaidOrder(server(), token)
    await workOn(server())
    const report_seq = (await progressOf(server(), token, merchant_uid)).report_seq ?? 0
    const [typed = ''] = await makeCodes(server(), await makeCampaign(server(), { ...FREE, product: 'subscribe' }), 1)
    expect(await begin(await person(), { code: typed, report_seq })).toMatchObject({ code: code('orderNotFound') })
    const made = await begin(token, { code: typed, report_seq })
    expect(made.code).toBe(0)
    const [info] = (await server().call('subscribeInfo', { id: made.data.subscribeSeq }, { token })).data.infos
    expect(info).toMatchObject({ report_seq, orderPrice: 0 })
    await server().checkInvariants()
  })

  it('is one a person and campaign; another home does not give a second one', async () => {
    const token = await person()
    const campaign = await freeMonth()
    expect((await begin(token, { campaign, place: await at('201호') })).code).toBe(0)
    expect(await begin(token, { campaign, place: await at('201호') })).toMatchObject({ code: 6010 })
    expect(await begin(token, { campaign, place: await at('302호') })).toMatchObject({
      code: 9021,
      data: { reason: 'used' },
    })
  })

  it('of a home that is watched already says 6010, and takes no place of the campaign', async () => {
    const token = await person()
    await watchHome(server(), token, { ...HOME, ho: '201호' })
    const campaign = await freeMonth({ quota: 1 })
    expect((await begin(token, { campaign, place: await at('201호') })).code).toBe(6010)
    expect((await begin(await person(), { campaign, place: await at('201호') })).code).toBe(0)
  })

  it('is refused to who is no tenant of it: realtors, an unknown campaign, another product, no member of the partner', async () => {
    const place = await at('201호')
    const realtor = (await signIn(server(), { role: 'realtor', persona: true })).token
    expect((await begin(realtor, { campaign: await freeMonth(), place })).code).toBe(2512)
    const token = await person()
    expect((await begin(token, { campaign: 'no-such-one', place })).code).toBe(9020)
    const reasonOf = async (campaign: string) =>
      (await begin(token, { campaign, place })) as { code: number; data: unknown }
    expect(await reasonOf(await freeMonth({ product: 'report' }))).toMatchObject({
      code: 9021,
      data: { reason: 'product' },
    })
    expect(await reasonOf(await freeMonth({ gives: 'won', amount: 1000, zero_ok: false }))).toMatchObject({
      data: { reason: 'nothing' },
    })
    expect(await reasonOf(await freeMonth({ sources: ['ione'] }))).toMatchObject({
      code: 9021,
      data: { reason: 'source' },
    })
    expect(await reasonOf(await freeMonth({ regions: ['26'] }))).toMatchObject({ data: { reason: 'region' } })
    expect(await count(server(), 'coupon_coupon where user_seq = (select max(user_seq) from account_user)')).toBe(0)
  })

  it('takes one campaign and one home: two or none of either are wrong input', async () => {
    const token = await person()
    const [campaign, place] = [await freeMonth(), await at('201호')]
    const wrong: Asked[] = [
      { place },
      { campaign, code: 'abcdefgh', place },
      { campaign },
      { campaign, place, report_seq: 1 },
    ]
    for (const input of wrong) expect(await begin(token, input)).toMatchObject({ code: 9000 })
    expect((await begin(token, { campaign, place, agreed: false })).code).toBe(9000)
  })
})

describe('the places of a campaign', () => {
  it('one is left and two take it: one begins, the other reads that none is left', async () => {
    const campaign = await freeMonth({ quota: 1 })
    const tokens = [await person(), await person()]
    const place = await at('201호')
    const answers = await Promise.all(tokens.map((token) => begin(token, { campaign, place })))
    expect(answers.map((a) => a.code).toSorted()).toEqual([0, 9301])
  })

  it('are never more than its quota, with a hundred takers', async () => {
    const quota = 7
    const campaign = await freeMonth({ quota })
    const tokens = []
    for (let i = 0; i < 100; i++) tokens.push(await person())
    const place = await at('201호')
    const answers = await Promise.all(tokens.map((token) => begin(token, { campaign, place })))
    expect(answers.filter((a) => a.code === 0)).toHaveLength(quota)
    expect(answers.filter((a) => a.code === 9301)).toHaveLength(100 - quota)
    const watches = `subscribe_watch w join coupon_use u using (order_seq) join coupon_coupon c using (coupon_seq)
      join coupon_campaign g using (campaign_seq) where g.slug = $1`
    expect(await count(server(), watches, [campaign])).toBe(quota)
    await server().checkInvariants()
  }, 60_000)
})

describe('the free month with a card', () => {
  /** Begun with a card at price 0: the card is stored, and nothing is charged. */
  const withCard = async () => {
    const token = await person()
    const coupon_seq = await makeCoupon(server(), token, { ...FREE, product: 'subscribe' })
    const card_seq = await registerCard(server(), token)
    const made = await payWatch(server(), token, { ...HOME, ho: '201호' }, { card_seq, coupon_seq, price: 0 })
    expect(made).toMatchObject({ price: 0, state: 'completed' })
    return { token, seq: made.subscribeSeq ?? 0 }
  }
  const answer = async (token: string, seq: number, yes: boolean) => {
    const [info] = (await server().call('subscribeInfo', { id: seq }, { token })).data.infos
    expect(info?.consent_due).toMatchObject({ before: 0, price: 4900, on: '2029-04-10', until: '2029-04-02' })
    const offer_seq = info?.consent_due?.offer_seq ?? 0
    expect((await server().call('subscribeConsent', { subscribe_seq: seq, offer_seq, yes }, { token })).code).toBe(0)
  }
  const through = async () => {
    for (const on of ['04-01', '04-02', '04-03', '04-04', '04-08', '04-09', '04-10', '04-11']) await day(`2029-${on}`)
  }

  it('turns into pay only with a yes that was asked from T-30 to T-8, told at T-7 and T-1, and charged at T', async () => {
    const [yes, no, silent] = [await withCard(), await withCard(), await withCard()]
    expect(await chargedFor(server(), yes.seq)).toBe(0)
    await day('2029-03-10')
    expect(await told(yes.seq)).toEqual([])
    await day('2029-03-11')
    for (const { seq } of [yes, no, silent]) expect(await told(seq)).toEqual(['watch-price-asked'])
    await answer(yes.token, yes.seq, true)
    await answer(no.token, no.seq, false)
    await through()
    expect([
      await chargedFor(server(), yes.seq),
      await chargedFor(server(), no.seq),
      await chargedFor(server(), silent.seq),
    ]).toEqual([4900, 0, 0])
    expect(await told(yes.seq)).toEqual([
      'watch-price-asked',
      'watch-price-agreed',
      'watch-price-tomorrow',
      'watch-renewed',
    ])
    const { rows } = await server().owner.query(
      `select template, to_char(created_at at time zone 'Asia/Seoul', 'MM-DD') as on from message_notice
        where user_seq = (select user_seq from subscribe_watch where watch_seq = $1) and template like 'watch-price-%'
        order by notice_seq`,
      [yes.seq],
    )
    expect(rows.map((r) => r.on)).toEqual(['03-11', '04-03', '04-09'])
    for (const { seq } of [no, silent]) {
      expect(await told(seq)).toEqual(['watch-price-asked', 'watch-ends'])
      expect(await stateOf(seq)).toBe('ended')
    }
    await server().checkBooks({ atRest: true })
    await server().checkInvariants()
  })

  it('takes no card that comes too late to ask: it ends as it would have, and is not free for ever', async () => {
    const early = await server().login('late-card')
    const made = await begin(early, { campaign: await freeMonth({ one_per: 'account' }), place: await at('201호') })
    const subscribe_seq = made.data.subscribeSeq
    await server().setClock(new Date('2029-04-05T10:00:00+09:00'))
    // The first session has expired by now.
    const token = await server().login('late-card')
    const card_seq = await registerCard(server(), token)
    expect((await server().call('subscribePaymentCard', { subscribe_seq, card_seq }, { token })).code).toBe(9303)
    for (const on of ['2029-04-09', '2029-04-10', '2029-04-11']) await day(on)
    expect(await count(server(), 'subscribe_period where watch_seq = $1', [subscribe_seq])).toBe(1)
    expect(await stateOf(subscribe_seq)).toBe('ended')
  })

  it('whose card comes in time is asked, and goes on with a yes', async () => {
    const token = await person()
    const made = await begin(token, { campaign: await freeMonth(), place: await at('201호') })
    const subscribe_seq = made.data.subscribeSeq
    await server().setClock(new Date('2029-03-20T10:00:00+09:00'))
    const card_seq = await registerCard(server(), token)
    const choose = async () =>
      (await server().call('subscribePaymentCard', { subscribe_seq, card_seq }, { token })).code
    await server().call('subscribeReserve', { subscribe_seq, when: 'period_end' }, { token })
    expect(await choose()).toBe(9303)
    await server().call('subscribeReserveRevoke', { subscribe_seq }, { token })
    expect(await choose()).toBe(0)
    await day('2029-03-21')
    await answer(token, subscribe_seq, true)
    await through()
    expect(await chargedFor(server(), subscribe_seq)).toBe(4900)
  })
})

describe('POST /subscribe/payment', () => {
  it('takes one home of the three that may be named: two of them, or none, are wrong input', async () => {
    const token = await person()
    const card_seq = await registerCard(server(), token)
    const homes = { report_seq: 1, of: 'nz-an-order', place: await at('201호') }
    const terms = { card_seq, yearly: false, price: 4900, draft_key: 'a-draft-of-two-homes', agreed: true as const }
    const pairs = [['report_seq', 'of'], ['report_seq', 'place'], ['of', 'place'], []] as const
    for (const pair of pairs) {
      const named = Object.fromEntries(pair.map((field) => [field, homes[field]]))
      expect(await server().call('subscribePayment', { ...terms, ...named }, { token }), pair.join()).toMatchObject({
        code: 9000,
        data: { place: 'one-home' },
      })
    }
  })

  it('keeps the card at price 0 and charges nothing: no attempt was charged, and the card pays from then on', async () => {
    const token = await person()
    const coupon_seq = await makeCoupon(server(), token, { ...FREE, product: 'subscribe' })
    const card_seq = await registerCard(server(), token)
    const made = await payWatch(server(), token, { ...HOME, ho: '302호' }, { card_seq, coupon_seq, price: 0 })
    expect(
      await count(server(), 'payment_attempt where order_seq = $1 and charged_at is not null', [made.order_seq]),
    ).toBe(0)
    const [info] = (await server().call('subscribeInfo', { id: made.subscribeSeq ?? 0 }, { token })).data.infos
    expect(info).toMatchObject({ card_seq, orderPrice: 0, cardName: '신한카드' })
    expect((await server().call('subscribeLastPayment', {}, { token })).data.payment).toBeNull()
  })
})
