import { expect } from 'vitest'
import type { TestServer } from '../../testing/start-test-server.ts'
import { gatewayRows } from './scenes.ts'

/** Compares the gateway’s money with our books, order by order. */
export async function agree(server: TestServer, orders: readonly string[]): Promise<void> {
  for (const uid of orders) {
    const payment = (await gatewayRows(server, uid))
      .filter((p) => p.status === 'paid' || p.status === 'cancelled')
      .reduce((sum, p) => sum + p.amount - p.cancel_amount, 0)
    const { rows } = await server.owner.query(
      `select o.state, o.price, o.address_state, o.supply_by, o.delivered_at is not null as delivered,
         coalesce((select sum(captured) from payment_attempt a where a.order_seq = o.order_seq and a.state in ('paid', 'cancelled')), 0)
           - coalesce((select sum(r.amount) from payment_refund r join payment_attempt a using (attempt_seq) where a.order_seq = o.order_seq and r.state = 'done'), 0) as ours
       from order_order o where merchant_uid = $1`,
      [uid],
    )
    const [row] = rows
    expect([uid, Number(row.ours)]).toEqual([uid, payment])
    expect(payment, uid).toBeLessThanOrEqual(Number(row.price))
    if (row.state === 'completed')
      expect(row.delivered || (row.address_state !== 'complete' && !row.supply_by), `${uid} is owed`).toBe(true)
    else expect([uid, row.state, payment]).toEqual([uid, row.state, 0])
  }
  const { rows: dead } = await server.owner.query(`select name, error from platform_job where state = 'dead'`)
  expect(dead).toEqual([])
  await server.checkInvariants({ inTime: true })
  await server.checkBooks({ atRest: true })
}
