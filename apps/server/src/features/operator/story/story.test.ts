import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { cashScene } from '../../testing/cash-scene.ts'
import { makeCoupon } from '../../testing/coupon-scene.ts'
import { buy, complete, HOME, makeOrder, makePaidOrder, PRICE } from '../../testing/scenes.ts'
import { buyPack, orderByTicket } from '../../testing/ticket-scene.ts'

const server = useTestServer()
const han = () => server().login('operator-han')
const storyOf = async (order_seq: number, token: string) =>
  (await server().call('operatorOrder', { order_seq }, { token })).data

describe('the story of an order', () => {
  it('has a coupon, a receipt and what a part that went back did to them, each when it was', async () => {
    const [buyer, token] = [await server().login('story-cash'), await han()]
    const coupon_seq = await makeCoupon(server(), buyer)
    const cash = { pay_method: 'transfer', pg_name: 'payple', coupon_seq, shown_price: PRICE - 3000 } as const
    const { order_seq, merchant_uid } = await makeOrder(server(), buyer, HOME, cash)
    await cashScene(server).askReceipt(buyer, merchant_uid)
    await buy(server(), merchant_uid, { amount: PRICE - 3000, gateway: 'payple', method: 'transfer' })
    await complete(server(), buyer, merchant_uid, { pg_name: 'payple' })
    await server().settle(30_000)
    const back = { order_seq, amount: 1000, seen_back: 0, reason: '고객 요청, 통화로 확인' }
    expect((await server().call('operatorRefund', back, { token })).code).toBe(0)
    await server().settle(30_000)
    const { moments } = await storyOf(order_seq, token)
    const kinds = moments.map((m) => `${m.source}.${m.what}`)
    const inTime = ['coupon.held', 'receipt.wanted', 'coupon.used', 'receipt.issued', 'report.ready', 'refund.done']
    const last = ['receipt.cancelled', 'receipt.issued']
    expect([...inTime, ...last].reduce((at, what) => kinds.indexOf(what, at + 1), -1)).toBeGreaterThan(0)
    expect(kinds.indexOf('step.assess')).toBeLessThan(kinds.indexOf('report.ready'))
    expect(moments.find((m) => m.source === 'coupon')?.detail).toMatchObject({ coupon_seq, discount: 3000 })
  })

  it('of tickets has what came, was used and went back', async () => {
    const [buyer, token] = [await server().login('story-tickets'), await han()]
    const pack = await buyPack(server(), buyer)
    const { data } = await orderByTicket(server(), buyer, null)
    await server().call('orderTicketRefund', { id: pack.order_seq }, { token: buyer })
    await server().settle()
    const tickets = async (order_seq: number) =>
      (await storyOf(order_seq, token)).moments.filter((m) => m.source === 'ticket').map((m) => m.what)
    expect(await tickets(pack.order_seq)).toEqual(['buy', 'use', 'refund'])
    expect(await tickets(data.order.order_seq)).toEqual(['use'])
  })

  it('tells what went to the devices beside the message, and what became of each', async () => {
    const [buyer, token] = [await server().login('story-push'), await han()]
    await server().call('termsAgree', { codes: ['push'], road: 'mypage' }, { token: buyer })
    await server().call('pushDevice', { push_token: 'story-a', platform: 'android' }, { token: buyer })
    const { order_seq } = await makePaidOrder(server(), buyer, null)
    await server().settle(20_000)
    const { moments, notices } = await storyOf(order_seq, token)
    const sent = moments.filter((m) => m.source === 'notice' || m.source === 'push')
    expect(sent.map((m) => [m.source, m.what, m.detail['state'], m.detail['notice_seq']])).toEqual(
      ['notice', 'push'].map((way) => [way, 'address-needed', 'sent', notices[0]?.notice_seq]),
    )
  })
})
