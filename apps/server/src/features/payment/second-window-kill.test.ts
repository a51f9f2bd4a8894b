import { expect, it } from 'vitest'
import { useTestServer } from '../../testing/use-test-server.ts'
import { killedAt, workOn } from '../testing/killed-worker.ts'
import { buy, count, gatewayRows, makePaidOrder, PRICE } from '../testing/scenes.ts'

const server = useTestServer({ worker: 'none' })
const fault = (kind: string) => server().control('faults', { service: 'portone', kind, times: 1 })

it.each([
  'settle.noted',
  'settle.answered',
  'surplus.booked',
  'settle.kept',
  'refund.noted',
  'refund.answered',
  'refund.kept',
])(
  'a worker killed at %s: the second payment goes back once, and is told once',
  async (point) => {
    const token = await server().login(`second-${point.replace('.', '-')}`)
    await fault('lost-webhook')
    const { merchant_uid, order_seq } = await makePaidOrder(server(), token, null)
    await fault('paid-twice')
    await buy(server(), merchant_uid)
    const heard = () => count(server(), 'payment_webhook where merchant_uid = $1', [merchant_uid])
    await expect.poll(heard).toBe(1)
    await killedAt(server(), point)
    await workOn(server())
    const rows = await gatewayRows(server(), merchant_uid)
    expect(rows.map((p) => [p.amount - p.cancel_amount, p.cancels])).toEqual([
      [PRICE, 0],
      [0, 1],
    ])
    expect(
      await count(server(), `message_notice where order_seq = $1 and template = 'report-refunded'`, [order_seq]),
    ).toBe(1)
    await server().checkInvariants({ inTime: true })
    await server().checkBooks({ atRest: true })
  },
  60_000,
)
