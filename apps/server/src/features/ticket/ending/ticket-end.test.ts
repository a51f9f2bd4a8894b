import { errors } from '@jipsalpim/contract/errors.ts'
import { addDays, day, dayInSeoul, type Day } from '@jipsalpim/engine/values/day.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { signIn } from '../../../testing/sign-in.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { paymentScene } from '../../testing/payment-scene.ts'
import { gatewayRows } from '../../testing/scenes.ts'
import { balanceOf, buyPack, dealsOf, orderByTicket, PACK, ticketsOf } from '../../testing/ticket-scene.ts'
import { expireTickets } from './expire-tickets.ts'

// A gateway may be slower than the other tests wait for it.
const server = useTestServer({ env: { VENDOR_SECONDS: '5' } })
const code = (name: keyof typeof errors): number => errors[name].code
const person = async () => (await signIn(server(), { persona: true })).token
const refund = (token: string, id: number) => server().call('orderTicketRefund', { id }, { token })
/** An instant on a day in Seoul. */
const at = (day: Day, time: string) => new Date(`${day}T${time}+09:00`)
const remainingOf = async (orderSeq: number): Promise<number> =>
  Number(
    (await server().owner.query('select remaining from ticket_lot where order_seq = $1', [orderSeq])).rows[0]
      ?.remaining,
  )

afterEach(async () => {
  await server().setClock(null)
  await server().settle()
  await server().checkInvariants({ inTime: true })
})

describe('unused tickets', () => {
  it('go back for what was paid for them, and the used one stays used', async () => {
    const [token, other] = [await person(), await person()]
    const pack = await buyPack(server(), token)
    expect((await orderByTicket(server(), token)).code).toBe(0)
    await server().settle()
    const owed = await balanceOf(server(), 'unearned')
    // Delays the refund, so that it is still in progress when it is checked.
    await server().control('faults', { service: 'portone', kind: 'slow', times: 1, ms: 3000 })
    const answer = await refund(token, pack.order_seq)
    expect(answer.data).toEqual({ tickets: 2, amount: 2 * PACK.unit })
    expect(await ticketsOf(server(), token)).toMatchObject({ amount: 0, refunding: 2 * PACK.unit })
    expect((await ticketsOf(server(), other)).refunding).toBe(0)
    await server().settle()
    expect((await ticketsOf(server(), token)).refunding).toBe(0)
    expect(await gatewayRows(server(), pack.merchant_uid)).toMatchObject([{ cancel_amount: 2 * PACK.unit }])
    expect(await balanceOf(server(), 'unearned')).toBe(owed + 2 * PACK.unit)
    expect((await refund(token, pack.order_seq)).code).toBe(code('ticketNone'))
    expect((await dealsOf(server(), token))[0]).toMatchObject({ dealType: '취소', kind: 'refund', tickets: -2 })
  })

  it('all of a pack: the pack’s order is refunded', async () => {
    const token = await person()
    const pack = await buyPack(server(), token)
    expect((await refund(token, pack.order_seq)).data.amount).toBe(PACK.price)
    await server().settle()
    const { rows } = await server().owner.query('select state from order_order where order_seq = $1', [pack.order_seq])
    expect(rows).toEqual([{ state: 'refunded' }])
  })

  it('are used or refunded, never both, and refunded once', async () => {
    const token = await person()
    const pack = await buyPack(server(), token)
    const [uses, refunds] = await Promise.all([
      Promise.all(Array.from({ length: 5 }, () => orderByTicket(server(), token, null))),
      Promise.all(Array.from({ length: 5 }, () => refund(token, pack.order_seq))),
    ])
    const used = uses.filter((u) => u.code === 0).length
    const back = refunds.filter((r) => r.code === 0).reduce((sum, r) => sum + r.data.tickets, 0)
    expect(used + back).toBe(PACK.price / PACK.unit)
    expect(refunds.filter((r) => r.code === 0).length).toBeLessThanOrEqual(1)
    await server().settle()
    expect(await gatewayRows(server(), pack.merchant_uid)).toMatchObject([{ cancel_amount: back * PACK.unit }])
  })

  it('are not refunded while an earlier refund of the pack is under way, nor to somebody else', async () => {
    const token = await person()
    const pack = await buyPack(server(), token)
    expect((await refund(await person(), pack.order_seq)).code).toBe(code('orderNotFound'))
    await orderByTicket(server(), token, { keyword: '초록마을로 9012', ho: '999' })
    await server().control('faults', { service: 'portone', kind: 'down', times: 5 })
    expect((await refund(token, pack.order_seq)).data.tickets).toBe(2)
    await server().settle()
    await server().control('faults', { service: 'portone', kind: 'down', times: 0 })
    // The report could not be made: its ticket is returned to a pack with an open refund.
    expect(await remainingOf(pack.order_seq)).toBe(1)
    expect((await refund(token, pack.order_seq)).code).toBe(code('analysisInProgress'))
    expect(await remainingOf(pack.order_seq)).toBe(1)
    await paymentScene(server).climb(2)
    expect((await refund(token, pack.order_seq)).data).toEqual({ tickets: 1, amount: PACK.unit })
  })

  it('are worth no more than what is still held: a part that went back before comes off', async () => {
    const token = await person()
    const pack = await buyPack(server(), token)
    const { rows } = await server().owner.query('select gateway_id from payment_attempt where merchant_uid = $1', [
      pack.merchant_uid,
    ])
    await server().ctx.payment.portone.refund({
      gatewayId: rows[0]?.gateway_id,
      merchantUid: pack.merchant_uid,
      amount: 20_000,
      balance: PACK.price,
      reason: 'console',
      paidOn: null,
    })
    await fetch(`${server().origin}/api/v1/webhooks/portone`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ merchant_uid: pack.merchant_uid, imp_uid: 'x', status: 'cancelled' }),
    })
    await paymentScene(server).climb(1)
    expect(await ticketsOf(server(), token)).toMatchObject({ amount: 3, lots: [{ refundable: 7000 }] })
    expect((await refund(token, pack.order_seq)).data).toEqual({ tickets: 3, amount: 7000 })
    await server().settle()
    expect(await gatewayRows(server(), pack.merchant_uid)).toMatchObject([{ cancel_amount: PACK.price }])
    expect((await ticketsOf(server(), token)).amount).toBe(0)
  })

  it('are gone when the gateway’s console gave the whole payment back', async () => {
    const token = await person()
    const pack = await buyPack(server(), token)
    const { rows } = await server().owner.query('select gateway_id from payment_attempt where merchant_uid = $1', [
      pack.merchant_uid,
    ])
    await server().ctx.payment.portone.refund({
      gatewayId: rows[0]?.gateway_id,
      merchantUid: pack.merchant_uid,
      amount: PACK.price,
      balance: PACK.price,
      reason: 'console',
      paidOn: null,
    })
    await fetch(`${server().origin}/api/v1/webhooks/portone`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ merchant_uid: pack.merchant_uid, imp_uid: 'x', status: 'cancelled' }),
    })
    await paymentScene(server).climb(1)
    expect((await ticketsOf(server(), token)).amount).toBe(0)
  })
})

describe('the end of a ticket', () => {
  it('is 24:00 in Seoul of the last day: usable a second before, not at it; then it is earned', async () => {
    const token = await person()
    const pack = await buyPack(server(), token)
    // A session does not last five years: the pack's expiry is moved to tomorrow.
    const last = addDays(dayInSeoul(server().ctx.now()), 1)
    await server().owner.query('update ticket_lot set expires_at = $1 where order_seq = $2', [
      at(addDays(last, 1), '00:00:00'),
      pack.order_seq,
    ])
    await server().setClock(at(last, '23:59:50'))
    expect((await ticketsOf(server(), token)).amount).toBe(3)
    expect((await orderByTicket(server(), token, null)).code).toBe(0)
    // Before midnight: the nightly job may run first.
    const earned = await balanceOf(server(), 'revenue')
    await server().setClock(at(addDays(last, 1), '00:00:00'))
    expect((await ticketsOf(server(), token)).amount).toBe(0)
    expect((await orderByTicket(server(), token, null)).code).toBe(code('ticketNone'))
    expect((await refund(token, pack.order_seq)).code).toBe(code('ticketNone'))
    await expireTickets(server().ctx)
    await expireTickets(server().ctx)
    expect(await remainingOf(pack.order_seq)).toBe(0)
    expect(await balanceOf(server(), 'revenue')).toBe(earned - 2 * PACK.unit)
  })

  it('of a pack that was bought on 29 February is 28 February', async () => {
    await server().setClock(at(day('2028-02-29'), '23:59:30'))
    const fresh = await signIn(server(), { persona: true })
    await buyPack(server(), fresh.token)
    expect((await ticketsOf(server(), fresh.token)).lots).toMatchObject([{ expires_on: '2033-02-28' }])
  })

  it('comes first: the pack that ends first is spent first, and a ticket goes back to its own', async () => {
    const { token } = await signIn(server(), { persona: true })
    const old = await buyPack(server(), token)
    await server().setClock(new Date(server().ctx.now().getTime() + 86_400_000))
    const young = await buyPack(server(), token)
    const { data } = await orderByTicket(server(), token, { keyword: '초록마을로 9012', ho: '999' })
    const { rows } = await server().owner.query(
      'select l.order_seq from ticket_use u join ticket_lot l using (lot_seq) where u.order_seq = $1',
      [data.order.order_seq],
    )
    expect(rows.map((r) => Number(r.order_seq))).toEqual([old.order_seq])
    await server().settle()
    expect(data.order.state).toBe('completed')
    expect([await remainingOf(old.order_seq), await remainingOf(young.order_seq)]).toEqual([3, 3])
  })
})
