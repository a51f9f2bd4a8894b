import { afterEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { paymentScene } from '../../testing/payment-scene.ts'
import { buy, complete, count, gatewayRows, makeOrder, pass, PRICE } from '../../testing/scenes.ts'

const server = useTestServer()
const { stateOf, attemptsOf, fault, sessionOf } = paymentScene(server)
const kim = sessionOf('payple-windows')
afterEach(async () => {
  await fault('lost-webhook', 0, 'payple')
  await fault('down', 0, 'payple')
  await server().setClock(null)
  await server().settle()
})

const byPayple = { pg_name: 'payple', pay_method: 'card' } as const
const lateBuy = { gateway: 'payple' } as const
/** An order at Payple with an opened window. */
async function opened(): Promise<string> {
  const { merchant_uid } = await makeOrder(server(), await kim(), null, byPayple)
  await server().call('paypleInfoOrder', { merchant_uid }, { token: await kim() })
  return merchant_uid
}
/** Paid in the window; the webhook is lost, and the browser never returns. */
async function paidUnseen(merchant_uid: string): Promise<void> {
  await fault('lost-webhook', 1, 'payple')
  await buy(server(), merchant_uid, lateBuy)
}
async function anHourLater(seconds = 3700): Promise<void> {
  await pass(server(), seconds)
  await server().ctx.enqueue('payment.watch', {})
  await server().settle()
}
const askedOf = async (merchant_uid: string) =>
  count(server(), 'payment_attempt where merchant_uid = $1 and checked_at is not null', [merchant_uid])

describe('a window at a gateway that has no list', () => {
  it('that was paid, and that nothing told of, settles its order within the hour', async () => {
    const merchant_uid = await opened()
    await paidUnseen(merchant_uid)
    expect(await attemptsOf(merchant_uid)).toEqual(['pending'])
    await anHourLater()
    expect(await stateOf(merchant_uid)).toBe('completed')
    expect(await attemptsOf(merchant_uid)).toEqual(['paid'])
    expect(await count(server(), 'payment_difference')).toBe(0)
    await server().checkInvariants({ inTime: true })
  })
  it('that failed, and was paid later without anybody telling, settles its order', async () => {
    const merchant_uid = await opened()
    await buy(server(), merchant_uid, { ...lateBuy, outcome: 'failed' })
    await complete(server(), await kim(), merchant_uid, { status: 'failed', pg_name: 'payple' })
    for (const seconds of [10, 60, 300, 900, 900]) {
      await pass(server(), seconds)
      await server().settle()
    }
    expect(await attemptsOf(merchant_uid)).toEqual(['failed'])
    await paidUnseen(merchant_uid)
    await anHourLater()
    expect(await stateOf(merchant_uid)).toBe('completed')
  })
  it('of an order that another one replaced: what it took goes back by itself', async () => {
    const merchant_uid = await opened()
    await server().owner.query(`update order_order set state = 'cancelled' where merchant_uid = $1`, [merchant_uid])
    await paidUnseen(merchant_uid)
    await anHourLater()
    const rows = await gatewayRows(server(), merchant_uid)
    expect(rows.map((p) => [p.status, p.amount - p.cancel_amount])).toEqual([['cancelled', 0]])
  })
  it('in which nothing was paid is asked about once an hour for a day, and changes nothing', async () => {
    const merchant_uid = await opened()
    await anHourLater()
    expect(await askedOf(merchant_uid)).toBe(1)
    expect(await attemptsOf(merchant_uid)).toEqual(['pending'])
    await pass(server(), 86_400)
    await server().owner.query('update payment_attempt set checked_at = null where merchant_uid = $1', [merchant_uid])
    await anHourLater()
    expect(await askedOf(merchant_uid)).toBe(0)
  })
  it('while the gateway is down: nothing is judged, and the next hour asks again', async () => {
    const merchant_uid = await opened()
    await paidUnseen(merchant_uid)
    await fault('down', 99, 'payple')
    await anHourLater()
    expect(await attemptsOf(merchant_uid)).toEqual(['pending'])
    await fault('down', 0, 'payple')
    await anHourLater()
    expect(await stateOf(merchant_uid)).toBe('completed')
  })
})

it('an order that was made a week ago, and whose window was opened and paid yesterday, is in the next morning’s books', async () => {
  const merchant_uid = await opened()
  await pass(server(), 7 * 86_400)
  await server().settle()
  await server().call('paypleInfoOrder', { merchant_uid }, { token: await kim() })
  await paidUnseen(merchant_uid)
  // Too late for the hourly checks, and not in the older period of that morning: only the comparison of the last days
  // can find it.
  await pass(server(), 26 * 3600)
  await server().ctx.enqueue('payment.reconcile', { period: -1 })
  await server().settle()
  expect(await stateOf(merchant_uid)).toBe('completed')
  expect((await gatewayRows(server(), merchant_uid)).map((p) => p.amount)).toEqual([PRICE])
})
