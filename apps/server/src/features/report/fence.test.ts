import { afterEach, expect, it } from 'vitest'
import { useTestServer } from '../../testing/use-test-server.ts'
import { gatewayRows, makePaidOrder, pass, progressOf } from '../testing/scenes.ts'
import { failReport } from './fail-report.ts'

const server = useTestServer()
const fault = (times: number) => server().control('faults', { service: 'register', kind: 'down', times, ms: 200 })
afterEach(() => server().setClock(null))

it('a worker that was overtaken ends no report, and gives no money back', async () => {
  const token = await server().login('fence')
  await fault(1000)
  const order = await makePaidOrder(server(), token)
  await server().settle(20_000)
  const report = await server()
    .ctx.db.selectFrom('report_report')
    .selectAll()
    .where('order_seq', '=', order.order_seq)
    .executeTakeFirstOrThrow()
  expect(report.state).toBe('preparing')
  await failReport(server().ctx, { ...report, fence: report.fence - 1 }, 'source-down')
  const { rows } = await server().owner.query('select state from report_report where order_seq = $1', [order.order_seq])
  expect(rows).toEqual([{ state: 'preparing' }])
  expect(await gatewayRows(server(), order.merchant_uid)).toMatchObject([{ status: 'paid', cancel_amount: 0 }])
  await fault(0)
  for (let i = 0; i < 3; i++) {
    await pass(server(), 300)
    await server().settle(20_000)
  }
  expect((await progressOf(server(), token, order.merchant_uid)).state).toBe('ready')
})
