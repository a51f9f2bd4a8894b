import type { VendorContext } from '../outcome.ts'
import { asText, unreadable } from '../wire.ts'
import { createCall, DONE, failureOf, type PaypleKeys, type Result } from './payple-wire.ts'
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
  }
}

const isDone = ({ rst, code }: Result): boolean => rst === 'success' && DONE.test(code)
/** SPAY0005: no such PAYER_ID. */
const isGone = ({ rst, code }: Result): boolean => rst !== 'success' && code === 'SPAY0005'
