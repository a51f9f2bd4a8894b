import { randomUUID } from 'node:crypto'
import { signIn } from '../../../testing/sign-in.ts'
import type { TestServer } from '../../../testing/start-test-server.ts'
import { buyAgain, changeTo, orderAgain, REORDER } from '../again-scene.ts'
import { FREE, makeCoupon } from '../coupon-scene.ts'
import { buy, complete, HOME, makeOrder, makePaidOrder, placeAt, type Where } from '../scenes.ts'
import { buyPack } from '../ticket-scene.ts'

const person = async (server: TestServer): Promise<string> => (await signIn(server, { persona: true })).token
const lease = {
  start_on: '2026-12-24',
  end_on: '2028-12-23',
  deposit_amount: 1_000_000,
  rental_amount: null,
  area: null,
}
const loan = { loan_yn: 'Y', bank_name: '다온은행', loan_name: '버팀목', loan_product_code: null } as const

export async function orderStory(server: TestServer): Promise<void> {
  const token = await person(server)
  const by = { token }
  const open = await makeOrder(server, token)
  await server.call('orderAmountFailLog', { merchant_uid: open.merchant_uid, message: '창이 닫힘' }, by)
  await buy(server, open.merchant_uid)
  await complete(server, token, open.merchant_uid)
  await server.settle(30_000)
  // the fields are validated by the call itself
  await server.call('contractReportKeep', { id: open.order_seq, ...lease, ...loan } as never, by)
  await server.call('payOrderInfoReorder', { order_seq: open.order_seq }, by)
  await shareStory(server, token)
  await answerStory(server, token)
  await buyAgain(server, token, open.order_seq, REORDER)
  await server.settle(30_000)
  const left = await makePaidOrder(server, token, null)
  await server.call('orderWithdraw', { merchant_uid: left.merchant_uid }, by)
  await server.settle(30_000)
  const pack = await buyPack(server, token)
  await buyAgain(server, token, pack.order_seq, changeTo('ticket-5'))
  await server.call('payOrderInfo', { order_seq: pack.order_seq }, by)
  const draft_key = randomUUID()
  await orderAgain(server, token, open.order_seq, REORDER, { draft_key })
  await orderAgain(server, token, open.order_seq, REORDER, { draft_key, pg_name: 'ticket' })

  const opened = await server.call('portoneBillingKey', {}, by)
  const cards = [opened.data, (await server.call('portoneBillingKey', {}, by)).data]
  for (const { window, card_seq } of cards) {
    const { merchant_uid, customer_uid } = window ?? {}
    await server.control('payments', { merchant_uid, amount: 0, outcome: 'paid', customer_uid })
    await server.call('portoneBillingKey', { card_seq }, by)
  }
  const [from, card_seq] = cards.map((c) => c.card_seq)
  if (from === undefined || card_seq === undefined) throw new Error('no cards')
  await server.call('portoneCardChange', { from, card_seq }, by)
  await server.call('portoneCardEnd', { card_seq }, by)
  for (const name of ['orderCouponOnceComplete', 'orderOnceComplete', 'paypleCompleteFree'] as const) {
    const coupon_seq = await makeCoupon(server, token, FREE)
    const { merchant_uid } = await makeOrder(server, token, null, { coupon_seq, shown_price: 0 })
    await server.call(name, { merchant_uid }, by)
  }
}

async function shareStory(server: TestServer, token: string): Promise<void> {
  const by = { token }
  const report_seq = (await server.call('reportList', {}, by)).data.reports[0]?.report_seq ?? 0
  const realtor = await signIn(server, { role: 'realtor' })
  const { data } = await server.call('shareMake', { report_seq, to: { realtor_seq: realtor.seq } }, by)
  await server.call('shareChange', { share_seq: data.share_seq, act: 'sign' }, { token: realtor.token })
  await server.call('shareChange', { share_seq: data.share_seq, act: 'revoke' }, by)
}

async function answerStory(server: TestServer, token: string): Promise<void> {
  const by = { token }
  const report_seq = (await server.call('reportList', {}, by)).data.reports.find((r) => r.report_seq)?.report_seq ?? 0
  const { version } = (await server.call('reportAnswers', { id: report_seq }, by)).data
  // the fields are validated by the call itself
  const seen = { source: 'seen', as_of: '2026-11-20' } as never
  const taxes = { question: 'taxes', value: 'arrears', ...(seen as object) } as never
  await server.call('reportOfUserEdit', { report_seq, seen_version: version, answers: [taxes] }, by)
  const sums = { households: 2, deposits: [1_000_000], ...(seen as object) }
  await server.call('reportFirstDeposit', { report_seq, seen_version: version + 1, ...sums } as never, by)
}

export async function addressStory(server: TestServer): Promise<void> {
  const place = await placeAt(server, HOME)
  const unit = { building_dong: null, building_floor: null, building_ho: '201' }
  // One home can be bought once: each way of paying has its own user.
  const paidBy = async (where: Where | null) => {
    const token = await person(server)
    return { ...(await makePaidOrder(server, token, where)), by: { token } }
  }
  const acts: ((order: Awaited<ReturnType<typeof paidBy>>) => Promise<unknown>)[] = [
    ({ order_seq: id, by }) => server.call('orderDeterminedAddress', { id, place }, by),
    ({ merchant_uid: id, by }) => server.call('orderDeterminedAddressMerchant', { id, place }, by),
    ({ order_seq: id, by }) => server.call('orderDeterminedMinute', { id, place }, by),
  ]
  for (const act of acts) await act(await paidBy(null))
  const noUnit = { keyword: HOME.keyword }
  const one = await paidBy(noUnit)
  await server.call('orderDeterminedBuilding', { id: one.order_seq, ...unit }, one.by)
  const two = await paidBy(noUnit)
  await server.call('orderDeterminedBuildingMerchant', { id: two.merchant_uid, ...unit }, two.by)
  const { merchant_uid: merchant, by } = await paidBy(HOME)
  await server.call('orderCartEdit', { merchant, place: await placeAt(server, { ...HOME, ho: '301' }) }, by)
}

export async function laterStory(server: TestServer): Promise<void> {
  const token = await person(server)
  const by = { token }
  const { merchant_uid: of } = await makePaidOrder(server, token)
  await server.settle(30_000)
  const terms = (shown_price: number) =>
    ({ pg_name: 'portone', shown_price, draft_key: randomUUID(), agreed: true }) as const
  const orders = [
    await server.call('orderOwnerProperty', { ...terms(19_900), of }, by),
    await server.call('orderGuarantee', { ...terms(9900), of }, by),
    await server.call('orderSubscribe', { ...terms(4900), yearly: false, of }, by),
  ]
  for (const { data } of orders) {
    await buy(server, data.merchant_uid, { amount: data.price })
    await server.call('orderOnceComplete', { merchant_uid: data.merchant_uid }, by)
  }
  const coupon_seq = await makeCoupon(server, token, { ...FREE, product: 'subscribe' })
  const place = await placeAt(server, { ...HOME, ho: '301' })
  const { data } = await server.call('orderSubscribe', { ...terms(0), coupon_seq, yearly: false, place }, by)
  const { merchant_uid } = data
  const { customer_uid } = (await server.call('portoneInfo', { merchant_uid }, by)).data
  const typed = { merchant_uid, amount: 0, outcome: 'paid', gateway: 'portone', customer_uid }
  const { imp_uid } = await server.control<{ imp_uid: string }>('payments', typed)
  await server.call('orderOnceComplete', { merchant_uid, imp_uid }, by)
  const id = orders[2]?.data.order_seq
  // the fields are validated by the call itself
  await server.call('contractSubscribeKeep', { id, ...lease, ...loan } as never, by)
}
