import type { Outcome, VendorContext } from '../outcome.ts'
import { asText, refused } from '../wire.ts'
import { createCall, DONE, failureOf, wonOf, type PaypleKeys, type Result } from './payple-wire.ts'
import type { CashReceipt, ReceiptKind, ReceiptOf, ReceiptPort } from './port.ts'

/**
 * Payple: receipts for transfers. The current receipt is reported with the payment; each operation needs its own
 * authentication.
 */
export function createPaypleReceipts(ctx: VendorContext, keys: PaypleKeys): ReceiptPort {
  const call = createCall(ctx, keys)
  const payment = ({ merchantUid, paidOn }: ReceiptOf): Promise<Outcome<Result>> =>
    call.both('PCD_PAYCHK_FLAG', {
      PCD_PAYCHK_FLAG: 'Y',
      PCD_PAY_TYPE: 'transfer',
      PCD_PAY_OID: merchantUid,
      PCD_PAY_DATE: paidOn ?? '',
    })
  const work = async (
    name: 'TSREG' | 'TSCANCEL',
    r: ReceiptOf & { amount: number; kind: ReceiptKind; number: string },
  ): Promise<Outcome<Result>> => {
    const stored = await payment(r)
    if (!stored.ok) return stored
    return call.both(name, {
      PCD_PAYER_ID: asText(stored.value.fields['PCD_PAYER_ID']) ?? '',
      PCD_PAY_OID: r.merchantUid,
      PCD_TAXSAVE_AMOUNT: String(r.amount),
      PCD_TAXSAVE_TRADEUSE: r.kind === 'company' ? 'company' : 'personal',
      PCD_TAXSAVE_IDENTINUM: r.number,
    })
  }
  return {
    issueReceipt: async (r) => {
      const answer = await work('TSREG', r)
      if (!answer.ok) return answer
      const { rst, code, message, fields } = answer.value
      const receiptId = asText(fields['PCD_TAXSAVE_MGTNUM'])
      if (rst === 'success' && DONE.test(code) && receiptId)
        return { ok: true, value: { receiptId, amount: wonOf(fields['PCD_TAXSAVE_AMOUNT']) } }
      if (message.includes('계좌이체')) return refused('not-cash', message)
      if (message.includes('발행대상')) return refused('wrong-number', message)
      return failureOf(answer.value)
    },
    cancelReceipt: async (r) => {
      const answer = await work('TSCANCEL', r)
      if (!answer.ok) return answer
      if (answer.value.rst === 'success' && DONE.test(answer.value.code)) return { ok: true, value: true }
      return answer.value.message.includes('발행내역')
        ? refused('not-found', answer.value.message)
        : failureOf(answer.value)
    },
    receiptOf: async (r) => {
      const answer = await payment(r)
      if (!answer.ok) return answer
      if (answer.value.rst !== 'success') return failureOf(answer.value)
      return { ok: true, value: standing(answer.value) }
    },
  }
}

function standing({ fields }: Result): CashReceipt | null {
  const receiptId = asText(fields['PCD_TAXSAVE_MGTNUM'])
  // an inquiry reports that there is a receipt, but not its amount
  return receiptId ? { receiptId, amount: null } : null
}
