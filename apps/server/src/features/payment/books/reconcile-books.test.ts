import { afterEach, expect, it } from 'vitest'
import { addDays, day } from '@jipsalpim/engine/values/day.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { OLDER_PERIODS, olderPeriodOf, periodOf } from './reconcile-books.ts'
import { buy, gatewayRows, makeOrder, makePaidOrder, pass, PRICE } from '../../testing/scenes.ts'

const server = useTestServer()
let session: Promise<string> | null = null
const kim = () => (session ??= server().login('books'))
const fault = (kind: string, times = 1) => server().control('faults', { service: 'portone', kind, times })
afterEach(() => server().setClock(null))

type Row = { merchant_uid: string; kind: string; settled: boolean }
/** A period before all payments of these tests. */
const LONG_AGO = -1
const differences = async (): Promise<Row[]> =>
  (
    await server().owner.query<Row>(
      'select merchant_uid, kind, settled_at is not null as settled from payment_difference order by difference_seq',
    )
  ).rows
/** Runs the morning's job an hour after the payments: before that they count as in progress. */
async function laidBeside(): Promise<Row[]> {
  await pass(server(), 3600)
  await server().ctx.enqueue('payment.reconcile', {})
  await server().settle()
  return differences()
}
const query = (text: string, values: unknown[]) => server().owner.query(text, values)

it('books that agree leave nothing, whatever was paid, refused or given back', async () => {
  const token = await kim()
  await makePaidOrder(server(), token, null)
  await makePaidOrder(server(), token, null, { pg_name: 'portone' })
  const failed = await makeOrder(server(), token, null, { deposit_amount: 170_000_000 })
  await buy(server(), failed.merchant_uid, { outcome: 'failed' })
  await makeOrder(server(), token, null, { pg_name: 'payple' })
  await server().settle()
  expect(await laidBeside()).toEqual([])
})

it('a payment that nobody told us of is settled; money given back by hand becomes ours', async () => {
  const token = await kim()
  await fault('lost-webhook', 10)
  const lost = await makeOrder(server(), token, null, { deposit_amount: 170_000_000 })
  await buy(server(), lost.merchant_uid)
  const back = await makePaidOrder(server(), token, null)
  // As an operator in the gateway's own console: the same API call, made outside the product.
  const given = { merchantUid: back.merchant_uid, amount: 4000, balance: PRICE, reason: 'console', paidOn: null }
  const [atGateway] = (
    await query('select gateway_id from payment_attempt where merchant_uid = $1', [back.merchant_uid])
  ).rows
  await server().ctx.payment.portone.refund({ ...given, gatewayId: atGateway.gateway_id })
  expect(await laidBeside()).toEqual([])
  await fault('lost-webhook', 0)
  expect((await server().call('orderMerchant', { merchant: lost.merchant_uid }, { token })).data.state).toBe(
    'completed',
  )
  const { rows } = await query(
    `select r.amount, r.reason from payment_refund r join payment_attempt a using (attempt_seq) where a.merchant_uid = any($1)`,
    [[lost.merchant_uid, back.merchant_uid]],
  )
  expect(rows).toEqual([{ amount: '4000', reason: 'gateway-console' }])
})

it('what cannot be mended is named, once, and closed when it agrees', async () => {
  const token = await kim()
  await buy(server(), 'nz-nobodys-order')
  const amount = await makePaidOrder(server(), token, null)
  await query('update payment_attempt set captured = captured - 100 where merchant_uid = $1', [amount.merchant_uid])
  const there = await makePaidOrder(server(), token, null)
  await query(
    `update payment_attempt set merchant_uid = 'nz-not-at-the-gateway', gateway_id = null where merchant_uid = $1`,
    [there.merchant_uid],
  )
  const back = await makePaidOrder(server(), token, null)
  await query(
    `insert into payment_refund (attempt_seq, amount, reason, state, done_at) select attempt_seq, 900, 'test', 'done', app_now() from payment_attempt where merchant_uid = $1`,
    [back.merchant_uid],
  )
  const expected = [
    { merchant_uid: 'nz-nobodys-order', kind: 'unknown-here', settled: false },
    { merchant_uid: amount.merchant_uid, kind: 'amount', settled: false },
    { merchant_uid: 'nz-not-at-the-gateway', kind: 'unknown-there', settled: false },
    { merchant_uid: back.merchant_uid, kind: 'cancelled', settled: false },
    // The order that exists at the gateway but no longer in our database.
    { merchant_uid: there.merchant_uid, kind: 'unknown-here', settled: false },
  ]
  const byUid = (a: Row, b: Row) => (a.merchant_uid < b.merchant_uid ? -1 : 1)
  expect((await laidBeside()).toSorted(byUid)).toEqual(expected.toSorted(byUid))
  expect(await laidBeside()).toHaveLength(expected.length)

  await query('update payment_attempt set captured = captured + 100 where merchant_uid = $1', [amount.merchant_uid])
  await query(
    `update payment_attempt a set merchant_uid = $1, gateway_id = l.gateway_id from payment_listed l
     where a.merchant_uid = $2 and l.attempt_seq = a.attempt_seq`,
    [there.merchant_uid, 'nz-not-at-the-gateway'],
  )
  await query(`update payment_refund set state = 'refused' where reason = 'test'`, [])
  const closed = await laidBeside()
  expect(
    closed
      .filter((d) => !d.settled)
      .map((d) => d.merchant_uid)
      .toSorted(),
  ).toEqual(['nz-nobodys-order'])
  // Refunded at the gateway weeks later: outside all periods that are compared that morning.
  await pass(server(), 20 * 86_400)
  const uid = { gatewayId: null, merchantUid: 'nz-nobodys-order', paidOn: null }
  const atGateway = await server().ctx.payment.portone.inquire(uid)
  const gatewayId = (atGateway.ok && atGateway.value?.gatewayId) || ''
  await server().ctx.payment.portone.refund({ ...uid, gatewayId, amount: PRICE, balance: PRICE, reason: 'console' })
  await server().ctx.enqueue('payment.reconcile', { period: LONG_AGO })
  await server().settle()
  expect((await differences()).filter((d) => !d.settled)).toEqual([])
  await query(`delete from payment_difference`, [])
})

it('a second payment under one number, of which nothing told, goes back by itself; the order and its own payment stay', async () => {
  const made = await makePaidOrder(server(), await kim(), null)
  await server().settle()
  await fault('paid-twice')
  await fault('lost-webhook')
  await buy(server(), made.merchant_uid)
  expect(await laidBeside()).toEqual([])
  expect((await gatewayRows(server(), made.merchant_uid)).map((p) => p.cancel_amount)).toEqual([0, PRICE])
  expect(await laidBeside()).toEqual([])
})

it('a difference weeks old closes on the morning after it is mended, and not before', async () => {
  const made = await makePaidOrder(server(), await kim(), null)
  await query(`update payment_attempt set captured = captured - 100 where merchant_uid = $1`, [made.merchant_uid])
  expect(await laidBeside()).toMatchObject([{ merchant_uid: made.merchant_uid, kind: 'amount', settled: false }])
  await pass(server(), 30 * 86_400)
  await server().settle()
  const morning = async () => {
    await server().ctx.enqueue('payment.reconcile', { period: LONG_AGO })
    await server().settle()
    return differences()
  }
  expect(await morning()).toMatchObject([{ settled: false }])
  await query(`update payment_attempt set captured = captured + 100 where merchant_uid = $1`, [made.merchant_uid])
  expect(await morning()).toMatchObject([{ settled: true }])
  await query(`delete from payment_difference`, [])
})

it('a gateway that does not show its books is asked again later; nothing is judged meanwhile', async () => {
  await fault('down', 50)
  await pass(server(), 3600)
  await server().ctx.enqueue('payment.reconcile', {})
  await server().settle()
  const { rows } = await query(
    `select state, run_at > app_now() as later from platform_job where name = 'payment.reconcile'`,
    [],
  )
  expect(rows).toEqual([{ state: 'waiting', later: true }])
  expect(await differences()).toEqual([])
  await fault('down', 0)
  await pass(server(), 1900)
  await server().settle()
  expect(await query(`select from platform_job where name = 'payment.reconcile'`, [])).toMatchObject({ rowCount: 0 })
})

it('what was given back by hand weeks after the payment, and was never told of, becomes ours within six weeks', async () => {
  const made = await makePaidOrder(server(), await kim(), null)
  await server().settle()
  await pass(server(), 30 * 86_400)
  await server().settle()
  const [atGateway] = (
    await query('select gateway_id from payment_attempt where merchant_uid = $1', [made.merchant_uid])
  ).rows
  const given = { merchantUid: made.merchant_uid, amount: 4000, balance: PRICE, reason: 'console', paidOn: null }
  await server().ctx.payment.portone.refund({ ...given, gatewayId: atGateway.gateway_id })
  const back = async () =>
    (
      await query(
        `select sum(r.amount)::int as won from payment_refund r join payment_attempt a using (attempt_seq)
         where a.merchant_uid = $1 and r.state = 'done'`,
        [made.merchant_uid],
      )
    ).rows[0].won
  for (let morning = 0; morning < OLDER_PERIODS && (await back()) === null; morning++) {
    await pass(server(), 86_400)
    await server().ctx.enqueue('payment.reconcile', {})
    await server().settle()
  }
  expect(await back()).toBe(4000)
}, 60_000)

it('within six weeks from any morning every period that is no older than half a year is compared', () => {
  const DAYS = 4
  for (let start = 0; start < 400; start++) {
    const mornings = Array.from({ length: OLDER_PERIODS }, (_, i) => addDays(day('2026-11-24'), start + i))
    const compared = new Set(mornings.map(olderPeriodOf))
    const newest = periodOf(addDays(mornings[0] ?? day('2026-11-24'), -DAYS))
    const aged = periodOf(addDays(mornings.at(-1) ?? day('2026-11-24'), -DAYS)) - OLDER_PERIODS
    const missed = Array.from({ length: newest - aged }, (_, i) => newest - i).filter((p) => !compared.has(p))
    expect(missed, mornings[0]).toEqual([])
  }
})
