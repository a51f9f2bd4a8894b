import { errors } from '@jipsalpim/contract/errors.ts'
import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { count, HOME, makePaidOrder, orderInput, placeAt, progressOf } from '../../testing/scenes.ts'

const server = useTestServer()

describe('a contract whose day is still open', () => {
  it('is judged with the day unknown, is one purchase, and learns its day later', async () => {
    const token = await server().login('kim')
    const open = { contract_date: null, contract_date_living: null }
    const { merchant_uid, order_seq } = await makePaidOrder(server(), token, HOME, open)
    const again = await server().call('orderCreate', orderInput({ ...open, place: await placeAt(server(), HOME) }), {
      token,
    })
    expect(again.code).toBe(errors.approvalNeeded.code)
    await server().settle(20_000)
    const read = async () => {
      const progress = await progressOf(server(), token, merchant_uid)
      return (await server().call('reportRead', { id: progress.report_seq ?? 0 }, { token })).data
    }
    const { report_seq, version, assessment } = await read()
    expect(assessment.lease.contractDate).toMatchObject({ unknown: 'not-given' })
    const told = { contractDate: '2026-12-03', moveInDate: '2026-12-20', months: 24 }
    const answer = { question: 'lease-days', value: told, source: 'seen', as_of: '2026-11-01' }
    const edited = await server().call(
      'reportOfUserEdit',
      { report_seq, seen_version: version, answers: [answer] } as never,
      { token },
    )
    expect(edited).toMatchObject({ code: 0 })
    expect((await read()).assessment.lease.contractDate).toMatchObject({ value: '2026-12-03' })
    expect(
      await count(server(), `order_order where order_seq = $1 and contract_date = '2026-12-03'`, [order_seq]),
    ).toBe(1)
  })
  it('is refused where it was signed', async () => {
    const token = await server().login('kim')
    const signed = orderInput({ contract_period_detail: '계약완료', contract_date: null })
    expect(await server().call('orderCreate', signed, { token })).toMatchObject({
      code: errors.invalidInput.code,
      data: { contract_date: 'missing' },
    })
  })
})
