import { afterEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { count, HOME, makePaidOrder, PRICE } from '../../testing/scenes.ts'

const server = useTestServer()
afterEach(() => server().setClock(null))
const input = {
  // validated by the call itself
  start_on: '2026-12-24' as never,
  end_on: '2028-12-23' as never,
  deposit_amount: 185_000_000,
  rental_amount: 0,
  area: '59.9㎡',
  loan_yn: 'Y' as const,
  bank_name: '다온은행',
  loan_name: '버팀목전세자금대출',
  loan_product_code: 'HF-01',
}

describe('the contract behind an order', () => {
  it('is kept as it was said last, its loan sealed, beside the lease', async () => {
    const token = await server().login('contracts')
    const { order_seq: id } = await makePaidOrder(server(), token, HOME)
    const lease = {
      contract_type: '전세',
      contract_date: '2026-12-01',
      deposit_amount: 180_000_000,
      rental_amount: 0,
    }
    expect((await server().call('contractReport', { id }, { token })).data).toEqual({ contract: null, lease })
    expect((await server().call('contractReportLoan', { id }, { token })).data).toEqual({
      type: '전세',
      deposit: 180_000_000,
      loan_yn: null,
      bank_name: null,
      loan_name: null,
      loan_product_code: null,
    })
    expect((await server().call('contractReportKeep', { id, ...input, area: null }, { token })).code).toBe(0)
    expect(await server().call('contractReportKeep', { id, ...input }, { token })).toMatchObject({
      code: 0,
      data: { ...input, id },
    })
    expect((await server().call('contractReport', { id }, { token })).data).toMatchObject({ contract: input, lease })
    expect((await server().call('contractReportLoan', { id }, { token })).data).toMatchObject({
      loan_yn: 'Y',
      bank_name: '다온은행',
      loan_product_code: 'HF-01',
    })
    expect(await count(server(), 'order_contract where order_seq = $1', [id])).toBe(2)
    const { rows } = await server().owner.query('select * from order_contract where order_seq = $1', [id])
    expect(JSON.stringify(rows)).not.toMatch(/다온은행|버팀목/)
  })
  it('of a notifier is its own; one of the other kind is not found', async () => {
    const token = await server().login('notifier-contract')
    const { order_seq: report, merchant_uid: of } = await makePaidOrder(server(), token, HOME)
    const terms = { pg_name: 'portone', shown_price: 4900, draft_key: 'a-draft-of-a-notifier', agreed: true } as const
    const { data } = await server().call('orderSubscribe', { ...terms, yearly: false, of }, { token })
    const id = data.order_seq
    expect((await server().call('contractSubscribeKeep', { id, ...input }, { token })).code).toBe(0)
    expect((await server().call('contractSubscribe', { id }, { token })).data).toMatchObject({
      contract: input,
      // for a report's home, the report's lease
      lease: { contract_type: '전세', deposit_amount: 180_000_000 },
    })
    for (const [name, wrong] of [
      ['contractSubscribe', report],
      ['contractReport', id],
      ['contractReportLoan', id],
    ] as const)
      expect((await server().call(name, { id: wrong }, { token })).code).toBe(2513)
    expect((await server().call('contractReportKeep', { id, ...input }, { token })).code).toBe(2513)
    expect((await server().call('contractSubscribeKeep', { id: report, ...input }, { token })).code).toBe(2513)
  })
  it('ends after it begins, and has a loan only where it says so', async () => {
    const token = await server().login('wrong-contract')
    const { order_seq: id } = await makePaidOrder(server(), token, null)
    const save = (over: object) => server().call('contractReportKeep', { id, ...input, ...over }, { token })
    expect(await save({ end_on: input.start_on })).toMatchObject({ code: 9000, data: { end_on: 'end-before-start' } })
    expect(await save({ loan_yn: 'N' })).toMatchObject({ code: 9000, data: { loan_yn: 'loan-not-said' } })
    expect((await save({ loan_yn: 'N', bank_name: null, loan_name: null, loan_product_code: null })).code).toBe(0)
  })
})

it('a realtor is shown the home, the lease and the report’s state; no price and no payer', async () => {
  const token = await server().login('shows-realtor')
  const { order_seq } = await makePaidOrder(server(), token, HOME, { landlord_name: '임대인' })
  await server().settle()
  const { data, text } = await server().call('orderDetailRealtor', { order_seq }, { token })
  expect(data).toMatchObject({ order_seq, building_ho: '201', contract_type: '전세', report: { state: 'ready' } })
  expect(text).not.toMatch(new RegExp(`${PRICE}|임대인|merchant`))
  const other = await server().login('another-buyer')
  expect((await server().call('orderDetailRealtor', { order_seq }, { token: other })).code).toBe(2513)
})

describe('the register of a cart', () => {
  it('is told, and another of the same home may be confirmed within the five minutes', async () => {
    const token = await server().login('confirms')
    const { merchant_uid: merchant, order_seq } = await makePaidOrder(server(), token, HOME)
    await server().settle()
    const before = (await server().call('orderCart', { merchant }, { token })).data
    expect(before).toMatchObject({ unique_no: null, confirm: 'N', bunji: expect.any(String) })
    const edit = (over: object) => server().call('orderCartEdit', { merchant, ...over }, { token })
    expect((await edit({})).code).toBe(9000)
    expect((await edit({ unique_no: '11012026000001' })).code).toBe(9000)
    const chosen = { unique_no: '11012026000001', confirm: 'Y' as const }
    expect(await edit(chosen)).toMatchObject({
      code: 0,
      data: { ...chosen, address: before.address, building_ho: before.building_ho },
    })
    expect(await count(server(), 'order_address_edit where order_seq = $1', [order_seq])).toBe(1)
    await server().settle()
  })
})
