import { errors } from '@jipsalpim/contract/errors.ts'
import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { campaignTerms, FREE, makeCampaign, makeCodes } from '../../testing/coupon-scene.ts'
import { buy, complete, count, HOME, makeOrder, PRICE } from '../../testing/scenes.ts'

const server = useTestServer()
const code = (name: keyof typeof errors): number => errors[name].code
const reason = '구청과 합의함'
const han = () => server().login('operator-han')
const line = (i: number) => `CITY-${String(i).padStart(4, '2')}-HOME-SAFE`

describe('a campaign', () => {
  it('is made once under its name, and ended early without taking what people have', async () => {
    const slug = await makeCampaign(server(), { word: 'ended-early' })
    const token = await han()
    const one = await server().login('kim')
    const { data } = await server().call('couponTake', { code: 'ended-early' }, { token: one })
    const first = await server().call('operatorCampaignEnd', { slug, end: true, reason }, { token })
    expect((await server().call('operatorCampaignEnd', { slug, end: true, reason }, { token })).data).toEqual(
      first.data,
    )
    expect((await server().call('operatorCampaignEnd', { slug: 'no-such', end: true, reason }, { token })).code).toBe(
      code('couponUnknown'),
    )
    const { rows: stored } = await server().owner.query(
      `select reason from operator_audit where call = 'operatorCampaignEnd' and subject->>'slug' = $1`,
      [slug],
    )
    expect(stored).toEqual([{ reason }, { reason }])
    expect((await server().call('operatorCampaignEnd', { slug, end: true, reason: '' }, { token })).code).toBe(
      code('invalidInput'),
    )
    expect(
      await server().call('couponTake', { code: 'ended-early' }, { token: await server().login('lee') }),
    ).toMatchObject({ data: { reason: 'ended' } })
    const { coupon_seq } = data.coupon
    const order = await makeOrder(server(), one, HOME, { coupon_seq, shown_price: PRICE - 3000 })
    expect(order.price).toBe(PRICE - 3000)
    const { data: list } = await server().call('operatorCampaigns', {}, { token })
    expect(list.campaigns.find((g) => g.slug === slug)).toMatchObject({
      taken: 1,
      used: 0,
      ended_at: first.data.ended_at,
      demo: false,
    })
    expect((await server().call('campaignList', {})).data.campaigns.map((g) => g.slug)).not.toContain(slug)
    expect((await server().call('campaignList', { campaign: slug })).data.campaigns).toMatchObject([{ state: 'ended' }])
  })
  it.each([
    [{ gives: 'free', amount: 100 }, { amount: 'amount-does-not-fit' }],
    [{ gives: 'free', amount: null, zero_ok: false }, { zero_ok: 'free-is-zero' }],
    [{ gives: 'percent', amount: 101 }, { amount: 'won-too-much' }],
    [{ amount: 0 }, { amount: 'won-zero' }],
    [{ most: 100 }, { most: 'amount-does-not-fit' }],
    [{ way: 'ask', word: 'for-asking' }, { word: 'way-does-not-fit' }],
    [{ word: '쿠폰쿠폰쿠폰' }, { word: 'bad-characters' }],
    [{ regions: ['99'] }, { 'regions.0': 'not-a-region' }],
    [{ regions: ['seoul'] }, { 'regions.0': 'not-a-region' }],
    [{ until_at: '2020-01-01T00:00:00.000Z' }, { until_at: 'day-too-early' }],
    [{ issuer: 'nobody-yet', issuer_name: undefined }, { issuer_name: 'missing' }],
    [{ slug: 'Not A Name' }, { slug: 'bad-characters' }],
    [{ reason: ' ' }, { reason: 'too-short' }],
  ] as const)('is refused: %o', async (over, data) => {
    // input that the schema forbids
    const sent = campaignTerms(server(), { zero_ok: true, ...over } as unknown as Parameters<typeof campaignTerms>[1])
    expect(await server().call('operatorCampaignMake', sent, { token: await han() })).toMatchObject({
      code: 9000,
      data,
    })
  })
  it('of a name or a word that is taken is refused', async () => {
    const slug = await makeCampaign(server(), { word: 'taken-word' })
    await expect(makeCampaign(server(), { slug })).rejects.toThrow('9021')
    await expect(makeCampaign(server(), { word: 'TAKEN WORD' })).rejects.toThrow('9021')
  })
  it('is an operator’s work', async () => {
    for (const who of ['kim', 'realtor-choi']) {
      const token = await server().login(who)
      const answers = await Promise.all([
        server().call('operatorCampaigns', {}, { token }),
        server().call('operatorCampaignApprove', { slug: 'seoul', approve: true, reason }, { token }),
        server().call('operatorCampaignEnd', { slug: 'seoul', end: true, reason }, { token }),
        server().call('operatorCodesBring', { campaign: 'seoul', file_name: 'x', make: 1, reason }, { token }),
        server().call('operatorBatches', {}, { token }),
        server().call('operatorCodesApprove', { batch_seq: 1, approve: true, reason }, { token }),
        server().call('operatorCodes', { batch_seq: 1 }, { token }),
        server().call('operatorCouponReport', { issuer: 'seoul', from: '2026-01-01', to: '2026-12-31' }, { token }),
      ])
      expect(answers.map((a) => a.code)).toEqual(answers.map(() => code('notAllowed')))
    }
  })
})

describe('the codes of a file', () => {
  it('are brought in once, in parts and again, with the lines that are no codes named', async () => {
    const campaign = await makeCampaign(server())
    const token = await han()
    const bring = (codes: string[]) =>
      server().call('operatorCodesBring', { campaign, file_name: '서울시_2026.csv', codes, reason }, { token })
    const first = await bring([
      line(1),
      ' city-2222-home-safe-x ',
      '',
      line(1).toLowerCase(),
      'SHORT',
      '쿠폰번호쿠폰번호쿠폰번호',
      'A'.repeat(50),
    ])
    expect(first.data).toMatchObject({
      file_name: '서울시_2026.csv',
      added: 2,
      repeated: 1,
      codes: 2,
      state: 'live',
      refused: [
        { line: 5, why: 'too-short' },
        { line: 6, why: 'bad-characters' },
        { line: 7, why: 'too-long' },
      ],
    })
    expect((await bring([line(1), line(2)])).data).toMatchObject({ added: 1, repeated: 1 })
    const { rows: stored } = await server().owner.query(
      `select call, reason from operator_audit
      where call in ('operatorCampaignMake', 'operatorCodesBring') and $1 in (subject->>'slug', subject->>'campaign')
      order by audit_seq`,
      [campaign],
    )
    expect(stored).toEqual([
      { call: 'operatorCampaignMake', reason: '시험 행사를 엶' },
      { call: 'operatorCodesBring', reason },
      { call: 'operatorCodesBring', reason },
    ])
    const { data } = await server().call('operatorCodes', { batch_seq: first.data.batch_seq }, { token })
    expect(data.csv).toBe(`\ufeffcode\r\n${line(1)}\r\ncity-2222-home-safe-x\r\n`)
    expect(
      (await server().call('couponTake', { code: 'CITY2222H0MESAFEX' }, { token: await server().login('kim') })).code,
    ).toBe(0)
    const other = await makeCampaign(server())
    const again = await server().call(
      'operatorCodesBring',
      { campaign: other, file_name: 'x', codes: [line(1)], reason },
      { token },
    )
    expect(again.data).toMatchObject({ added: 0, repeated: 1 })
  })
  it('of more than a hundred a day wait for another operator, who may not be the same', async () => {
    const campaign = await makeCampaign(server())
    const token = await han()
    const make = (n: number) =>
      server().call('operatorCodesBring', { campaign, file_name: 'made.csv', make: n, reason }, { token })
    expect((await make(60)).data.state).toBe('live')
    const many = await make(41)
    expect(many.data).toMatchObject({ state: 'waits', added: 41 })
    const { batch_seq } = many.data
    expect((await server().call('operatorCodes', { batch_seq }, { token })).data.csv).toBe('\ufeffcode\r\n')
    expect((await server().call('operatorCodesApprove', { batch_seq, approve: true, reason }, { token })).code).toBe(
      code('notAllowed'),
    )
    const { rows } = await server().owner.query<{ code_sealed: Buffer; code_index: Buffer }>(
      'select code_sealed, code_index from coupon_code where batch_seq = $1 limit 1',
      [batch_seq],
    )
    const row = rows[0]
    const typed = row
      ? server()
          .ctx.seal.open(
            { table: 'coupon_code', column: 'code_sealed', row: row.code_index.toString('hex') },
            row.code_sealed,
          )
          .reveal()
      : ''
    const kim = await server().login('kim')
    expect((await server().call('couponTake', { code: typed }, { token: kim })).code).toBe(code('couponUnknown'))
    const second = await server().login('operator-second')
    const batchOf = async (who: string) =>
      (await server().call('operatorBatches', {}, { token: who })).data.batches.find((b) => b.batch_seq === batch_seq)
    expect(await batchOf(token)).toMatchObject({ campaign, codes: 41, state: 'waits', mine: true, approved_at: null })
    expect(await batchOf(second)).toMatchObject({ mine: false })
    expect(
      (await server().call('operatorCodesApprove', { batch_seq, approve: true, reason }, { token: second })).data.state,
    ).toBe('live')
    expect(await batchOf(token)).toMatchObject({ state: 'live', approved_at: expect.any(String) })
    expect((await server().call('couponTake', { code: typed }, { token: kim })).code).toBe(0)
    expect((await server().call('operatorCodes', { batch_seq }, { token })).data.csv.split('\r\n')).toHaveLength(43)
    expect(
      (await server().call('operatorCodesApprove', { batch_seq: 999_999, approve: true, reason }, { token })).code,
    ).toBe(code('couponUnknown'))
  })
  it('need a campaign that gives by codes', async () => {
    const token = await han()
    const campaign = await makeCampaign(server(), { way: 'ask' })
    expect(
      (await server().call('operatorCodesBring', { campaign, file_name: 'x', make: 1, reason }, { token })).data,
    ).toEqual({
      campaign: 'way-does-not-fit',
    })
    expect(
      (await server().call('operatorCodesBring', { campaign: 'no-such', file_name: 'x', make: 1, reason }, { token }))
        .code,
    ).toBe(code('couponUnknown'))
  })
  it('the same request again brings nothing more', async () => {
    const campaign = await makeCampaign(server())
    const token = await han()
    const send = () =>
      server().call(
        'operatorCodesBring',
        { campaign, file_name: 'once.csv', make: 5, reason },
        { token, key: `once-${campaign}` },
      )
    expect((await send()).text).toBe((await send()).text)
    expect(
      await count(server(), 'coupon_code join coupon_campaign using (campaign_seq) where slug = $1', [campaign]),
    ).toBe(5)
  })
})

describe('the report to an issuer', () => {
  it('comes from the ledger: uses, what was given back, and won, by day and campaign, and nobody’s data', async () => {
    const issuer = 'report-city'
    const free = await makeCampaign(server(), { ...FREE, issuer, issuer_name: '=보고시' })
    const part = await makeCampaign(server(), { issuer, amount: 2000 })
    const codes = [...(await makeCodes(server(), free, 3)), ...(await makeCodes(server(), part, 1))]
    const places = [HOME, { keyword: '희우정로16길 9301', ho: '201호' }, null, HOME]
    for (const [i, typed] of codes.entries()) {
      const token = await server().login(`reported-${i}`)
      const { data } = await server().call('couponTake', { code: typed }, { token })
      const shown_price = i < 3 ? 0 : PRICE - 2000
      const order = await makeOrder(server(), token, places[i], { coupon_seq: data.coupon.coupon_seq, shown_price })
      if (i === 2) continue
      if (i < 3) await server().call('orderCouponOnceComplete', { merchant_uid: order.merchant_uid }, { token })
      else {
        await buy(server(), order.merchant_uid, { amount: order.price })
        await complete(server(), token, order.merchant_uid)
      }
    }
    await server().settle()
    const today = new Date(server().ctx.now().getTime() + 9 * 3_600_000).toISOString().slice(0, 10)
    const ask = (from: string, to: string) =>
      han().then((token) => server().call('operatorCouponReport', { issuer, from, to }, { token }))
    const { data } = await ask(today, today)
    expect(data).toMatchObject({
      issuer: '=보고시',
      balance: PRICE + 2000,
      lines: [
        { day: today, campaign: free, used: 2, given_back: 1, discount: 2 * PRICE, discount_back: PRICE },
        { day: today, campaign: part, used: 1, given_back: 0, discount: 2000, discount_back: 0 },
      ],
    })
    expect(data.csv.split('\r\n').slice(0, 3)).toEqual([
      '\ufeffday,campaign,used,given_back,discount_won,discount_back_won,net_won',
      `${today},${free},2,1,${2 * PRICE},${PRICE},${PRICE}`,
      `${today},${part},1,0,2000,0,2000`,
    ])
    expect((await ask('2026-01-01', '2026-01-02')).data).toMatchObject({ lines: [], balance: PRICE + 2000 })
    expect(
      (
        await server().call(
          'operatorCouponReport',
          { issuer: 'no-such', from: today, to: today },
          { token: await han() },
        )
      ).code,
    ).toBe(code('couponUnknown'))
  })
})
