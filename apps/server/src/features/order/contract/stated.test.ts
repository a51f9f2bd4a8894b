import { errors } from '@jipsalpim/contract/errors.ts'
import { afterEach, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { HOME, makeOrder, makePaidOrder, orderInput, placeAt, progressOf } from '../../testing/scenes.ts'

const server = useTestServer()
afterEach(() => server().settle(20_000))

const input = {
  faq: ['계약연장', '집값', '직접질문'],
  faq_write: '집주인이 바뀐다고 해요.\n보증금은 누가 돌려주나요?',
  loan: 'Y',
  cash_amount: 60_000_000,
  first_repay_yn: 'Y',
  first_repay_amount: 120_000_000,
  expectation_price: 350_000_000,
  expectation_reason: '옆집이 그 값에 팔렸다고 했어요.',
  contract_months: 24,
} as const

it('what the person said comes back beside the report, and is no part of the price', async () => {
  const token = await server().login('says')
  const spoken = { ...input, faq: [...input.faq] }
  const { merchant_uid } = await makePaidOrder(server(), token, HOME, spoken)
  await server().settle(20_000)
  const { report_seq } = await progressOf(server(), token, merchant_uid)
  const { data } = await server().call('reportRead', { id: report_seq ?? 0 }, { token })
  expect(data.stated).toEqual(input)
  expect(data.assessment.home.statedPrice).toMatchObject({ unknown: 'not-given' })
  expect(data.assessment.lease.endDate).toMatchObject({ value: '2028-12-23' })
})

it('sentences are sealed in the row, and an order without any says nothing', async () => {
  const token = await server().login('sealed')
  const { order_seq } = await makeOrder(server(), token, HOME, { ...input, faq: [] })
  const { rows } = await server().owner.query('select * from order_order where order_seq = $1', [order_seq])
  expect(JSON.stringify(rows[0])).not.toContain('집주인이')
  expect(rows[0].faq_write_sealed.toString('utf8')).not.toContain('집주인이')
  const plain = await makePaidOrder(server(), token)
  await server().settle(20_000)
  const { report_seq } = await progressOf(server(), token, plain.merchant_uid)
  const { data } = await server().call('reportRead', { id: report_seq ?? 0 }, { token })
  expect(data.stated).toMatchObject({ faq: [], faq_write: null, expectation_price: null, contract_months: null })
  expect(data.assessment.lease.endDate).toBeUndefined()
})

it('an amount paid back without saying that it is, and letters that nobody types, are refused', async () => {
  const token = await server().login('odd')
  const refused = await server().call('orderCreate', orderInput({ first_repay_amount: 1 }), { token })
  expect(refused).toMatchObject({ code: errors.invalidInput.code })
  const hidden = await server().call('orderCreate', orderInput({ faq_write: 'a\u200bb' }), { token })
  expect(hidden).toMatchObject({ code: errors.invalidInput.code })
})

it('an address in a minute: building and unit at once, the term filled in, and the report comes', async () => {
  const token = await server().login('minute')
  const { order_seq, merchant_uid } = await makePaidOrder(server(), token, null)
  const place = await placeAt(server(), HOME)
  const other = await server().login('other')
  const decide = (as: string, p = place, id = order_seq) =>
    server().call('orderDeterminedMinute', { id, place: p }, { token: as })
  expect((await decide(other)).code).toBe(errors.orderNotFound.code)
  expect((await decide(token, { ...place, building_ho: null })).code).toBe(errors.unitState.code)
  const done = await decide(token)
  expect(done.data).toMatchObject({ address_state: 'complete', building_ho: HOME.ho })
  // Repeated after a lost answer: the same result, and no second report.
  expect((await decide(token)).data).toMatchObject({ address_state: 'complete' })
  await server().settle(20_000)
  const progress = await progressOf(server(), token, merchant_uid)
  expect(progress.state).toBe('ready')
  const { data } = await server().call('reportRead', { id: progress.report_seq ?? 0 }, { token })
  expect(data.stated.contract_months).toBe(24)
  expect((await decide(token, { ...place, building_ho: '202' })).code).toBe(errors.addressUndecidedState.code)
})
