import { compareHomes } from '@jipsalpim/engine/compare/compare-homes.ts'
import { livingCost } from '@jipsalpim/engine/compare/living-cost.ts'
import { conversionRate } from '@jipsalpim/engine/law/conversion.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { valueOf } from '@jipsalpim/engine/values/known.ts'
import { describe, expect, it } from 'vitest'
import { signIn } from '../../../testing/sign-in.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { complete, buy, count, makeOrder, makePaidOrder, pass, progressOf, type Where } from '../../testing/scenes.ts'

const server = useTestServer()
const VILLA: Where = { keyword: '초록마을로 9012', ho: '201' }
/** A 다가구 whose other deposits are not known. */
const HOUSE: Where = { keyword: '계룡로 9152', ho: '302호' }

const person = async () => ({ token: (await signIn(server(), { persona: true })).token })
async function delivered(by: { token: string }, where: Where, over: Parameters<typeof makePaidOrder>[3] = {}) {
  const { order_seq, merchant_uid } = await makePaidOrder(server(), by.token, where, over)
  await server().settle(20_000)
  const report_seq = (await progressOf(server(), by.token, merchant_uid)).report_seq ?? expect.fail()
  return { order_seq, report_seq, merchant_uid }
}
const items = async (by: { token: string }) => (await server().call('compareItems', {}, by)).data.candidates
const side = (by: { token: string }, order_seq: number, rent_rate?: number) =>
  server().call('compareOrderItem', { order_seq, rent_rate }, by)

describe('two homes of one person', () => {
  it('are judged on one day by one rule pack, and neither report is changed, fetched or paid for again', async () => {
    const by = await person()
    const villa = await delivered(by, VILLA)
    const house = await delivered(by, HOUSE, { deposit_amount: 85_000_000 })
    const before = (await server().call('reportOfUser', { id: villa.report_seq }, by)).data
    const [steps, paid, reports] = [
      await count(server(), 'report_step'),
      await count(server(), 'payment_attempt'),
      await count(server(), 'report_report'),
    ]
    await pass(server(), 3 * 24 * 3600)
    const [a, b] = [(await side(by, villa.order_seq)).data, (await side(by, house.order_seq)).data]
    const today = dayInSeoul(server().ctx.now())
    expect([a.assessment.day, b.assessment.day]).toEqual([today, today])
    expect(a.stored).toMatchObject({ version: 1, grade: before.assessment.grade, ready_at: before.ready_at })
    expect(before.assessment.day).not.toBe(today)
    const compared = compareHomes(a.assessment, b.assessment)
    expect(compared.outcome).toEqual({ kind: 'unknown', missing: { b: ['other-deposits'] } })
    expect((await server().call('reportOfUser', { id: villa.report_seq }, by)).data).toEqual(before)
    expect(await count(server(), 'report_step')).toBe(steps)
    expect(await count(server(), 'payment_attempt')).toBe(paid)
    expect(await count(server(), 'report_report')).toBe(reports)
  })

  it('are judged with what was answered since', async () => {
    const by = await person()
    const { order_seq, report_seq } = await delivered(by, VILLA)
    const answers = [{ question: 'taxes', value: 'arrears', source: 'told', as_of: '2026-11-20' }]
    await server().call('reportOfUserEdit', { report_seq, seen_version: 1, answers } as never, by)
    const { data } = await side(by, order_seq)
    expect(data.assessment.findings.map((f) => f.id)).toContain('tax-arrears')
    expect(data.stored.version).toBe(2)
  })

  it('cost what the legal rate makes of them, or the rate that is asked for', async () => {
    const by = await person()
    const { order_seq } = await delivered(by, VILLA, {
      contract_type: '반전세',
      deposit_amount: 60_000_000,
      rental_amount: 500_000,
    })
    expect((await side(by, order_seq)).data).toMatchObject({
      rent_rate: 500,
      cost: { monthly: 500_000 + 250_000, as_deposit: 60_000_000 + 120_000_000 },
    })
    expect((await side(by, order_seq, 600)).data).toMatchObject({
      rent_rate: 600,
      cost: { monthly: 500_000 + 300_000, as_deposit: 60_000_000 + 100_000_000 },
    })
    expect(await side(by, order_seq, 0)).toMatchObject({ code: 9000, data: { rent_rate: expect.any(String) } })
  })

  it('costs at each rate what the screen works out on the device from the same answer', async () => {
    const by = await person()
    const lease = { contract_type: '반전세', deposit_amount: 61_234_567, rental_amount: 487_650 } as const
    for (const { order_seq } of [await delivered(by, VILLA, lease), await delivered(by, HOUSE)])
      for (const asked of [undefined, 1, 333, 500, 612, 2000]) {
        const { rent_rate, cost, assessment } = (await side(by, order_seq, asked)).data
        const rate = asked ?? valueOf(conversionRate(assessment.day))?.hundredths ?? expect.fail()
        expect(rent_rate).toBe(rate)
        const own = valueOf(livingCost(assessment.lease, rate)) ?? expect.fail()
        expect(cost).toEqual({ monthly: own.monthly, as_deposit: own.asDeposit })
      }
  })
})

describe('the list', () => {
  it('has each home, the same number for reports of one register, and why one cannot be compared', async () => {
    const by = await person()
    const first = await delivered(by, VILLA)
    const again = await delivered(by, VILLA)
    const other = await delivered(by, HOUSE)
    const open = await makeOrder(server(), by.token, null, { area_gu: '강서구' } as never)
    await buy(server(), open.merchant_uid)
    await complete(server(), by.token, open.merchant_uid)
    const list = await items(by)
    const of = (order_seq: number) => list.find((c) => c.order_seq === order_seq) ?? expect.fail()
    expect(of(first.order_seq)).toMatchObject({ why_not: null, home: of(again.order_seq).home })
    expect(of(other.order_seq).home).not.toBe(of(first.order_seq).home)
    expect(of(open.order_seq)).toMatchObject({ why_not: 'waiting-address', home: null, day: null, grade: null })
    expect(await side(by, open.order_seq)).toMatchObject({ code: 9204 })
    expect(await items(await person())).toEqual([])
  })

  it('keeps a report that was paid back out of it, and says so', async () => {
    const by = await person()
    const { order_seq } = await delivered(by, VILLA)
    await server().owner.query(`update order_order set state = 'refunded' where order_seq = $1`, [order_seq])
    expect(await items(by)).toMatchObject([{ order_seq, why_not: 'refunded' }])
    expect(await side(by, order_seq)).toMatchObject({ code: 9204 })
    await server().owner.query(`update order_order set state = 'completed' where order_seq = $1`, [order_seq])
  })

  it('shows nobody the home of another', async () => {
    const by = await person()
    const { order_seq } = await delivered(by, VILLA)
    const theirs = await side(await person(), order_seq)
    expect(theirs).toMatchObject({ code: 9004 })
    expect(theirs.text).toBe((await side(by, 999_999)).text)
  })
})
