import { errors } from '@jipsalpim/contract/errors.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { A_MONTH, bulkInput, itemsAt, outcomeOf, readBulk, unitsOf } from '../../testing/bulk-scene.ts'
import { paymentScene } from '../../testing/payment-scene.ts'
import { CARDS, registerCard, periodsOfWatch, renewAt } from '../../testing/renew-scene.ts'
import { buy, count, gatewayRows, makePaidOrder, type Where } from '../../testing/scenes.ts'
import { watchHome } from '../../testing/watch-scene.ts'

const server = useTestServer()
const { climb } = paymentScene(server)
afterEach(async () => {
  await server().setClock(null)
  await server().checkInvariants({ inTime: true })
})

const elsewhere = (ho: string): Where => ({ keyword: '화곡로 9047', ho })
const person = async (name: string) => ({ token: await server().login(name) })
const pay = async (token: string, homes: readonly Where[], over = {}) =>
  server().call('subscribePaymentBulk', await bulkInput(server(), homes, over), { token })
/** Pays for three homes by one payment with a stored card, and runs the jobs that follow. */
async function three(name: string) {
  const { token } = await person(name)
  const card_seq = await registerCard(server(), token)
  const { code, data, text } = await pay(token, unitsOf('201', '302', '402'), { card_seq })
  if (code !== 0) throw new Error(text)
  await server().settle(30_000)
  return { token, card_seq, ...data }
}
const watchesOf = async (token: string) => (await server().call('subscribeInfo', {}, { token })).data.infos
const stop = async (token: string, subscribe_seq: number) => {
  const [info] = (await server().call('subscribeInfo', { id: subscribe_seq }, { token })).data.infos
  const shown_refund = info?.refund_now?.won ?? 0
  const { code, text } = await server().call('subscribeRemove', { subscribe_seq, shown_refund }, { token })
  if (code !== 0) throw new Error(text)
  return shown_refund
}

describe('several homes from one payment', () => {
  it('are priced first; each becomes a watch of its own that the card goes on paying by itself', async () => {
    const { token } = await person('bulk-begins')
    const homes = unitsOf('201', '302', '402')
    const asked = { selected_items: await itemsAt(server(), homes), yearly: false }
    const { data: shown } = await server().call('subscribeBulkPrice', asked, { token })
    expect(shown).toMatchObject({ price: 3 * A_MONTH, full_price: 3 * A_MONTH, refused: [] })
    expect(shown.pays.map((p) => [p.item, p.won])).toEqual([0, 1, 2].map((i) => [i, A_MONTH]))
    const card_seq = await registerCard(server(), token)
    const made = await pay(token, homes, { card_seq, price: shown.price })
    expect(made.data).toMatchObject({ price: shown.price, state: 'completed', refused: [] })
    expect(made.data.merchant_uid).toMatch(/^sbulk[0-9a-z]{20,35}$/)
    expect(made.data.pays.map((p) => p.won)).toEqual([A_MONTH, A_MONTH, A_MONTH])
    await server().settle(30_000)
    expect(await gatewayRows(server(), made.data.merchant_uid)).toMatchObject([
      { status: 'paid', amount: 3 * A_MONTH, cancel_amount: 0 },
    ])
    const watches = await watchesOf(token)
    expect(watches.map((w) => [w.state, w.orderPrice, w.card_seq, w.next_charge?.won])).toEqual(
      Array.from({ length: 3 }, () => ['active', A_MONTH, card_seq, A_MONTH]),
    )
    // The lists show the payment once, under its own number.
    const { data: bought } = await server().call('orderPayments', {}, { token })
    expect(bought.payments).toMatchObject([{ product: 'subscribe-bulk', price: 3 * A_MONTH }])
    expect(watches[0]?.charges[0]?.merchant_uid).toBe(made.data.merchant_uid)
    const { payment } = (await server().call('subscribeLastPayment', {}, { token })).data
    expect(payment).toMatchObject({ won: A_MONTH, merchant_uid: made.data.merchant_uid })
    const [first] = watches
    const on = `${first?.next_charge?.on ?? ''}T11:00:00+09:00`
    await renewAt(server(), on)
    await server().settle(30_000)
    for (const { subscribeSeq } of watches)
      expect(await periodsOfWatch(server(), subscribeSeq)).toMatchObject([
        { nth: 0, state: 'paid' },
        { nth: 1, state: 'paid', price: A_MONTH },
      ])
  })

  it('are one’s own reports, with their leases', async () => {
    const { token } = await person('bulk-reports')
    const orders = [await makePaidOrder(server(), token), await makePaidOrder(server(), token, elsewhere('302'))]
    await server().settle(30_000)
    const card_seq = await registerCard(server(), token)
    const selected_items = orders.map(({ merchant_uid }) => ({ of: merchant_uid }))
    const { data } = await pay(token, [], { selected_items, card_seq, price: 2 * A_MONTH })
    expect(data).toMatchObject({ state: 'completed', refused: [] })
    const watches = await watchesOf(token)
    expect(watches.map((w) => [w.contract_type, w.deposit_amount])).toEqual([
      ['전세', 180_000_000],
      ['전세', 180_000_000],
    ])
    expect(watches.every((w) => w.report_seq !== null)).toBe(true)
  })

  it('leave out what is watched already, twice the same and without a unit; only the rest is paid', async () => {
    const { token } = await person('bulk-leaves-out')
    await watchHome(server(), token, elsewhere('201'))
    await server().settle(30_000)
    const homes = [elsewhere('201'), elsewhere('302'), elsewhere('302'), { keyword: '화곡로 9047', ho: null }]
    const selected_items = [...(await itemsAt(server(), homes)), { of: 'nz-of-nobody' }]
    const { data: shown } = await server().call('subscribeBulkPrice', { selected_items, yearly: false }, { token })
    expect(shown).toMatchObject({ price: A_MONTH, pays: [{ item: 1 }] })
    expect(shown.refused.map((r) => [r.item, r.code])).toEqual([
      [0, errors.notifierExists.code],
      [2, errors.notifierExists.code],
      [3, errors.unitState.code],
      [4, errors.orderNotFound.code],
    ])
    const card_seq = await registerCard(server(), token)
    const other = await pay(token, [], { selected_items, card_seq, price: 2 * A_MONTH })
    expect(other).toMatchObject({ code: errors.priceChanged.code, data: { price: A_MONTH } })
    expect(await count(server(), `order_order where product = 'subscribe-bulk' and card_seq = $1`, [card_seq])).toBe(0)
    const { data } = await pay(token, [], { selected_items, card_seq, price: A_MONTH })
    // With the indices of the items in the request, as in the price call.
    expect(data.refused).toEqual(shown.refused)
    await server().settle(30_000)
    expect(await outcomeOf(server(), token, data.merchant_uid)).toEqual({
      state: 'completed',
      groups: ['done', 'watched', 'watched', 'unit-unknown'],
      kept: A_MONTH,
    })
  })

  it('are refused all together where none can be watched, and nothing is ordered', async () => {
    const { token } = await person('bulk-none')
    await watchHome(server(), token, elsewhere('402'))
    await server().settle(30_000)
    const card_seq = await registerCard(server(), token)
    const refused = await pay(token, [elsewhere('402')], { card_seq, price: 0 })
    expect(refused).toMatchObject({ code: errors.notifierExists.code, data: { refused: [{ item: 0, code: 6010 }] } })
    expect(await count(server(), `order_order where product = 'subscribe-bulk' and card_seq = $1`, [card_seq])).toBe(0)
    const owners = { selected_items: [{ owner_property: 7 as never }] }
    expect(await pay(token, [], { ...owners, card_seq })).toMatchObject({
      code: errors.invalidInput.code,
      data: { 'selected_items.0.owner_property': 'not-served' },
    })
  })
})

describe('the money of several homes', () => {
  it('a card that is declined: nothing is taken and nothing is watched, and another card pays the same homes', async () => {
    const { token } = await person('bulk-declined')
    const homes = unitsOf('201', '302')
    const input = await bulkInput(server(), homes, { card_seq: await registerCard(server(), token, CARDS.poor) })
    const declined = await server().call('subscribePaymentBulk', input, { token })
    expect(declined.code).not.toBe(0)
    expect(await watchesOf(token)).toEqual([])
    const card_seq = await registerCard(server(), token)
    const paid = await server().call('subscribePaymentBulk', { ...input, card_seq }, { token })
    expect(paid.data).toMatchObject({ state: 'completed', price: 2 * A_MONTH })
    await server().settle(30_000)
    expect(await watchesOf(token)).toHaveLength(2)
  })

  it.each(['portone', 'payple'] as const)(
    'in a window of %s: a cancelled one charges nothing, a paid one begins them; a repeat is the same order',
    async (gateway) => {
      const { token } = await person(`bulk-window-${gateway}`)
      const input = await bulkInput(server(), unitsOf('201', '302'), { pg_name: gateway })
      const { data } = await server().call('subscribePaymentBulk', input, { token })
      expect(data).toMatchObject({ state: 'pending', price: 2 * A_MONTH })
      const finish = () =>
        server().call('orderOnceComplete', { imp_uid: null, merchant_uid: data.merchant_uid }, { token })
      await buy(server(), data.merchant_uid, { amount: data.price, gateway, outcome: 'cancelled' })
      expect((await finish()).code).not.toBe(0)
      expect(await outcomeOf(server(), token, data.merchant_uid)).toMatchObject({ groups: ['unpaid', 'unpaid'] })
      const again = await server().call('subscribePaymentBulk', { ...input }, { token })
      expect(again.data.merchant_uid).toBe(data.merchant_uid)
      await buy(server(), data.merchant_uid, { amount: data.price, gateway })
      expect((await finish()).data).toMatchObject({ result: 'paid' })
      await server().settle(30_000)
      expect(await outcomeOf(server(), token, data.merchant_uid)).toEqual({
        state: 'completed',
        groups: ['done', 'done'],
        kept: 2 * A_MONTH,
      })
      // Payments in a window do not renew.
      expect((await watchesOf(token)).map((w) => w.next_charge)).toEqual([null, null])
    },
  )

  it.each(['portone', 'payple'] as const)(
    'at %s, a home that is watched by the time the money comes gets its part back',
    async (gateway) => {
      const { token } = await person(`bulk-late-${gateway}`)
      const input = await bulkInput(server(), [elsewhere('201'), elsewhere('302')], { pg_name: gateway })
      const { data } = await server().call('subscribePaymentBulk', input, { token })
      await watchHome(server(), token, elsewhere('302'))
      await buy(server(), data.merchant_uid, { amount: data.price, gateway })
      await server().call('orderOnceComplete', { imp_uid: null, merchant_uid: data.merchant_uid }, { token })
      await server().settle(30_000)
      expect(await outcomeOf(server(), token, data.merchant_uid)).toEqual({
        state: 'completed',
        groups: ['done', 'watched'],
        kept: A_MONTH,
      })
      expect(await watchesOf(token)).toHaveLength(2)
    },
  )

  it('a repeat is one’s own order, also where somebody else’s order of other homes has the same draft key', async () => {
    const [mine, theirs] = [await person('bulk-mine'), await person('bulk-theirs')]
    const input = await bulkInput(server(), unitsOf('201', '302'), { pg_name: 'portone' })
    const { data } = await server().call('subscribePaymentBulk', input, { token: mine.token })
    const { draft_key } = input
    const other = await bulkInput(server(), unitsOf('402', '501'), { pg_name: 'portone', draft_key })
    const { data: others } = await server().call('subscribePaymentBulk', other, { token: theirs.token })
    expect(others).toMatchObject({ state: 'pending' })
    expect(others.merchant_uid).not.toBe(data.merchant_uid)
    const again = await server().call('subscribePaymentBulk', input, { token: mine.token })
    expect(again.data.merchant_uid).toBe(data.merchant_uid)
  })

  it('all of them are watched by then: everything goes back at once, and the reply says why', async () => {
    const { token } = await person('bulk-all-late')
    const input = await bulkInput(server(), [elsewhere('201')], { pg_name: 'portone' })
    const { data } = await server().call('subscribePaymentBulk', input, { token })
    await watchHome(server(), token, elsewhere('201'))
    await buy(server(), data.merchant_uid, { amount: data.price })
    const finish = { imp_uid: null, merchant_uid: data.merchant_uid }
    expect(await server().call('orderOnceComplete', finish, { token })).toMatchObject({
      code: errors.notifierExists.code,
      data: { refund: A_MONTH },
    })
    await server().settle(30_000)
    expect(await outcomeOf(server(), token, data.merchant_uid)).toEqual({
      state: 'refunded',
      groups: ['watched'],
      kept: 0,
    })
  })

  it('one home that is stopped gets its own days back; the others go on', async () => {
    const { token, merchant_uid } = await three('bulk-stops-one')
    const [one] = await watchesOf(token)
    const won = await stop(token, one?.subscribeSeq ?? 0)
    expect(won).toBeGreaterThan(0)
    expect(won).toBeLessThan(A_MONTH)
    await server().settle(30_000)
    expect(await outcomeOf(server(), token, merchant_uid)).toMatchObject({ kept: 3 * A_MONTH - won })
    expect((await watchesOf(token)).map((w) => w.hasSubscribe)).toEqual([true, true, false])
    const { homes } = await readBulk(server(), token, merchant_uid)
    expect(homes.map((h) => h.back).toSorted()).toEqual([0, 0, won].toSorted())
  })

  it('a part in doubt at Payple holds the next ones back until a person has decided; then each goes back once', async () => {
    const { token } = await person('bulk-doubt')
    const { data } = await pay(token, unitsOf('201', '302', '402'), { pg_name: 'payple' })
    await buy(server(), data.merchant_uid, { amount: data.price, gateway: 'payple' })
    await server().call('orderOnceComplete', { imp_uid: null, merchant_uid: data.merchant_uid }, { token })
    await server().settle(30_000)
    await server().control('faults', { service: 'payple', kind: 'timeout-after-effect', times: 1, ms: 6000 })
    let won = 0
    for (const { subscribeSeq } of await watchesOf(token)) won = await stop(token, subscribeSeq)
    await climb(4)
    const cancels = async () =>
      (await gatewayRows(server(), data.merchant_uid)).map((p) => [p.cancel_amount, p.cancels])
    expect(await cancels()).toEqual([[won, 1]])
    const operator = { token: await server().login('operator-han') }
    const { money } = (await server().call('operatorOrder', { order_seq: data.order_seq }, operator)).data
    const settled = {
      order_seq: data.order_seq,
      refund_seq: money.doubt?.refund_seq ?? 0,
      went_back: true,
      reason: '결제사 화면에서 확인함',
    }
    expect((await server().call('operatorRefundSettle', settled, operator)).data).toMatchObject({ state: 'done' })
    await climb(1)
    expect(await cancels()).toEqual([[3 * won, 3]])
    const outcome = await outcomeOf(server(), await server().login('bulk-doubt'), data.merchant_uid)
    expect(outcome).toMatchObject({ state: 'completed', kept: 3 * (A_MONTH - won) })
  }, 60_000)

  it('who leaves gets the days of every home back, in one step', async () => {
    const { token, merchant_uid } = await three('bulk-leaves')
    const { watches } = (await server().call('withdrawalRead', {}, { token })).data
    expect(watches.count).toBe(3)
    expect((await server().call('withdrawalAsk', { reason: 'other', stop_watches: 3 }, { token })).code).toBe(0)
    await server().settle(30_000)
    const [row] = await gatewayRows(server(), merchant_uid)
    expect(row).toMatchObject({ cancel_amount: watches.refund, cancels: 3 })
  })

  it('a home whose register is not found gets its part back', async () => {
    const { token } = await person('bulk-not-found')
    const card_seq = await registerCard(server(), token)
    const homes: Where[] = [elsewhere('201'), { keyword: '등기없음빌', ho: '201' }]
    const { data } = await pay(token, homes, { card_seq })
    await server().settle(30_000)
    expect(await outcomeOf(server(), token, data.merchant_uid)).toEqual({
      state: 'completed',
      groups: ['done', 'ended'],
      kept: A_MONTH,
    })
  })

  it('no home gets more back than its part, whoever asks: an operator refunds a home, never the sum', async () => {
    const { order_seq, pays } = await three('bulk-back-office')
    const operator = { token: await server().login('operator-han') }
    const ask = (seq: number, amount: number) =>
      server().call('operatorRefund', { order_seq: seq, amount, seen_back: 0, reason: '고객 요청' } as never, operator)
    expect(await ask(order_seq, A_MONTH)).toMatchObject({
      code: errors.operatorRefused.code,
      data: { reason: 'by-home' },
    })
    const home = pays[0]?.order_seq ?? 0
    expect(await ask(home, A_MONTH + 1)).toMatchObject({ code: errors.operatorRefused.code, data: { reason: 'over' } })
    expect((await ask(home, A_MONTH)).code).toBe(0)
    await server().settle(30_000)
    expect(await ask(home, 1)).toMatchObject({ code: errors.operatorBehind.code })
  })
})
