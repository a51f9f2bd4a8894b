import { afterEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { cashScene } from '../../testing/cash-scene.ts'
import { couponState, makeCoupon } from '../../testing/coupon-scene.ts'
import { paymentScene } from '../../testing/payment-scene.ts'
import { buyPack } from '../../testing/ticket-scene.ts'
import { buy, count, gatewayRows, HOME, makeOrder, pass, PRICE, progressOf } from '../../testing/scenes.ts'

const server = useTestServer()
const { orderByDeposit, accountOf, deposit, giveAccount } = cashScene(server)
const { stateOf, climb } = paymentScene(server)
const fault = (kind: string, times = 1) => server().control('faults', { service: 'portone', kind, times })
afterEach(() => server().setClock(null))
const DAY = 86_400

describe('an order by deposit', () => {
  it('has an account of its own, and is paid by what arrives there', async () => {
    const token = await server().login('deposits')
    const { merchant_uid, order_seq } = await orderByDeposit(token)
    const account = await accountOf(token, merchant_uid)
    expect(account).toMatchObject({
      state: 'waiting',
      amount: PRICE,
      bank_name: '신한은행',
      holder: '집살핌',
      refund: null,
    })
    expect(account.number).toMatch(/^\d{10,}$/)
    expect(new Date(account.due_at).getTime() - server().ctx.now().getTime()).toBeGreaterThan(2 * DAY * 1000)
    expect(
      await count(server(), `message_notice where order_seq = $1 and template = 'deposit-needed'`, [order_seq]),
    ).toBe(1)
    await deposit(merchant_uid)
    expect((await accountOf(token, merchant_uid)).state).toBe('paid')
    expect((await progressOf(server(), token, merchant_uid)).state).toBe('ready')
    await server().checkInvariants({ inTime: true })
  })
  it('whose notice of the deposit was lost is found within the hour', async () => {
    const token = await server().login('lost-notice')
    const { merchant_uid } = await orderByDeposit(token)
    await fault('lost-webhook')
    await buy(server(), merchant_uid)
    await server().settle()
    expect(await stateOf(merchant_uid)).toBe('pending')
    await pass(server(), 3700)
    await server().settle()
    expect(await stateOf(merchant_uid)).toBe('completed')
  })
  it('has one account although the gateway was silent', async () => {
    const token = await server().login('silent-bank')
    await fault('error-after', 2)
    const { merchant_uid } = await orderByDeposit(token)
    expect((await accountOf(token, merchant_uid)).state).toBe('opening')
    // Steps of hours instead of a whole day, so that the deposit deadline at midnight is not skipped.
    for (let i = 0; i < 3; i++) {
      await pass(server(), 3700)
      await server().settle()
    }
    expect((await accountOf(token, merchant_uid)).state).toBe('waiting')
    expect(await gatewayRows(server(), merchant_uid)).toHaveLength(1)
  })
  it('opens no window, and belongs to one gateway', async () => {
    const token = await server().login('no-window')
    const { merchant_uid } = await orderByDeposit(token)
    expect((await server().call('portoneInfo', { merchant_uid }, { token })).code).toBe(2500)
    await expect(makeOrder(server(), token, HOME, { pay_method: 'vbank', pg_name: 'payple' })).rejects.toThrow('2500')
    await expect(makeOrder(server(), token, HOME, { pay_method: 'transfer', pg_name: 'portone' })).rejects.toThrow(
      '2500',
    )
    const other = await server().login('not-mine')
    expect((await server().call('orderBankAccount', { merchant_uid }, { token: other })).code).toBe(2513)
    expect((await giveAccount(other, merchant_uid)).code).toBe(2513)
  })
})

describe('when nothing is deposited', () => {
  it('the account is closed after its last day, the order with it, and the coupon is free', async () => {
    const token = await server().login('too-late')
    const coupon_seq = await makeCoupon(server(), token)
    const { merchant_uid } = await orderByDeposit(token, HOME, { coupon_seq, shown_price: PRICE - 3000 })
    await pass(server(), DAY)
    await server().ctx.enqueue('coupon.sweep', {})
    await server().settle()
    expect(await couponState(server(), token, coupon_seq)).toBe('held')
    await pass(server(), 3 * DAY)
    await server().settle()
    expect(await accountOf(token, merchant_uid)).toMatchObject({ state: 'ended' })
    expect(await couponState(server(), token, coupon_seq)).toBe('open')
    await server().control('payments', { merchant_uid, amount: PRICE - 3000, outcome: 'cancelled' })
    expect((await gatewayRows(server(), merchant_uid))[0]?.status).toBe('failed')
    await server().checkInvariants({ inTime: true })
  })
  it('a deposit in the last moment counts, though the gateway was down when we asked', async () => {
    const token = await server().login('last-moment')
    const { merchant_uid } = await orderByDeposit(token)
    await fault('lost-webhook')
    await fault('down', 3)
    await buy(server(), merchant_uid)
    await pass(server(), 4 * DAY)
    await server().settle()
    await climb(8)
    expect(await stateOf(merchant_uid)).toBe('completed')
  })
  it('and what came was given back at the gateway before we knew of it, the account ends all the same', async () => {
    const token = await server().login('given-back')
    const { merchant_uid } = await orderByDeposit(token)
    await fault('lost-webhook')
    const { imp_uid } = await buy(server(), merchant_uid)
    const to = { bankCode: '004', number: '1234567890', holder: '김임차' }
    const asked = { gatewayId: imp_uid, merchantUid: merchant_uid, amount: PRICE, balance: PRICE, to }
    const back = await server().ctx.payment.portone.refund({ ...asked, reason: 'console', paidOn: null })
    expect(back.ok).toBe(true)
    await pass(server(), 4 * DAY)
    await server().settle()
    expect((await accountOf(token, merchant_uid)).state).toBe('ended')
    await server().checkInvariants({ inTime: true })
  })
  it('and a ticket has paid meanwhile, what is deposited after it goes back', async () => {
    const token = await server().login('ticket-meanwhile')
    await buyPack(server(), token)
    const { merchant_uid, order_seq } = await orderByDeposit(token)
    await giveAccount(token, merchant_uid)
    expect((await server().call('orderTicketUse', { id: order_seq }, { token })).code).toBe(0)
    await deposit(merchant_uid)
    expect(await gatewayRows(server(), merchant_uid)).toMatchObject([{ cancel_amount: PRICE }])
    await pass(server(), 4 * DAY)
    await server().settle()
    await server().checkInvariants({ inTime: true })
  })
})

describe('money that goes back', () => {
  it('of another amount than the order’s waits for an account, and goes there', async () => {
    const token = await server().login('wrong-sum')
    const { merchant_uid, order_seq } = await orderByDeposit(token)
    await deposit(merchant_uid, 5000)
    expect(await accountOf(token, merchant_uid)).toMatchObject({
      state: 'wrong-amount',
      refund: { state: 'needed', amount: 5000, bank_code: null },
    })
    expect(
      await count(server(), `message_notice where order_seq = $1 and template = 'refund-account-needed'`, [order_seq]),
    ).toBe(1)
    await pass(server(), 10 * DAY)
    await server().settle()
    expect((await gatewayRows(server(), merchant_uid))[0]?.cancel_amount).toBe(0)
    const later = await server().login('wrong-sum')
    expect((await giveAccount(later, merchant_uid, { number: '12' })).code).toBe(9000)
    expect((await giveAccount(later, merchant_uid)).code).toBe(0)
    await server().settle()
    expect(await accountOf(later, merchant_uid)).toMatchObject({ refund: { state: 'done', amount: 5000 } })
    expect((await gatewayRows(server(), merchant_uid))[0]?.cancel_amount).toBe(5000)
    await server().checkInvariants({ inTime: true })
  })
  it('is all that was deposited, although the gateway first told of less and was corrected while an account was waited for', async () => {
    const token = await server().login('told-less')
    const { merchant_uid } = await orderByDeposit(token)
    await fault('lost-webhook')
    await fault('wrong-amount')
    await deposit(merchant_uid)
    expect(await accountOf(token, merchant_uid)).toMatchObject({ refund: { state: 'needed', amount: PRICE - 1000 } })
    await pass(server(), 3600)
    await server().ctx.enqueue('payment.reconcile', {})
    await server().settle()
    expect((await giveAccount(token, merchant_uid)).code).toBe(0)
    await climb(3)
    expect(await gatewayRows(server(), merchant_uid)).toMatchObject([{ cancel_amount: PRICE }])
    expect(await stateOf(merchant_uid)).toBe('refunded')
    await server().checkInvariants({ inTime: true })
  })
  it('of a paid order goes to the account that was named, which is forgotten then', async () => {
    const token = await server().login('deposit-back')
    const { merchant_uid, order_seq } = await orderByDeposit(token, null)
    expect((await giveAccount(token, merchant_uid)).code).toBe(0)
    const { rows } = await server().owner.query('select * from payment_refund_account where order_seq = $1', [
      order_seq,
    ])
    expect(JSON.stringify(rows)).not.toMatch(/12345678901|김임차/)
    await deposit(merchant_uid)
    expect((await server().call('orderWithdraw', { merchant_uid }, { token })).code).toBe(0)
    await server().settle()
    expect(await accountOf(token, merchant_uid)).toMatchObject({ state: 'refunded', refund: { state: 'done' } })
    expect(
      await count(server(), 'payment_refund_account where order_seq = $1 and number_sealed is not null', [order_seq]),
    ).toBe(0)
  })
  it('of a card needs none', async () => {
    const token = await server().login('by-card')
    const { merchant_uid } = await makeOrder(server(), token, null)
    expect((await giveAccount(token, merchant_uid)).code).toBe(2500)
    expect((await server().call('orderBankAccount', { merchant_uid }, { token })).code).toBe(2500)
  })
})
