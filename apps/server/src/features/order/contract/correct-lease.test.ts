import { afterEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { count, HOME, makeOrder, makePaidOrder, placeAt, progressOf } from '../../testing/scenes.ts'

const server = useTestServer()
afterEach(() => server().settle(20_000))

const other = { contract_type: '반전세', deposit_amount: 90_000_000, rental_amount: 350_000 } as const
const days = { contract_date: '2026-11-10', contract_date_living: '2026-12-20', contract_months: 12 } as const
// the call itself validates the days
const correct = (token: string, id: number, over: object) =>
  server().call('orderDeterminedContract', { id, ...over } as never, { token })

describe('the lease of a paid order', () => {
  it('is corrected while the home is not known, and the report is judged by it', async () => {
    const token = await server().login('corrects')
    const { order_seq, merchant_uid } = await makePaidOrder(server(), token, null)
    expect(await correct(token, order_seq, other)).toMatchObject({ code: 0, data: other })
    expect(await correct(token, order_seq, days)).toMatchObject({ code: 0, data: { ...other, ...days } })
    await server().call('orderDeterminedAddress', { id: order_seq, place: await placeAt(server(), HOME) }, { token })
    await server().settle(20_000)
    const { report_seq } = await progressOf(server(), token, merchant_uid)
    const { lease } = (await server().call('reportRead', { id: report_seq ?? 0 }, { token })).data.assessment
    expect(lease).toMatchObject({ kind: '반전세', deposit: { value: 90_000_000 }, rent: { value: 350_000 } })
    expect(lease).toMatchObject({ contractDate: { value: '2026-11-10' }, endDate: { value: '2027-12-19' } })
    const story = await count(server(), `order_event where order_seq = $1 and kind = 'lease-corrected'`, [order_seq])
    expect(story).toBe(2)
  })

  it('corrected during the preparation is the one that is judged', async () => {
    const token = await server().login('corrects-late')
    const { order_seq, merchant_uid } = await makePaidOrder(server(), token, HOME)
    expect((await progressOf(server(), token, merchant_uid)).state).toBe('preparing')
    expect((await correct(token, order_seq, other)).code).toBe(0)
    await server().settle(20_000)
    const { report_seq } = await progressOf(server(), token, merchant_uid)
    const { data } = await server().call('reportRead', { id: report_seq ?? 0 }, { token })
    expect(data.assessment.lease).toMatchObject({ kind: '반전세', deposit: { value: 90_000_000 } })
    expect(data.version).toBe(1)
  })

  it('is not corrected by this call once the report is there, before it is paid, or by anybody else', async () => {
    const token = await server().login('too-late')
    const { order_seq } = await makePaidOrder(server(), token, HOME)
    await server().settle(20_000)
    expect((await correct(token, order_seq, other)).code).toBe(2514)
    const open = await makeOrder(server(), token, null)
    expect((await correct(token, open.order_seq, other)).code).toBe(2514)
    expect((await correct(await server().login('stranger'), order_seq, other)).code).toBe(2513)
  })

  it('that cannot be is refused with the field, and nothing changes', async () => {
    const token = await server().login('wrong-lease')
    const { order_seq } = await makePaidOrder(server(), token, null)
    const before = (await server().call('orderMerchant', { order_seq }, { token })).data
    const refused = (over: object) => correct(token, order_seq, over)
    expect(await refused({})).toMatchObject({ code: 9000 })
    expect(await refused({ contract_type: '월세' })).toMatchObject({ data: { rental_amount: 'rent-does-not-fit' } })
    expect(await refused({ deposit_amount: -1 })).toMatchObject({
      code: 9000,
      data: { deposit_amount: 'won-zero' },
    })
    expect(await refused({ deposit_amount: 1.5 })).toMatchObject({ code: 9000, data: { deposit_amount: 'won' } })
    expect(await refused({ contract_date: '2026-12-01', contract_date_living: '2026-11-30' })).toMatchObject({
      code: 9000,
      data: { contract_date_living: 'living-before-contract' },
    })
    expect((await server().call('orderMerchant', { order_seq }, { token })).data).toEqual(before)
  })
})

describe('the lease of a report that is ready', () => {
  it('is judged again without a fetch or a charge; order and copies state it, and taken back it is the old one', async () => {
    const token = await server().login('corrects-after')
    const by = { token }
    const { order_seq, merchant_uid } = await makePaidOrder(server(), token, HOME)
    await server().settle(20_000)
    const report_seq = (await progressOf(server(), token, merchant_uid)).report_seq ?? expect.fail()
    const before = (await server().call('orderMerchant', { order_seq }, by)).data
    const [steps, paid] = [await count(server(), 'report_step'), await count(server(), 'payment_attempt')]
    const value = { kind: '반전세' as const, deposit: 90_000_000, rent: 350_000 }
    const beside = { source: 'seen', as_of: '2026-11-20', paper: 'lease' } as never
    const answers = [{ question: 'lease-terms' as const, value, ...(beside as object) }] as never
    const edited = await server().call('reportOfUserEdit', { report_seq, seen_version: 1, answers }, by)
    expect(edited).toMatchObject({ code: 0, data: { version: 2, before: { version: 1 } } })
    const now = (await server().call('reportOfUser', { id: edited.data.report_seq }, by)).data
    expect(now.assessment.lease).toMatchObject({
      kind: '반전세',
      deposit: { value: 90_000_000, source: '직접 본 자료' },
    })
    expect((await server().call('orderMerchant', { order_seq }, by)).data).toMatchObject(other)
    expect([await count(server(), 'report_step'), await count(server(), 'payment_attempt')]).toEqual([steps, paid])
    const told = (await server().call('reportAnswers', { id: report_seq }, by)).data
    const take_back = told.answers.map((a) => a.answer_seq)
    await server().call('reportOfUserEdit', { report_seq, seen_version: 2, take_back }, by)
    expect((await server().call('orderMerchant', { order_seq }, by)).data).toEqual(before)
    const impossible = [{ question: 'lease-terms', value: { ...value, kind: '전세' }, ...(beside as object) }] as never
    const refused = await server().call('reportOfUserEdit', { report_seq, seen_version: 3, answers: impossible }, by)
    expect(refused.code).toBe(9000)
  })
})
