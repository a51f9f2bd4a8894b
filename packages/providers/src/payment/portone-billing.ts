import type { VendorContext } from '../outcome.ts'
import { createPortOneCall, type PortOneKeys } from '../portone-rest.ts'
import { asRecord, asText, refused, segment, unreadable } from '../wire.ts'
import { declineOf } from './decline.ts'
import { paymentOf } from './portone.ts'
import type { BillingPort } from './port.ts'

/** PortOne V1: a billing key is a customer_uid of ours with a card. Card numbers are entered only at the gateway. */
export function createPortOneBilling(ctx: VendorContext, keys: PortOneKeys): BillingPort {
  const call = createPortOneCall(ctx, keys)
  const at = (key: string) => `/subscribe/customers/${segment(key)}`
  return {
    cardOf: async (key) => {
      const answer = await call('GET', at(key))
      if (!answer.ok) return answer
      const { code, response, raw } = answer.value
      if (raw.status === 404 && code !== 0) return { ok: true, value: null }
      const customer = code === 0 ? asRecord(response) : null
      if (!customer || asText(customer['customer_uid']) !== key) return unreadable(raw)
      return {
        ok: true,
        value: { cardName: asText(customer['card_name']), cardNumber: asText(customer['card_number']) },
      }
    },
    deleteKey: async (key) => {
      const answer = await call('DELETE', at(key))
      if (!answer.ok) return answer
      const gone = answer.value.code === 0 || answer.value.raw.status === 404
      return gone ? { ok: true, value: true } : unreadable(answer.value.raw)
    },
    charge: async ({ key, payer, merchantUid, amount, taxFree, goods, noticeUrl }) => {
      const answer = await call('POST', '/subscribe/payments/again', {
        customer_uid: key,
        merchant_uid: merchantUid,
        amount,
        name: goods,
        tax_free: taxFree,
        buyer_name: payer.name,
        buyer_email: payer.email,
        buyer_tel: payer.phone,
        notice_url: noticeUrl,
      })
      if (!answer.ok) return answer
      const { code, message, response, raw } = answer.value
      if (code !== 0) return message.includes('등록되지 않은 구매자') ? refused('hard', message) : unreadable(raw)
      // code 0 only means that the acquirer answered
      const payment = paymentOf(response)
      if (payment?.merchantUid !== merchantUid) return unreadable(raw)
      if (payment.state === 'paid') return { ok: true, value: payment }
      const why = payment.failReason ?? ''
      return payment.state === 'failed' ? refused(declineOf(null, why), why) : unreadable(raw)
    },
  }
}
