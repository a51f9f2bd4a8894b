import { textOf, wonOf, type Fields } from '../../kernel/body.ts'
import { json, type Play, type WireReply } from '../../kernel/service.ts'
import { magicCards } from '../../magic.ts'
import { heldKeys, noSuchKey } from './keys.ts'
import { heldOrders, MIN_WON, openOrder, orderFields, taxProblem, type Order } from './order.ts'
import { pushResult } from './push.ts'

/** Above this a single charge is refused, as a shop's contract would have it. */
const MOST_WON = 1_000_000

/** A charge to a card by its billing key, with no window. */
export function chargeCard(play: Play, fields: Fields): WireReply {
  if (textOf(fields, 'PCD_PAY_TYPE') !== 'card' || textOf(fields, 'PCD_SIMPLE_FLAG') !== 'Y')
    return refuse('SPAY0019', '요청 구분값이 올바르지 않습니다.')
  const key = heldKeys(play).get(textOf(fields, 'PCD_PAYER_ID'))
  if (!key) return noSuchKey()
  const total = wonOf(fields, 'PCD_PAY_TOTAL')
  if (!textOf(fields, 'PCD_PAY_GOODS') || total === null || total < MIN_WON || taxProblem(fields))
    return refuse('SPAY0019', taxProblem(fields) ?? '필수 항목이 누락되었습니다.')
  if (total > MOST_WON) return refuse('SPAY0003', '결제 1건의 한도를 초과했습니다.')
  const { cardName, cardNumber } = key
  const asked = openOrder(play, fields, { work: 'PAY', cardVer: '01', cardName, cardNumber })
  if (heldOrders(play).get(asked.oid)?.state === 'paid') return refuse('CPAY0202', '이미 존재하는 거래입니다.')
  const card = magicCards.find((c) => c.number === cardNumber)
  const open: Order = { ...asked, payerId: key.payerId, payer: { ...key.payer, ...told(asked.payer) } }
  if (card?.outcome === 'failed') {
    const reason = card.reason ?? '[51] 한도초과'
    const failed: Order = { ...open, code: /\[(\w+)\]/.exec(reason)?.[1] ?? '51', message: reason }
    heldOrders(play).put(failed.oid, failed)
    return json({ PCD_PAY_RST: 'error', PCD_PAY_CODE: failed.code, PCD_PAY_MSG: reason, ...orderFields(failed) })
  }
  const late = card?.outcome === 'paid-reported-failed'
  const paid: Order = { ...open, state: 'paid', code: '0000', message: '카드결제완료', hushed: late ? 1 : 0 }
  heldOrders(play).put(paid.oid, paid)
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

export const amountFields = ({ total }: Order): Record<string, string> => ({
  PCD_PAY_AMOUNT: String(total),
  PCD_PAY_DISCOUNT: '0',
  PCD_PAY_AMOUNT_REAL: String(total),
})

/** What this call said of the payer; the rest is as at the registration. */
const told = (payer: Order['payer']): Order['payer'] =>
  Object.fromEntries(Object.entries(payer).filter(([, value]) => value !== ''))
const refuse = (code: string, message: string): WireReply =>
  json({ PCD_PAY_RST: 'error', PCD_PAY_CODE: code, PCD_PAY_MSG: message })
