import { vatOf } from '@jipsalpim/engine/law/vat.ts'
import { isWon } from '@jipsalpim/engine/values/won.ts'
import type { Outcome, VendorContext } from '../outcome.ts'
import { asText, refused, unreadable } from '../wire.ts'
import {
  createCall,
  DECLINED,
  DONE,
  failureOf,
  NOT_ASKED,
  post,
  resultOf,
  wonOf,
  type PaypleKeys,
  type Result,
} from './payple-wire.ts'
import type { GatewayPayment, PaymentPort, PayMethod, RefundRefusal } from './port.ts'

/** What the window posted for PCD_PAY_WORK=CERT: no money is taken until this is confirmed. */
export type PaypleCertificate = { merchantUid: string; authKey: string; requestKey: string; payerId: string }
export type PaypleRefusal = 'declined'
export type PayplePort = PaymentPort & {
  /**
   * Takes the money of a certified order. After an unknown outcome, inquire; an error from a second confirm does not
   * mean failure.
   */
  confirm: (certificate: PaypleCertificate) => Promise<Outcome<GatewayPayment, PaypleRefusal>>
}

/** Payple: every call needs its own authentication first, valid for that call only. */
export function createPayple(ctx: VendorContext, keys: PaypleKeys): PayplePort {
  const call = createCall(ctx, keys)
  const inquire = async (
    merchantUid: string,
    paidOn: string,
    method: PayMethod = 'card',
  ): Promise<Outcome<GatewayPayment | null>> => {
    const answer = await call.both('PCD_PAYCHK_FLAG', {
      PCD_PAYCHK_FLAG: 'Y',
      PCD_PAY_TYPE: method === 'transfer' ? 'transfer' : 'card',
      PCD_PAY_OID: merchantUid,
      PCD_PAY_DATE: paidOn,
    })
    return answer.ok ? inquiryOf(answer.value) : answer
  }

  return {
    vendor: 'payple',
    reportsRefunds: false,
    inquire: async ({ merchantUid, paidOn, method }) => {
      if (paidOn) return inquire(merchantUid, paidOn, method)
      // the payment date is unknown: around midnight it may be yesterday
      for (const day of [ctx.now(), new Date(ctx.now().getTime() - 86_400_000)]) {
        const answer = await inquire(merchantUid, dayDigits(day), method)
        if (!answer.ok || answer.value) return answer
      }
      return { ok: true, value: null }
    },
    // No list is documented: orders are queried one by one.
    books: async () => ({ ok: true, value: null }),
    listed: async () => ({ ok: true, value: null }),
    // An inquiry reports no earlier refund, and the gateway compares no balance.
    refund: async ({ merchantUid, amount, balance, paidOn, taxFree }) => {
      if (!isWon(amount) || amount < 1 || amount > balance) return refused('over-balance', `${amount} of ${balance}`)
      const key = await call.authorise('PCD_PAYCANCEL_FLAG')
      if (!key.ok) return key.kind === 'config' ? key : refused('not-asked', key.message)
      const answer = await call.ask(key.value, {
        PCD_REFUND_KEY: keys.refundKey,
        PCD_PAYCANCEL_FLAG: 'Y',
        PCD_PAY_OID: merchantUid,
        PCD_PAY_DATE: paidOn ?? dayDigits(ctx.now()),
        PCD_REFUND_TOTAL: String(amount),
        // sent only with a tax-free part, as at the payment
        ...(taxFree && { PCD_REFUND_TAXTOTAL: String(vatOf(amount - taxFree)) }),
      })
      if (!answer.ok) return answer
      const { rst, code, fields } = answer.value
      if (rst !== 'success' || !DONE.test(code)) return refundRefusal(answer.value)
      // another order, or another amount, is not an answer to this request
      const fits = asText(fields['PCD_PAY_OID']) === merchantUid && wonOf(fields['PCD_REFUND_TOTAL']) === amount
      return fits ? { ok: true, value: true } : unreadable(answer.value.raw)
    },
    prepare: async () => ({ ok: true, value: true }),
    confirm: async ({ merchantUid, authKey, requestKey, payerId }) => {
      const answer = await post(ctx, keys, `${ctx.baseUrl}/php/PayConfirmAct.php?ACT_=PAYM`, {
        PCD_CST_ID: keys.cstId,
        PCD_CUST_KEY: keys.custKey,
        PCD_AUTH_KEY: authKey,
        PCD_PAY_REQKEY: requestKey,
        PCD_PAYER_ID: payerId,
      })
      if (!answer.ok) return answer
      const result = resultOf(answer.value)
      if (!result.ok) return result
      const payment = result.value.rst === 'success' ? paymentOf(result.value, 'paid') : null
      if (payment?.merchantUid === merchantUid) return { ok: true, value: payment }
      return DECLINED.test(result.value.code) ? refused('declined', result.value.message) : failureOf(result.value)
    },
  }
}

function inquiryOf(result: Result): Outcome<GatewayPayment | null> {
  if (result.rst === 'success') {
    const payment = paymentOf(result, 'paid')
    return payment ? { ok: true, value: payment } : unreadable(result.raw)
  }
  // the vendor publishes no code for it: decide by the words, and by the missing order
  if (/존재하지|내역이 없/.test(result.message) && !result.fields['PCD_PAY_OID']) return { ok: true, value: null }
  const failed = DECLINED.test(result.code) ? paymentOf(result, 'failed') : null
  return failed ? { ok: true, value: failed } : failureOf(result)
}

function refundRefusal(result: Result): Outcome<never, RefundRefusal> {
  if (NOT_ASKED.test(result.code)) return refused('not-asked', `${result.code} ${result.message}`)
  if (/존재하지|내역이 없/.test(result.message)) return refused('not-found', result.message)
  if (result.message.includes('이미 취소')) return refused('already-refunded', result.message)
  if (result.message.includes('초과')) return refused('over-balance', result.message)
  return failureOf(result)
}

export function paymentOf({ fields, message }: Result, state: 'paid' | 'failed'): GatewayPayment | null {
  const merchantUid = asText(fields['PCD_PAY_OID'])
  const amount = wonOf(fields['PCD_PAY_TOTAL'])
  if (!merchantUid || amount === null) return null
  const time = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(asText(fields['PCD_PAY_TIME']) ?? '')
  return {
    gatewayId: merchantUid,
    merchantUid,
    amount,
    // an inquiry reports the payment as it was made, never its refunds
    cancelledAmount: null,
    state,
    paidAt:
      time && state === 'paid'
        ? new Date(`${time[1]}-${time[2]}-${time[3]}T${time[4]}:${time[5]}:${time[6]}+09:00`)
        : null,
    method: asText(fields['PCD_PAY_TYPE']),
    cardName: asText(fields['PCD_PAY_CARDNAME']),
    cardNumber: asText(fields['PCD_PAY_CARDNUM']),
    receiptUrl: asText(fields['PCD_PAY_CARDRECEIPT']),
    failReason: state === 'failed' ? message : null,
  }
}

const dayDigits = (at: Date) => new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '')
