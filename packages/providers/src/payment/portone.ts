import { isWon } from '@jipsalpim/engine/values/won.ts'
import type { Outcome, VendorContext } from '../outcome.ts'
import { createPortOneCall, type Envelope, type PortOneKeys } from '../portone-rest.ts'
import { asRecord, asText, refused, segment, unreadable } from '../wire.ts'
import type { GatewayPayment, PaymentPort, PaymentState, RefundRefusal } from './port.ts'

/** PortOne V1: code 0 is success, any other is a refusal in Korean, usually with HTTP 200. */
export function createPortOne(ctx: VendorContext, keys: PortOneKeys): PaymentPort {
  const call = createPortOneCall(ctx, keys)

  const listed = async (merchantUid: string): Promise<Outcome<readonly GatewayPayment[]>> => {
    // findAll, not find: a failed attempt after the paid one would be the "latest"
    const payments: GatewayPayment[] = []
    for (let page = 1; ; page++) {
      const answer = await call('GET', `/payments/findAll/${segment(merchantUid)}/?limit=100&page=${page}`)
      if (!answer.ok) return answer
      if (answer.value.raw.status === 404 && answer.value.code !== 0) return { ok: true, value: payments }
      const given = pageOf(answer.value)
      if (!given.ok) return given
      payments.push(...given.value.payments)
      if (!given.value.more) return { ok: true, value: payments }
    }
  }

  return {
    vendor: 'portone',
    reportsRefunds: true,
    inquire: async ({ gatewayId, merchantUid }) => {
      if (gatewayId) {
        const answer = await call('GET', `/payments/${segment(gatewayId)}`)
        return answer.ok ? paymentOrNull(answer.value) : answer
      }
      const answer = await listed(merchantUid)
      return answer.ok ? { ok: true, value: weightiest(answer.value) } : answer
    },
    refund: async ({ gatewayId, merchantUid, amount, balance, reason, to, taxFree }) => {
      // at the vendor 0 means everything
      if (!isWon(amount) || amount < 1 || amount > balance) return refused('over-balance', `${amount} of ${balance}`)
      const answer = await call('POST', '/payments/cancel', {
        imp_uid: gatewayId,
        merchant_uid: merchantUid,
        amount,
        checksum: balance,
        reason,
        ...(taxFree && { tax_free: taxFree }),
        ...(to && { refund_bank: to.bankCode, refund_account: to.number, refund_holder: to.holder }),
      })
      if (!answer.ok) return answer
      const { code, message, response } = answer.value
      if (code === 0 && paymentOf(response)) return { ok: true, value: true }
      const refusal = refundRefusal(answer.value)
      return refusal ? refused(refusal, message) : unreadable(answer.value.raw)
    },
    books: async ({ from, to, page }) => {
      const span = `from=${Math.floor(from.getTime() / 1000)}&to=${Math.ceil(to.getTime() / 1000)}`
      const answer = await call('GET', `/payments/status/all?${span}&limit=100&page=${page}&sorting=started`)
      return answer.ok ? pageOf(answer.value) : answer
    },
    listed,
    prepare: async ({ merchantUid, amount }) => {
      const answer = await call('POST', '/payments/prepare', { merchant_uid: merchantUid, amount })
      if (!answer.ok) return answer
      if (answer.value.code === 0) return { ok: true, value: true }
      if (!answer.value.message.includes('이미 등록')) return unreadable(answer.value.raw)
      const prepared = await call('GET', `/payments/prepare/${segment(merchantUid)}`)
      if (!prepared.ok) return prepared
      if (asRecord(prepared.value.response)?.['amount'] === amount) return { ok: true, value: true }
      return refused('duplicate', answer.value.message)
    },
  }
}

function paymentOrNull(envelope: Envelope): Outcome<GatewayPayment | null> {
  if (envelope.raw.status === 404 && envelope.code !== 0) return { ok: true, value: null }
  const payment = envelope.code === 0 ? paymentOf(envelope.response) : null
  return payment ? { ok: true, value: payment } : unreadable(envelope.raw)
}

/** Of several attempts for one order, the one with money; else the newest. */
const weightiest = (payments: readonly GatewayPayment[]): GatewayPayment | null =>
  payments.find((p) => p.state === 'paid' || p.state === 'cancelled') ?? payments[0] ?? null

/** `next` is the number of the next page, 0 at the end. */
function pageOf(envelope: Envelope): Outcome<{ payments: readonly GatewayPayment[]; more: boolean }> {
  const body = asRecord(envelope.response)
  const list = body?.['list']
  const next = body?.['next']
  if (envelope.code !== 0 || !Array.isArray(list) || typeof next !== 'number') return unreadable(envelope.raw)
  const payments = list.map(paymentOf).filter((p) => p !== null)
  if (payments.length < list.length) return unreadable(envelope.raw)
  return { ok: true, value: { payments, more: next > 0 } }
}

/** The refusals that are final, by the vendor's words: V1 has no numeric codes. */
function refundRefusal({ code, message, raw }: Envelope): RefundRefusal | null {
  if (code === 0) return null
  if (raw.status === 404) return 'not-found'
  if (message.includes('이미 전액취소')) return 'already-refunded'
  if (message.includes('초과') || message.includes('checksum')) return 'over-balance'
  return null
}

const STATES: Readonly<Record<string, PaymentState>> = {
  ready: 'ready',
  paid: 'paid',
  cancelled: 'cancelled',
  failed: 'failed',
}

export function paymentOf(value: unknown): GatewayPayment | null {
  const body = asRecord(value)
  const gatewayId = asText(body?.['imp_uid'])
  const merchantUid = asText(body?.['merchant_uid'])
  const state = STATES[asText(body?.['status']) ?? '']
  const amount = body?.['amount']
  const cancelledAmount = body?.['cancel_amount'] ?? 0
  if (!body || !gatewayId || !merchantUid || !state || !isWon(amount) || !isWon(cancelledAmount)) return null
  if ((body['currency'] ?? 'KRW') !== 'KRW') return null
  const paidAt = body['paid_at']
  return {
    gatewayId,
    merchantUid,
    state,
    amount,
    cancelledAmount,
    paidAt: typeof paidAt === 'number' && paidAt > 0 ? new Date(paidAt * 1000) : null,
    method: asText(body['pay_method']),
    cardName: asText(body['card_name']),
    cardNumber: asText(body['card_number']),
    receiptUrl: asText(body['receipt_url']),
    failReason: asText(body['fail_reason']),
  }
}
