import { describe, expect, it } from 'vitest'
import type { PaymentPort } from './port.ts'

/** What the exam needs from whoever plays the gateway: a buyer, and the truth. */
export type PaymentStage = {
  port: () => PaymentPort
  /** The same adapter with a time-out that is short enough to test. */
  hasty: () => PaymentPort
  /** Plays the buyer; answers the gateway's id of the try. */
  buy: (merchantUid: string, amount: number, outcome: 'paid' | 'failed' | 'cancelled') => Promise<string>
  /** What the gateway holds for an order. */
  truth: (merchantUid: string) => Promise<{ amount: number; cancelled: number; cancels: number } | null>
  fault: (kind: string, times: number, ms?: number) => Promise<void>
  /** 'YYYYMMDD' of today at the gateway. */
  today: () => string
  /** A refund that is repeated after a lost answer is refused by the gateway, because the balance no longer agrees. */
  checksBalance: boolean
}

/** Every payment adapter sits this, over HTTP. */
export function examinePayment(stage: PaymentStage): void {
  let n = 0
  const order = () => `exam-${stage.port().vendor}-${++n}`
  const ask = (merchantUid: string, gatewayId: string | null = null) => ({ merchantUid, gatewayId, paidOn: stage.today() })
  const refund = (merchantUid: string, gatewayId: string, amount: number, balance: number) =>
    ({ merchantUid, gatewayId, amount, balance, reason: '고객 요청', paidOn: stage.today() })

  describe('answers', () => {
    it('tells a paid order by our number and by the gateway\'s', async () => {
      const uid = order()
      const id = await stage.buy(uid, 9900, 'paid')
      for (const gatewayId of [null, id]) {
        const told = await stage.port().inquire(ask(uid, gatewayId))
        expect(told).toMatchObject({ ok: true, value: { merchantUid: uid, state: 'paid', amount: 9900, cancelledAmount: 0, method: 'card' } })
        expect(told.ok && told.value?.paidAt).toBeInstanceOf(Date)
      }
    })
    it('knows nothing of an order that never was', async () => {
      expect(await stage.port().inquire(ask(order()))).toEqual({ ok: true, value: null })
    })
    it('tells a failed order, and the paid one when a failed try came after', async () => {
      const uid = order()
      await stage.buy(uid, 9900, 'failed')
      expect(await stage.port().inquire(ask(uid))).toMatchObject({ ok: true, value: { state: 'failed', failReason: expect.any(String) } })
      await stage.buy(uid, 9900, 'paid')
      await stage.buy(uid, 9900, 'failed')
      expect(await stage.port().inquire(ask(uid))).toMatchObject({ ok: true, value: { state: 'paid', amount: 9900 } })
    })
    it('refunds a part, then the rest, then no more', async () => {
      const uid = order()
      const id = await stage.buy(uid, 9900, 'paid')
      expect(await stage.port().refund(refund(uid, id, 4000, 9900))).toMatchObject({ ok: true, value: { amount: 9900, cancelledAmount: 4000 } })
      expect(await stage.port().refund(refund(uid, id, 6000, 5900))).toMatchObject({ ok: false, kind: 'refused', reason: 'over-balance' })
      expect(await stage.port().refund(refund(uid, id, 5900, 5900))).toMatchObject({ ok: true, value: { state: 'cancelled', cancelledAmount: 9900 } })
      expect(await stage.port().refund(refund(uid, id, 5900, 5900))).toMatchObject({ ok: false, kind: 'refused', reason: 'already-refunded' })
      expect(await stage.truth(uid)).toEqual({ amount: 9900, cancelled: 9900, cancels: 2 })
    })
    it('refuses to refund nothing, which the gateway would read as everything', async () => {
      const uid = order()
      const id = await stage.buy(uid, 9900, 'paid')
      expect(await stage.port().refund(refund(uid, id, 0, 9900))).toMatchObject({ ok: false, kind: 'refused' })
      expect(await stage.truth(uid)).toMatchObject({ cancelled: 0 })
    })
    it('says not-found for a payment that the gateway does not hold', async () => {
      expect(await stage.port().refund(refund(order(), 'imp_000000000000', 1000, 1000))).toMatchObject({ ok: false, kind: 'refused', reason: 'not-found' })
    })
    it('prepares an amount, and again without harm', async () => {
      const uid = order()
      expect(await stage.port().prepare({ merchantUid: uid, amount: 9900 })).toEqual({ ok: true, value: true })
      expect(await stage.port().prepare({ merchantUid: uid, amount: 9900 })).toEqual({ ok: true, value: true })
    })
  })

  describe('faults', () => {
    it.each([
      ['down', 'network'], ['error-before', 'server'], ['html', 'malformed'], ['rate-limit', 'rate-limit'],
    ])('%s: nothing is known and nothing was done', async (kind, why) => {
      const uid = order()
      const id = await stage.buy(uid, 9900, 'paid')
      await stage.fault(kind, 1)
      expect(await stage.port().refund(refund(uid, id, 9900, 9900))).toMatchObject({ ok: false, kind: 'unknown', why })
      expect(await stage.truth(uid)).toMatchObject({ cancelled: 0 })
    })
    it.each([['error-after', 'server'], ['timeout-after-effect', 'timeout']])('%s: done although the answer says nothing; inquiring tells', async (kind, why) => {
      const uid = order()
      const id = await stage.buy(uid, 9900, 'paid')
      await stage.fault(kind, 1)
      expect(await stage.hasty().refund(refund(uid, id, 4000, 9900))).toMatchObject({ ok: false, kind: 'unknown', why })
      expect(await stage.port().inquire(ask(uid, id))).toMatchObject({ ok: true, value: { cancelledAmount: 4000 } })
      if (!stage.checksBalance) return
      expect(await stage.port().refund(refund(uid, id, 4000, 9900))).toMatchObject({ ok: false, kind: 'refused' })
      expect(await stage.truth(uid)).toMatchObject({ cancelled: 4000, cancels: 1 })
    })
    it('late-apply: not done yet when asked at once, done later', async () => {
      const uid = order()
      const id = await stage.buy(uid, 9900, 'paid')
      await stage.fault('late-apply', 1, 900)
      expect(await stage.hasty().refund(refund(uid, id, 9900, 9900))).toMatchObject({ ok: false, kind: 'unknown', why: 'timeout' })
      expect(await stage.port().inquire(ask(uid, id))).toMatchObject({ ok: true, value: { cancelledAmount: 0 } })
      await expect.poll(async () => (await stage.truth(uid))?.cancelled, { timeout: 3000 }).toBe(9900)
    })
    it('slow: a late answer is a time-out', async () => {
      const uid = order()
      const id = await stage.buy(uid, 9900, 'paid')
      await stage.fault('slow', 1, 900)
      expect(await stage.hasty().inquire(ask(uid, id))).toMatchObject({ ok: false, kind: 'unknown', why: 'timeout' })
    })
    it('tells another amount or order as it was told, for the caller to compare', async () => {
      const uid = order()
      const id = await stage.buy(uid, 9900, 'paid')
      await stage.fault('wrong-amount', 1)
      expect(await stage.port().inquire(ask(uid, id))).toMatchObject({ ok: true, value: { amount: 8900 } })
      await stage.fault('wrong-order', 1)
      const told = await stage.port().inquire(ask(uid, id))
      expect(told.ok && told.value?.merchantUid !== uid).toBe(true)
    })
    it('sees half given back behind our back', async () => {
      const uid = order()
      const id = await stage.buy(uid, 9900, 'paid')
      await stage.fault('partial-cancel', 1)
      expect(await stage.port().inquire(ask(uid, id))).toMatchObject({ ok: true, value: { state: 'paid', cancelledAmount: 4950 } })
    })
  })
}
