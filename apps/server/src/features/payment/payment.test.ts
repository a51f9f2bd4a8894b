import { errors } from '@jipsalpim/contract/errors.ts'
import { link } from '@jipsalpim/contract/routes.ts'
import type { PaymentPort } from '@jipsalpim/providers/payment/port.ts'
import { afterEach, describe, expect, it } from 'vitest'
import type { Context } from '../../kernel/context.ts'
import { useTestServer } from '../../testing/use-test-server.ts'
import { buy, complete, count, gatewayRows, makeOrder, makePaidOrder, PRICE } from '../testing/scenes.ts'
import { paymentScene } from '../testing/payment-scene.ts'
import { settlePayment } from './settling/settle-payment.ts'
import { payerName, payerPhone } from './opening/payer.ts'
import { webhookPaths, paypleReturnPath } from './opening/paths.ts'

const server = useTestServer()
const { stateOf, attemptsOf, post, climb, fault, sessionOf } = paymentScene(server)
const kim = sessionOf('kim')
const code = (name: keyof typeof errors): number => errors[name].code
afterEach(async () => {
  await server().setClock(null)
  await server().settle()
})
const posted = (kind: string) => count(server(), 'ledger_txn where kind = $1', [kind])
/** A context whose gateway reports 1 won the first `times` times, then the true amount. */
function lying(times: number): Context {
  const { ctx } = server()
  const { portone } = ctx.payment
  let left = times
  const listed: PaymentPort['listed'] = async (merchantUid) => {
    const answer = await portone.listed(merchantUid)
    return answer.ok && answer.value && left-- > 0
      ? { ok: true, value: answer.value.map((p) => ({ ...p, amount: 1 })) }
      : answer
  }
  return { ...ctx, payment: { ...ctx.payment, portone: { ...portone, listed } } }
}
describe('the window', () => {
  it('gets the order’s amount and the buyer from the server', async () => {
    const token = await kim()
    const { merchant_uid } = await makeOrder(server(), token, null)
    const { data } = await server().call('portoneInfo', { merchant_uid }, { token })
    expect(data).toMatchObject({
      merchant_uid,
      amount: PRICE,
      buyer_name: '김임차',
      notice_url: server().origin + webhookPaths.portone,
    })
    expect(data.buyer_tel).toMatch(/^01\d{8,9}$/)
    expect((await server().call('portoneInfo', { merchant_uid }, { token })).data).toEqual(data)
    expect((await server().call('paypleInfoOrder', { merchant_uid }, { token })).code).toBe(code('paymentTypeInvalid'))
  })
  it('opens all the same when the amount cannot be told beforehand', async () => {
    const token = await kim()
    const { merchant_uid } = await makeOrder(server(), token, null)
    await fault('error-before', 2)
    expect((await server().call('portoneInfo', { merchant_uid }, { token })).code).toBe(0)
    await fault('error-before', 0)
  })
  it.each([
    ['billing', '01'],
    ['appcard', '02'],
  ] as const)('of Payple: card version %s is %s', async (card_ver, version) => {
    const token = await kim()
    const { merchant_uid } = await makeOrder(server(), token, null, { pg_name: 'payple' })
    const { data } = await server().call('paypleInfoOrder', { merchant_uid, card_ver }, { token })
    expect(data).toMatchObject({
      PCD_PAY_TYPE: 'card',
      PCD_PAY_WORK: 'PAY',
      PCD_CARD_VER: version,
      PCD_PAY_TOTAL: PRICE,
      PCD_PAY_TAXTOTAL: null,
      PCD_PAY_OID: merchant_uid,
      PCD_RST_URL: server().origin + paypleReturnPath,
    })
    expect(data.PCD_PAYER_NO.length).toBeLessThanOrEqual(20)
    expect((await server().call('paypleInfo', {}, { token })).data.client_key).not.toBe('')
  })
  it('is not opened twice for what is paid or in doubt', async () => {
    const token = await kim()
    await fault('lost-webhook')
    const paid = await makePaidOrder(server(), token, null)
    expect((await server().call('portoneInfo', { merchant_uid: paid.merchant_uid }, { token })).code).toBe(
      code('orderNotFound'),
    )
    const doubtful = await makeOrder(server(), token, null)
    await fault('down', 1)
    expect((await complete(server(), token, doubtful.merchant_uid)).data.result).toBe('checking')
    expect((await server().call('portoneInfo', { merchant_uid: doubtful.merchant_uid }, { token })).code).toBe(
      code('analysisInProgress'),
    )
    await climb(4)
    expect((await server().call('portoneInfo', { merchant_uid: doubtful.merchant_uid }, { token })).code).toBe(0)
  })
  it.each([
    ['김임차', '김임차'],
    ['김🏠임차', 'a@b.example'],
    [null, 'a@b.example'],
    ['👨‍👩‍👧', 'a@b.example'],
    ['7번방#1', '7번방#1'],
  ])('payer name %s is sent as %s', (name, sent) => expect(payerName(name, 'a@b.example')).toBe(sent))
  it('writes a Korean number as one dials it', () => expect(payerPhone('+82 10-1234-5678')).toBe('010-1234-5678'))
})

describe('paying', () => {
  it('completes the order once: payment, ledger, report, all together', async () => {
    const token = await kim()
    const before = await posted('payment')
    const { merchant_uid } = await makePaidOrder(server(), token)
    expect(await attemptsOf(merchant_uid)).toEqual(['paid'])
    expect(await posted('payment')).toBe(before + 1)
    expect((await complete(server(), token, merchant_uid)).data).toMatchObject({
      result: 'paid',
      order: { state: 'completed' },
    })
    expect(await posted('payment')).toBe(before + 1)
  })
  it('ten taps at once are one payment, and every tap is told so', async () => {
    const token = await kim()
    const { merchant_uid, order_seq } = await makeOrder(server(), token)
    await buy(server(), merchant_uid)
    const answers = await Promise.all(Array.from({ length: 10 }, () => complete(server(), token, merchant_uid)))
    expect(answers.map((a) => [a.status, a.data.result])).toEqual(answers.map(() => [200, 'paid']))
    expect(await attemptsOf(merchant_uid)).toEqual(['paid'])
    expect(await count(server(), 'report_report where order_seq = $1', [order_seq])).toBe(1)
    await server().settle()
    expect(await count(server(), `order_event where order_seq = $1 and kind = 'completed'`, [order_seq])).toBe(1)
  })
  it('is not believed of the browser: unpaid, of another order, or of nobody', async () => {
    const token = await kim()
    const paid = await makeOrder(server(), token, null)
    const { imp_uid } = await buy(server(), paid.merchant_uid)
    const unpaid = await makeOrder(server(), token, null)
    for (const claim of [imp_uid, null, 'imp_000000000000']) {
      expect((await complete(server(), token, unpaid.merchant_uid, { imp_uid: claim })).code).toBe(
        code('paymentNotCompleted'),
      )
    }
    expect(await stateOf(unpaid.merchant_uid)).toBe('pending')
    expect((await complete(server(), token, 'nz-none')).code).toBe(code('orderNotFound'))
  })
  it.each(['failed', 'aborted'] as const)('%s leaves the order open to be paid again', async (status) => {
    const token = await kim()
    const { merchant_uid } = await makeOrder(server(), token, null)
    if (status === 'failed') await buy(server(), merchant_uid, { outcome: 'failed' })
    const answer = await complete(server(), token, merchant_uid, { status })
    expect(answer.code).toBe(code(status === 'failed' ? 'paymentRequestFailed' : 'paymentNotCompleted'))
    expect(await stateOf(merchant_uid)).toBe('pending')
    expect((await server().call('portoneInfo', { merchant_uid }, { token })).code).toBe(0)
    await buy(server(), merchant_uid)
    expect((await complete(server(), token, merchant_uid)).data.result).toBe('paid')
  })
  it('that the window calls failed and the gateway holds is paid', async () => {
    const token = await kim()
    const { merchant_uid } = await makeOrder(server(), token, null)
    await buy(server(), merchant_uid)
    expect((await complete(server(), token, merchant_uid, { status: 'failed' })).data.result).toBe('paid')
  })
  it.each([1, PRICE - 100, PRICE + 1])(
    '%s won for the order goes back by itself, and nothing is delivered',
    async (amount) => {
      const token = await kim()
      const { merchant_uid, order_seq } = await makeOrder(server(), token)
      await buy(server(), merchant_uid, { amount })
      const answer = await complete(server(), token, merchant_uid)
      expect(answer).toMatchObject({
        code: code('paymentRequestFailed'),
        data: { reason: 'wrong-amount', refund: amount },
      })
      await server().settle()
      expect(await gatewayRows(server(), merchant_uid)).toMatchObject([
        { status: 'cancelled', amount, cancel_amount: amount, cancels: 1 },
      ])
      expect(await stateOf(merchant_uid)).toBe('refunded')
      // The window may return after the webhook has settled and refunded the payment: it gets the same answer.
      const late = await complete(server(), token, merchant_uid)
      expect([late.code, late.data]).toEqual([answer.code, answer.data])
      expect(await count(server(), 'report_report where order_seq = $1', [order_seq])).toBe(0)
      expect(
        await count(server(), `message_notice where order_seq = $1 and template = 'report-refunded'`, [order_seq]),
      ).toBe(1)
    },
  )
  it.each(['wrong-amount', 'wrong-order', 'partial-cancel'])(
    'with the fault %s leaves money and order agreed',
    async (kind) => {
      const token = await kim()
      const { merchant_uid } = await makeOrder(server(), token, null)
      await fault('lost-webhook')
      await fault(kind)
      const { imp_uid } = await buy(server(), merchant_uid)
      const answer = await complete(server(), token, merchant_uid, { imp_uid })
      await climb(3)
      await fault(kind, 0)
      await fault('lost-webhook', 0)
      const rows = await gatewayRows(server(), merchant_uid)
      const remainder = rows.reduce((sum, r) => sum + (r.status === 'failed' ? 0 : r.amount - r.cancel_amount), 0)
      const state = await stateOf(merchant_uid)
      // Every won is refunded; an answer about another order is ignored, and ours is fetched by its own number.
      expect([kind, answer.code, state, remainder]).toEqual(
        {
          'wrong-amount': [kind, code('paymentRequestFailed'), 'refunded', 0],
          'wrong-order': [kind, 0, 'completed', PRICE],
          'partial-cancel': [kind, code('paymentRequestFailed'), 'refunded', 0],
        }[kind],
      )
    },
  )
  it('is given back by what the gateway really holds, when it told of another amount', async () => {
    const { merchant_uid } = await makeOrder(server(), await kim(), null)
    await fault('lost-webhook')
    await buy(server(), merchant_uid)
    expect(await settlePayment(lying(1), merchant_uid)).toEqual({ is: 'wrong-amount', captured: 1 })
    await climb(3)
    expect(await gatewayRows(server(), merchant_uid)).toMatchObject([
      { status: 'cancelled', cancel_amount: PRICE, cancels: 1 },
    ])
    expect(await stateOf(merchant_uid)).toBe('refunded')
  })
  it('of Payple is found under its day, and forms from the browser are not believed', async () => {
    const token = await kim()
    const { merchant_uid } = await makeOrder(server(), token, null, { pg_name: 'payple' })
    const form = new URLSearchParams({
      PCD_PAY_RST: 'success',
      PCD_PAY_OID: merchant_uid,
      PCD_PAY_TOTAL: '1',
    }).toString()
    const back = await post(paypleReturnPath, form, 'application/x-www-form-urlencoded')
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      link('analyzePayComplete', undefined, { merchant_uid }),
    ])
    const closed = await post(
      paypleReturnPath,
      `PCD_PAY_RST=close&PCD_PAY_OID=${merchant_uid}`,
      'application/x-www-form-urlencoded',
    )
    expect(closed.headers.get('location')).toBe(link('analyzePayComplete', undefined, { merchant_uid, rst: 'close' }))
    expect((await complete(server(), token, merchant_uid, { pg_name: 'payple' })).code).toBe(
      code('paymentNotCompleted'),
    )
    await buy(server(), merchant_uid, { gateway: 'payple' })
    expect((await complete(server(), token, merchant_uid, { pg_name: 'payple' })).data.result).toBe('paid')
    const strange = await post(
      paypleReturnPath,
      'PCD_PAY_OID=https://evil.example',
      'application/x-www-form-urlencoded',
    )
    expect([strange.status, strange.headers.get('location')]).toEqual([303, link('analyzePayComplete')])
  })
  it('with Payple that nobody came back from is found by itself', async () => {
    const { merchant_uid } = await makeOrder(server(), await kim(), null, { pg_name: 'payple' })
    await buy(server(), merchant_uid, { gateway: 'payple' })
    await post(paypleReturnPath, `PCD_PAY_OID=${merchant_uid}`, 'application/x-www-form-urlencoded')
    await climb(1)
    expect(await stateOf(merchant_uid)).toBe('completed')
  })
})

describe('a gateway that does not answer', () => {
  it.each(['down', 'html', 'error-before', 'rate-limit'])('%s: 확인 중, then resolved by itself', async (kind) => {
    const token = await kim()
    const { merchant_uid } = await makeOrder(server(), token, null)
    await fault('lost-webhook')
    await buy(server(), merchant_uid)
    await fault(kind)
    const answer = await complete(server(), token, merchant_uid)
    expect(answer).toMatchObject({ code: 0, data: { result: 'checking', order: { state: 'pending' } } })
    await climb(1)
    expect(await stateOf(merchant_uid)).toBe('completed')
  })
  it('of whom it turns out that nothing was paid leaves the order open', async () => {
    const token = await kim()
    const { merchant_uid } = await makeOrder(server(), token, null)
    await fault('down', 2)
    expect((await complete(server(), token, merchant_uid)).data.result).toBe('checking')
    await climb(5)
    expect(await attemptsOf(merchant_uid)).toEqual(['pending'])
    expect((await complete(server(), token, merchant_uid)).code).toBe(code('paymentNotCompleted'))
  })
})

describe('a refund', () => {
  /** An address without a register: the order is refunded automatically. */
  const NOWHERE = { keyword: '희우정로16길 9301', ho: '201호' }
  const check = async (merchant_uid: string) => {
    expect(await gatewayRows(server(), merchant_uid)).toMatchObject([
      { status: 'cancelled', cancel_amount: PRICE, cancels: 1 },
    ])
    expect(await stateOf(merchant_uid)).toBe('refunded')
    await server().checkInvariants({ inTime: true })
  }
  it('is made once', async () => {
    const { merchant_uid } = await makePaidOrder(server(), await kim(), NOWHERE)
    await server().settle()
    await check(merchant_uid)
  })
  it.each(['error-after', 'timeout-after-effect', 'late-apply', 'error-before', 'down', 'html'])(
    'is made once through %s',
    async (kind) => {
      const token = await kim()
      const { merchant_uid, order_seq } = await makeOrder(server(), token, NOWHERE)
      await fault('lost-webhook')
      await buy(server(), merchant_uid)
      // Leaves time to set the fault between the payment and its refund.
      await server().control('faults', { service: 'register', kind: 'slow', times: 1, ms: 400 })
      await complete(server(), token, merchant_uid)
      await server().control('faults', { service: 'portone', kind, times: 1, ms: 300 })
      await server().settle(20_000)
      expect((await server().control<{ faults: unknown[] }>('faults')).faults).toEqual([])
      await climb(4)
      await check(merchant_uid)
      expect(
        await count(server(), 'payment_refund r join payment_attempt a using (attempt_seq) where a.order_seq = $1', [
          order_seq,
        ]),
      ).toBe(1)
    },
  )
})
