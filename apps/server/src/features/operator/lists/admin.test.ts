import { expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { count, HOME, makePaidOrder } from '../../testing/scenes.ts'

const server = useTestServer()
const why = 'report-late'

it('tells an operator with a reason what happened to an order, as the page of the order does', async () => {
  const [buyer, token] = [await server().login('admin-buyer'), await server().login('operator-han')]
  const { order_seq } = await makePaidOrder(server(), buyer, HOME)
  await server().settle(30_000)
  const told = await server().call('orderAdmin', { id: order_seq, why }, { token })
  const page = (await server().call('operatorOrder', { order_seq }, { token })).data
  expect(told.data.order).toEqual(page.order)
  expect(told.data.money).toEqual(page.money)
  expect(told.text).not.toContain('201호')
  // the access is logged for the order's owner, with the order's number and the reason
  const log = `operator_audit where call = 'orderAdmin' and reason = $1 and subject = jsonb_build_object('order_seq', $2::bigint)
    and on_user = (select user_seq from order_order where order_seq = $2)`
  expect(await count(server(), log, [why, order_seq])).toBe(1)
  expect(await server().call('orderAdmin', { id: 987_654_321, why }, { token })).toMatchObject({ code: 9004 })
  expect(
    await server().call('orderAdmin', { id: order_seq, why: '보고서가 늦다는 전화' as never }, { token }),
  ).toMatchObject({
    code: 9000,
  })
})

it('lists every version of every report by its state, without a name and without a unit', async () => {
  const [buyer, token] = [await server().login('admin-lists'), await server().login('operator-han')]
  const { order_seq } = await makePaidOrder(server(), buyer, HOME)
  await server().settle(30_000)
  const list = (over: object = {}) => server().call('reportAdmin', { why, ...over }, { token })
  const { data, text } = await list()
  expect(data.reports[0]).toMatchObject({
    order_seq,
    version: 1,
    state: 'ready',
    failure: null,
    area: '서울특별시 강서구',
  })
  expect(data.total).toBeGreaterThanOrEqual(data.reports.length)
  for (const word of ['201', '가온', '화곡']) expect(text).not.toContain(word)
  const taxes = { question: 'taxes', value: 'arrears', source: 'told', as_of: '2026-11-20' } as never
  const report_seq = data.reports[0]?.report_seq ?? 0
  await server().call('reportOfUserEdit', { report_seq, seen_version: 1, answers: [taxes] }, { token: buyer })
  expect((await list({ filter: 'superseded' })).data.reports).toMatchObject([{ report_seq, state: 'superseded' }])
  const ready = (await list({ filter: 'ready' })).data
  expect(ready.reports.every((r) => r.state === 'ready')).toBe(true)
  expect(ready.reports[0]).toMatchObject({ order_seq, version: 2 })
  expect((await list({ page: 2 })).data.reports).toEqual([])
  expect(await list({ filter: 'lost' })).toMatchObject({ code: 9000 })
  expect(await list({ why: '' })).toMatchObject({ code: 9000 })
  expect(await count(server(), `operator_audit where call = 'reportAdmin' and reason = $1`, [why])).toBeGreaterThan(3)
})
