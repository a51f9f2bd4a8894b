import { textOf, wonOf, type Fields } from '../../kernel/body.ts'
import { json, type Play, type WireReply } from '../../kernel/service.ts'
import { magicCards } from '../../magic.ts'
import { findKey, noSuchKey } from './keys.ts'
import {
  MOST_MONTH_WON,
  MOST_WON,
  paidThisMonth,
  storedOrders,
  MIN_WON,
  openOrder,
  orderFields,
  taxProblem,
  type Order,
} from './order.ts'
import { refusedByOwn } from './own-codes.ts'
import { pushResult } from './push.ts'
import { isIssuable, newReceipt } from './tax-save.ts'

/** A charge by a billing key, without a window: to its card, or to its account. */
const chargeByKey =
  (type: 'card' | 'transfer') =>
  (play: Play, fields: Fields): WireReply => {
    if (textOf(fields, 'PCD_PAY_TYPE') !== type || textOf(fields, 'PCD_SIMPLE_FLAG') !== 'Y')
      return refuse('SPAY0019', '요청 구분값이 올바르지 않습니다.')
    const key = findKey(play, fields)
    if (key?.type !== type) return noSuchKey()
    const total = wonOf(fields, 'PCD_PAY_TOTAL')
    const month = monthOf(fields)
    if (!textOf(fields, 'PCD_PAY_GOODS') || total === null || total < MIN_WON || taxProblem(fields) || month === null)
      return refusedByOwn('fieldMissing')
    if (total > MOST_WON) return refuse('SPAY0003', '결제 1건의 한도를 초과했습니다.')
    if (total + paidThisMonth(play, (o) => o.payerId === key.payerId) > MOST_MONTH_WON)
      return refuse('SPAY0004', '월 결제한도를 초과했습니다.')
    if (type === 'transfer' && play.take('bank-closed')) return refuse('9998', '은행 점검시간입니다.')
    const { cardName, cardNumber } = key
    const asked = {
      ...openOrder(play, fields, { work: 'PAY', cardVer: '01', cardName, cardNumber }),
      byKey: true,
    }
    if (storedOrders(play).get(asked.oid)?.state === 'paid') return refusedByOwn('orderTaken')
    if (month && isPaidFor(play, key.payerId, month)) return refusedByOwn('monthPaid')
    const card = magicCards.find((c) => c.number === cardNumber)
    if (card?.outcome === 'failed' || card?.outcome === 'kept-then-declined') {
      const message = type === 'transfer' ? '출금이체에 실패했습니다.' : (card.reason ?? '[51] 한도초과')
      const code = type === 'transfer' ? 'SPAY0012' : (/\[(\w+)\]/.exec(message)?.[1] ?? '51')
      storedOrders(play).put(asked.oid, { ...asked, payerId: key.payerId, state: 'failed', code, message })
      return refuse(code, message)
    }
    const late = card?.outcome === 'paid-reported-failed'
    const receipt = wantsReceipt(type, fields) && isIssuable(fields) ? newReceipt(play, fields, total) : null
    const paid: Order = {
      ...asked,
      payerId: key.payerId,
      payer: { ...key.payer, ...payerOf(asked.payer) },
      ...(card?.outcome === 'paid-other-amount' && { total: total - 100 }),
      state: 'paid',
      code: '0000',
      message: type === 'card' ? '카드결제완료' : '출금이체완료',
      hushed: late ? 1 : 0,
      ...(month && { month }),
      ...(receipt && { receipt }),
    }
    storedOrders(play).put(paid.oid, paid)
    pushResult(play, paid)
    if (late) return refuse('SPAY0011', '결제결과를 알 수 없습니다.')
    return json({
      PCD_PAY_RST: 'success',
      PCD_PAY_CODE: '0000',
      PCD_PAY_MSG: paid.message,
      ...orderFields(paid),
      ...amountFields(paid),
    })
  }
export const chargeCard = chargeByKey('card')
export const chargeAccount = chargeByKey('transfer')

const wantsReceipt = (type: string, fields: Fields) => type === 'transfer' && textOf(fields, 'PCD_TAXSAVE_FLAG') === 'Y'

/** 'YYYYMM' of a monthly charge, '' of any other; null if the month is invalid. */
function monthOf(fields: Fields): string | null {
  if (textOf(fields, 'PCD_REGULER_FLAG') !== 'Y') return ''
  const month = textOf(fields, 'PCD_PAY_YEAR') + textOf(fields, 'PCD_PAY_MONTH')
  return /^20\d\d(0[1-9]|1[0-2])$/.test(month) ? month : null
}

const isPaidFor = (play: Play, payerId: string, month: string): boolean =>
  storedOrders(play)
    .all()
    .some(([, o]) => o.payerId === payerId && o.month === month && o.state === 'paid' && o.refunded < o.total)

export const amountFields = ({ total }: Order): Record<string, string> => ({
  PCD_PAY_AMOUNT: String(total),
  PCD_PAY_DISCOUNT: '0',
  PCD_PAY_AMOUNT_REAL: String(total),
})

/** The payer fields that this call sent; the others stay as they were registered. */
const payerOf = (payer: Order['payer']): Order['payer'] =>
  Object.fromEntries(Object.entries(payer).filter(([, value]) => value !== ''))
const refuse = (code: string, message: string): WireReply =>
  json({ PCD_PAY_RST: 'error', PCD_PAY_CODE: code, PCD_PAY_MSG: message })
