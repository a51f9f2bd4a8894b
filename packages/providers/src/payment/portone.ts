import { isWon } from '@jipsalpim/engine/values/won.ts'
import type { Outcome, VendorContext } from '../outcome.ts'
import { asRecord, asText, misconfigured, readJson, refused, unreadable, wire, type WireAnswer } from '../wire.ts'
import type { GatewayPayment, PaymentPort, PaymentState, RefundRefusal } from './port.ts'

export type PortOneKeys = { impKey: string; impSecret: string }

/** PortOne V1: code 0 is done, any other is a refusal in Korean that usually comes with HTTP 200. */
export function createPortOne(ctx: VendorContext, keys: PortOneKeys): PaymentPort {
  const call = createCall(ctx, keys)

  return {
    vendor: 'portone',
    inquire: async ({ gatewayId, merchantUid }) => {
      if (gatewayId) {
        const answer = await call('GET', `/payments/${encodeURIComponent(gatewayId)}`)
        return answer.ok ? paymentOrNull(answer.value) : answer
      }
      // findAll, not find: a failed try after the paid one would be the "latest"
      const answer = await call('GET', `/payments/findAll/${encodeURIComponent(merchantUid)}/?limit=100`)
      return answer.ok ? weightiest(answer.value) : answer
    },
    refund: async ({ gatewayId, merchantUid, amount, balance, reason }) => {
      // at the vendor 0 means everything
      if (!isWon(amount) || amount < 1 || amount > balance) return refused('over-balance', `${amount} of ${balance}`)
      const answer = await call('POST', '/payments/cancel', {
        imp_uid: gatewayId,
        merchant_uid: merchantUid,
        amount,
        checksum: balance,
        reason,
      })
      if (!answer.ok) return answer
      const { code, message, response } = answer.value
      const payment = code === 0 ? paymentOf(response) : null
      if (payment) return { ok: true, value: payment }
      const refusal = refundRefusal(answer.value)
      return refusal ? refused(refusal, message) : unreadable(answer.value.raw)
    },
    prepare: async ({ merchantUid, amount }) => {
      const answer = await call('POST', '/payments/prepare', { merchant_uid: merchantUid, amount })
      if (!answer.ok) return answer
      if (answer.value.code === 0) return { ok: true, value: true }
      if (!answer.value.message.includes('이미 등록')) return unreadable(answer.value.raw)
      const held = await call('GET', `/payments/prepare/${encodeURIComponent(merchantUid)}`)
      if (!held.ok) return held
      if (asRecord(held.value.response)?.['amount'] === amount) return { ok: true, value: true }
      return refused('duplicate', answer.value.message)
    },
  }
}

type Envelope = { code: number; message: string; response: unknown; raw: WireAnswer }
type Call = (method: 'GET' | 'POST', path: string, body?: object) => Promise<Outcome<Envelope>>

/** Holds the access token, and asks for another once when it is refused. */
function createCall(ctx: VendorContext, keys: PortOneKeys): Call {
  let held: { token: string; until: number } | null = null
  const send = async (method: 'GET' | 'POST', path: string, token: string | null, body?: object) => {
    const answer = await wire({
      url: ctx.baseUrl + path,
      method,
      timeoutMs: ctx.timeoutMs,
      headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    return answer.ok ? envelopeOf(answer.value) : answer
  }
  const token = async (): Promise<Outcome<string>> => {
    if (held && held.until > ctx.now().getTime() + 60_000) return { ok: true, value: held.token }
    const answer = await send('POST', '/users/getToken', null, { imp_key: keys.impKey, imp_secret: keys.impSecret })
    if (!answer.ok) return answer
    if (answer.value.raw.status === 401) return misconfigured(answer.value.message)
    const body = asRecord(answer.value.response)
    const text = asText(body?.['access_token'])
    const until = body?.['expired_at']
    if (!text || typeof until !== 'number') return unreadable(answer.value.raw)
    held = { token: text, until: until * 1000 }
    return { ok: true, value: text }
  }
  return async (method, path, body) => {
    for (const last of [false, true]) {
      const key = await token()
      if (!key.ok) return key
      const answer = await send(method, path, key.value, body)
      if (!answer.ok || answer.value.raw.status !== 401) return answer
      held = null
      if (last) return misconfigured(answer.value.message)
    }
    return misconfigured('401')
  }
}

function envelopeOf(answer: WireAnswer): Outcome<Envelope> {
  const read = readJson(answer)
  if (!read.ok) return read
  const body = asRecord(read.value)
  const code = body?.['code']
  if (!body || typeof code !== 'number' || answer.status === 429 || answer.status >= 500) return unreadable(answer)
  return { ok: true, value: { code, message: asText(body['message']) ?? '', response: body['response'], raw: answer } }
}

function paymentOrNull(envelope: Envelope): Outcome<GatewayPayment | null> {
  if (envelope.raw.status === 404 && envelope.code !== 0) return { ok: true, value: null }
  const payment = envelope.code === 0 ? paymentOf(envelope.response) : null
  return payment ? { ok: true, value: payment } : unreadable(envelope.raw)
}

/** Of several tries for one order, the one that holds money; else the newest. */
function weightiest(envelope: Envelope): Outcome<GatewayPayment | null> {
  if (envelope.raw.status === 404 && envelope.code !== 0) return { ok: true, value: null }
  const list = asRecord(envelope.response)?.['list']
  if (envelope.code !== 0 || !Array.isArray(list)) return unreadable(envelope.raw)
  const payments = list.map(paymentOf)
  const unread = payments.includes(null)
  if (unread) return unreadable(envelope.raw)
  const found = payments.find((p) => p?.state === 'paid' || p?.state === 'cancelled') ?? payments[0] ?? null
  return { ok: true, value: found }
}

/** The refusals that are final, by the vendor's words: V1 has no numeric catalogue. */
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

function paymentOf(value: unknown): GatewayPayment | null {
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
