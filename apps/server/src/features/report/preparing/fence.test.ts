import { afterEach, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { count, gatewayRows, makePaidOrder, pass, progressOf } from '../../testing/scenes.ts'
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

it('a worker that was overtaken while it judged delivers no report, and nobody is told of one', async () => {
  const token = await server().login('fence')
  // Asked once the register is there.
  await server().control('faults', { service: 'trades', kind: 'slow', times: 1, ms: 1500 })
  // A webhook would wait for the order's lock as well.
  await server().control('faults', { service: 'portone', kind: 'lost-webhook', times: 1 })
  const { order_seq, merchant_uid } = await makePaidOrder(server(), token)
  const stateNow = async () =>
    (await server().owner.query('select state from report_report where order_seq = $1', [order_seq])).rows
  const waitingForUs = () =>
    count(server(), 'pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))')
  // Delivery waits for the order's lock, so that the report is taken over after it was judged and before it is ready.
  const { owner } = server()
  const fetched = () =>
    count(
      server(),
      `report_step join report_report using (report_seq) where order_seq = $1 and step = 'register' and report_step.state = 'done'`,
      [order_seq],
    )
  await expect.poll(fetched, { timeout: 20_000 }).toBe(1)
  await owner.query('begin')
  try {
    await owner.query('select from order_order where order_seq = $1 for update', [order_seq])
    await expect.poll(waitingForUs, { timeout: 20_000 }).toBeGreaterThan(0)
    await owner.query('update report_report set fence = fence + 1 where order_seq = $1', [order_seq])
  } finally {
    await owner.query('commit')
  }
  await server().settle(20_000)
  expect(await stateNow()).toEqual([{ state: 'preparing' }])
  expect(await count(server(), `message_notice where order_seq = $1 and template = 'report-ready'`, [order_seq])).toBe(
    0,
  )
  const { rows } = await server().owner.query('select report_seq from report_report where order_seq = $1', [order_seq])
  await server().ctx.enqueue('report.prepare', { report_seq: Number(rows[0].report_seq) })
  await server().settle(20_000)
  expect((await progressOf(server(), token, merchant_uid)).state).toBe('ready')
})
