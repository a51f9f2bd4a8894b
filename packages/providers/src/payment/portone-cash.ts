import { isWon } from '@jipsalpim/engine/values/won.ts'
import type { VendorContext } from '../outcome.ts'
import { createPortOneCall, type Envelope, type PortOneKeys } from '../portone-rest.ts'
import { asRecord, asText, refused, segment, unreadable } from '../wire.ts'
import type { AccountPort, CashReceipt, DepositAccount, ReceiptPort } from './port.ts'

/** PortOne V1: virtual accounts for one order, and receipts for cash payments. */
export function createPortOneCash(ctx: VendorContext, keys: PortOneKeys): AccountPort & ReceiptPort {
  const call = createPortOneCall(ctx, keys)
  return {
    openAccount: async ({ merchantUid, amount, bankCode, dueAt, holder, goods, noticeUrl }) => {
      // look it up first: the gateway would open another account for the same order
      const before = await call('GET', `/payments/findAll/${segment(merchantUid)}/ready?limit=100`)
      if (!before.ok) return before
      const found = accountIn(before.value)
      if (found) return { ok: true, value: found }
      const made = await call('POST', '/vbanks', {
        merchant_uid: merchantUid,
        amount,
        vbank_code: bankCode,
        vbank_due: Math.floor(dueAt.getTime() / 1000),
        vbank_holder: holder,
        name: goods,
        notice_url: noticeUrl,
      })
      if (!made.ok) return made
      const account = made.value.code === 0 ? accountOf(made.value.response) : null
      if (account) return { ok: true, value: account }
      return made.value.code === 0 ? unreadable(made.value.raw) : refused('declined', made.value.message)
    },
    closeAccount: async (gatewayId) => {
      const answer = await call('DELETE', `/vbanks/${segment(gatewayId)}`)
      if (!answer.ok) return answer
      const { code, message, raw } = answer.value
      if (code === 0 || message.includes('이미 말소')) return { ok: true, value: true }
      return message.includes('입금') ? refused('deposited', message) : unreadable(raw)
    },
    issueReceipt: async ({ gatewayId, taxFree, kind, number }) => {
      const answer = await call('POST', `/receipts/${segment(gatewayId)}`, {
        identifier: number,
        identifier_type: kind === 'company' ? 'business' : 'phone',
        type: kind,
        ...(taxFree && { tax_free: taxFree }),
      })
      if (!answer.ok) return answer
      const { code, message, response, raw } = answer.value
      const receipt = code === 0 ? receiptIn(response) : null
      if (receipt) return { ok: true, value: receipt }
      if (message.includes('현금성')) return refused('not-cash', message)
      if (message.includes('식별')) return refused('wrong-number', message)
      return unreadable(raw)
    },
    cancelReceipt: async ({ gatewayId }) => {
      const answer = await call('DELETE', `/receipts/${segment(gatewayId)}`)
      if (!answer.ok) return answer
      if (answer.value.code === 0) return { ok: true, value: true }
      return answer.value.raw.status === 404 ? refused('not-found', answer.value.message) : unreadable(answer.value.raw)
    },
    receiptOf: async ({ gatewayId }) => {
      const answer = await call('GET', `/receipts/${segment(gatewayId)}`)
      if (!answer.ok) return answer
      const { code, response, raw } = answer.value
      if (raw.status === 404 && code !== 0) return { ok: true, value: null }
      const cancelled = asRecord(response)?.['cancelled_at']
      if (code === 0 && typeof cancelled === 'number' && cancelled > 0) return { ok: true, value: null }
      const receipt = code === 0 ? receiptIn(response) : null
      return receipt ? { ok: true, value: receipt } : unreadable(raw)
    },
  }
}

function accountIn({ code, response }: Envelope): DepositAccount | null {
  const list = code === 0 ? asRecord(response)?.['list'] : null
  return Array.isArray(list) ? (list.map(accountOf).find((a) => a !== null) ?? null) : null
}

function accountOf(value: unknown): DepositAccount | null {
  const body = asRecord(value)
  const [gatewayId, bankCode, bankName, number, holder] = [
    'imp_uid',
    'vbank_code',
    'vbank_name',
    'vbank_num',
    'vbank_holder',
  ].map((name) => asText(body?.[name]))
  const due = body?.['vbank_date']
  if (!gatewayId || !bankCode || !bankName || !number || !holder || typeof due !== 'number') return null
  return { gatewayId, bankCode, bankName, number, holder, dueAt: new Date(due * 1000) }
}

function receiptIn(value: unknown): CashReceipt | null {
  const body = asRecord(value)
  const receiptId = asText(body?.['receipt_tid'])
  const amount = body?.['amount']
  return receiptId ? { receiptId, amount: isWon(amount) ? amount : null } : null
}
