import { randomUUID } from 'node:crypto'
import { signIn } from '../../../testing/sign-in.ts'
import type { TestServer } from '../../../testing/start-test-server.ts'
import { companyWithMember } from '../company-scene.ts'
import { FREE, makeCampaign, makeCodes, makeCoupon } from '../coupon-scene.ts'
import { buy, complete, makeOrder, PRICE } from '../scenes.ts'
import { buyPack, orderByTicket } from '../ticket-scene.ts'

export async function couponStory(server: TestServer): Promise<void> {
  const { token } = await signIn(server, { persona: true, verified: true })
  const by = { token }
  const [code = ''] = await makeCodes(server, await makeCampaign(server), 1)
  const [typed = ''] = await makeCodes(server, await makeCampaign(server), 1)
  await server.call('couponValidate', { token: code }, by)
  await server.call('couponTake', { code }, by)
  const [linked = ''] = await makeCodes(server, await makeCampaign(server, FREE), 1)
  await server.call('couponTakeLink', { coupon: linked }, by)
  await server.call('couponTake', { campaign: await makeCampaign(server, { way: 'ask' }) }, by)
  await makeCampaign(server, { way: 'welcome' })
  await server.call('couponWelcomeDismiss', { dismissed: true }, by)
  await server.call('couponWelcomeTake', {}, by)
  const manual = { service_type: 'report', code_token: typed, original_price: PRICE } as const
  const { data } = await server.call('couponManualValidate', manual, by)
  await makeOrder(server, token, null, { code_token: data.codeToken, shown_price: PRICE - 3000 })
  await server.call('couponManualUsed', { code_token: data.codeToken ?? '' }, by)
  const coupon_seq = await makeCoupon(server, token)
  await makeOrder(server, token, null, { coupon_seq, shown_price: PRICE - 3000 })
  // It moves to the newest order.
  const next = await makeOrder(server, token, undefined, { coupon_seq, shown_price: PRICE - 3000 })
  await buy(server, next.merchant_uid, { amount: PRICE - 3000 })
  await complete(server, token, next.merchant_uid)
  const free = await makeCoupon(server, token, FREE)
  const { merchant_uid } = await makeOrder(server, token, null, { coupon_seq: free, shown_price: 0 })
  await server.call('orderCouponOnceComplete', { merchant_uid }, by)
  await server.call('orderWithdraw', { merchant_uid }, by)
}

export async function ticketStory(server: TestServer): Promise<void> {
  const { token } = await signIn(server, { persona: true })
  await buyPack(server, token)
  const withCoupon = async () => ({ coupon_seq: await makeCoupon(server, token), shown_price: PRICE - 3000 })
  const open = await makeOrder(server, token, null, await withCoupon())
  await server.call('orderTicketUse', { id: open.order_seq }, { token })
  // An open order of the draft is replaced by the one that a ticket pays.
  const draft_key = randomUUID()
  await makeOrder(server, token, undefined, { draft_key, ...(await withCoupon()) })
  await orderByTicket(server, token, undefined, draft_key)
  const { data } = await orderByTicket(server, token, null)
  await server.call('orderWithdraw', { merchant_uid: data.order.merchant_uid }, { token })
  const pack = await buyPack(server, token)
  await server.call('orderTicketRefund', { id: pack.order_seq }, { token })
  await server.settle(30_000)
  const { keeper, member, member_seq } = await companyWithMember(server)
  await server.call('orderTicketMember', { act: 'give', member_seq, tickets: 3 }, { token: keeper })
  await server.call('orderTicketMember', { act: 'take', member_seq, tickets: 1 }, { token: keeper })
  await server.call('orderTicketMember', { act: 'leave', member_seq }, { token: member })
}
