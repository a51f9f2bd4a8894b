import { vatOf } from '@jipsalpim/engine/law/vat.ts'
import type { VendorContext } from '../outcome.ts'
import { asText, refused, unreadable } from '../wire.ts'
import { declineOf } from './decline.ts'
import { paymentOf } from './payple.ts'
import { createCall, DECLINED, DONE, failureOf, NOT_ASKED, type PaypleKeys, type Result } from './payple-wire.ts'
import type { BillingPort } from './port.ts'

/** Payple: a billing key is the PCD_PAYER_ID that its window returned for the card entered there. */
export function createPaypleBilling(ctx: VendorContext, keys: PaypleKeys): BillingPort {
  const call = createCall(ctx, keys)
  return {
    cardOf: async (key, payerNo) => {
      const answer = await call.both('PUSERINFO', { PCD_PAYER_ID: key, PCD_PAYER_NO: payerNo })
      if (!answer.ok) return answer
      if (isGone(answer.value)) return { ok: true, value: null }
      const { fields, raw } = answer.value
      if (!isDone(answer.value)) return failureOf(answer.value)
      if (asText(fields['PCD_PAYER_ID']) !== key) return unreadable(raw)
      // the member number for which the window was opened is returned with the key
      if (asText(fields['PCD_PAYER_NO']) !== payerNo) return { ok: true, value: null }
      const [cardName, cardNumber] = [asText(fields['PCD_PAY_CARDNAME']), asText(fields['PCD_PAY_CARDNUM'])]
      return { ok: true, value: { cardName, cardNumber } }
    },
    deleteKey: async (key) => {
      const answer = await call.both('PUSERDEL', { PCD_PAYER_ID: key })
      if (!answer.ok) return answer
      return isDone(answer.value) || isGone(answer.value) ? { ok: true, value: true } : failureOf(answer.value)
    },
    charge: async ({ key, payer, merchantUid, amount, taxFree, goods }) => {
      const authorised = await call.authorise('PCD_SIMPLE_FLAG')
      if (!authorised.ok) return authorised.kind === 'config' ? authorised : refused('not-asked', authorised.message)
      const answer = await call.ask(authorised.value, {
        PCD_PAY_TYPE: 'card',
        PCD_PAYER_ID: key,
        PCD_PAY_GOODS: goods,
        PCD_SIMPLE_FLAG: 'Y',
        PCD_PAY_TOTAL: String(amount),
        PCD_PAY_OID: merchantUid,
        PCD_PAYER_NO: payer.no,
        PCD_PAYER_NAME: payer.name,
        PCD_PAYER_HP: payer.phone,
        PCD_PAYER_EMAIL: payer.email,
        PCD_PAY_ISTAX: taxFree === amount ? 'N' : 'Y',
        // sent only with a tax-free part: otherwise the gateway computes the VAT of the whole
        ...(taxFree > 0 && { PCD_PAY_TAXTOTAL: String(vatOf(amount - taxFree)) }),
      })
      if (!answer.ok) return answer
      const { rst, code, message, raw } = answer.value
      if (isDone(answer.value)) {
        const payment = paymentOf(answer.value, 'paid')
        return payment?.merchantUid === merchantUid ? { ok: true, value: payment } : unreadable(raw)
      }
      if (rst === 'success') return unreadable(raw)
      if (NOT_ASKED.test(code)) return refused('not-asked', `${code} ${message}`)
      if (isGone(answer.value)) return refused('hard', message)
      return DECLINED.test(code) ? refused(declineOf(code, message), message) : failureOf(answer.value)
    },
  }
}

const isDone = ({ rst, code }: Result): boolean => rst === 'success' && DONE.test(code)
/** SPAY0005: no such PAYER_ID. */
const isGone = ({ rst, code }: Result): boolean => rst !== 'success' && code === 'SPAY0005'
