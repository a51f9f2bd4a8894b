import { createHash } from 'node:crypto'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { textOf, wonOf, type Fields } from '../../kernel/body.ts'
import type { Play } from '../../kernel/service.ts'

/** One PCD_PAY_OID. `certified` has passed the window and waits for the shop's confirm: no money is taken yet. */
export type Order = {
  oid: string
  state: 'certified' | 'paid' | 'failed' | 'registered'
  code: string
  message: string
  work: 'AUTH' | 'PAY' | 'CERT'
  /** '01' creates a billing key, '02' is for one payment. */
  cardVer: '01' | '02'
  /** As requested: 'N' for tax-free, and the tax if only a part is taxable. */
  isTax: 'Y' | 'N'
  taxTotal: string
  type: string
  /** PCD_PAY_METHOD with which the window was opened; '' for any other. */
  wallet: string
  total: number
  refunded: number
  refunds: number
  goods: string
  payer: Readonly<Record<string, string>>
  cardName: string
  cardNumber: string
  /** yyyyMMddHHmmss in Seoul. */
  time: string
  authKey: string
  reqKey: string
  payerId: string
  tradeNo: string
  receiptUrl: string
  /** Charged by a billing key, without a window. */
  byKey: boolean
  /** How many more times an inquiry answers 'unknown', because the bank's answer has not arrived. */
  hushed: number
  /** 'YYYYMM' of a monthly charge; absent for any other. */
  month?: string
  /** The current cash receipt. */
  receipt?: { mgtnum: string; amount: number; use: string } | null
}

export const storedOrders = (play: Play) => play.state.rows<Order>('orders')

/** The minimum amount of an order. */
export const MIN_WON = 1000
/** A payment above this, or more than this in a month by one payer, is refused, like a limit in a shop's contract. */
export const MOST_WON = 1_000_000
export const MOST_MONTH_WON = 3_000_000

/** What these payers have paid in this month, minus refunds. */
export function paidThisMonth(play: Play, of: (order: Order) => boolean): number {
  const month = timeInSeoul(play.now()).slice(0, 6)
  return storedOrders(play)
    .all()
    .filter(([, o]) => o.state === 'paid' && o.time.startsWith(month) && of(o))
    .reduce((sum, [, o]) => sum + o.total - o.refunded, 0)
}

export function timeInSeoul(at: Date): string {
  const clock = new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(11, 19)
  return (dayInSeoul(at) + clock).replaceAll(/\D/g, '')
}

/** The masked account of everyone who pays by transfer. */
export const bankFields = {
  PCD_PAY_BANKACCTYPE: '개인',
  PCD_PAY_BANK: '088',
  PCD_PAY_BANKNAME: '신한은행',
  PCD_PAY_BANKNUM: '110***1234',
}

/** The fields of a paid order that every reply contains. */
export const orderFields = (order: Order): Record<string, string> => ({
  PCD_PAY_TYPE: order.type,
  PCD_PAY_METHOD: order.wallet || order.type,
  PCD_EASY_PAY_METHOD: order.wallet === 'naverPay' || order.wallet === 'kakaoPay' ? order.wallet : '',
  PCD_CARD_VER: order.type === 'card' ? order.cardVer : '',
  PCD_PAY_WORK: order.work,
  PCD_PAYER_ID: order.payerId,
  ...order.payer,
  PCD_PAY_OID: order.oid,
  PCD_PAY_GOODS: order.goods,
  PCD_PAY_TOTAL: String(order.total),
  PCD_PAY_ISTAX: order.isTax,
  PCD_PAY_TAXTOTAL: order.taxTotal,
  PCD_PAY_TIME: order.time,
  ...(order.type === 'transfer' && {
    ...bankFields,
    PCD_TAXSAVE_FLAG: order.receipt ? 'Y' : 'N',
    PCD_TAXSAVE_MGTNUM: order.receipt?.mgtnum ?? '',
    PCD_TAXSAVE_RST: order.receipt ? 'Y' : 'N',
  }),
  PCD_PAY_CARDNAME: order.type === 'transfer' ? '' : order.cardName,
  PCD_PAY_CARDNUM: order.type === 'transfer' ? '' : maskCard(order.cardNumber),
  PCD_REGULER_FLAG: order.month ? 'Y' : 'N',
  PCD_PAY_YEAR: order.month?.slice(0, 4) ?? '',
  PCD_PAY_MONTH: order.month?.slice(4) ?? '',
  ...(order.type === 'card' &&
    order.state === 'paid' && {
      PCD_PAY_CARDTRADENUM: order.tradeNo,
      PCD_PAY_CARDAUTHNO: order.tradeNo.slice(-8),
      PCD_PAY_CARDRECEIPT: order.receiptUrl,
      PCD_TX_KEY: order.tradeNo,
    }),
})

export const maskCard = (number: string) => (number ? `${number.slice(0, 8)}****${number.slice(-4)}` : '')

export const payerFields = [
  'PCD_PAYER_NO',
  'PCD_PAYER_NAME',
  'PCD_PAYER_HP',
  'PCD_PAYER_EMAIL',
  'PCD_USER_DEFINE1',
  'PCD_USER_DEFINE2',
] as const

type Asked = { work: Order['work']; cardVer: Order['cardVer']; cardName: string; cardNumber: string }
/** An order as requested, before anything is done. */
export function openOrder(play: Play, fields: Fields, asked: Asked): Order {
  const n = String(play.state.next('order')).padStart(8, '0')
  const time = timeInSeoul(play.now())
  const key = (kind: string) => createHash('sha256').update(`${kind} ${n}`).digest('hex')
  return {
    ...asked,
    oid: textOf(fields, 'PCD_PAY_OID') || `oid${time}${n}`,
    state: 'failed',
    code: '',
    message: '',
    type: textOf(fields, 'PCD_PAY_TYPE'),
    wallet: textOf(fields, 'PCD_PAY_METHOD'),
    total: wonOf(fields, 'PCD_PAY_TOTAL') ?? 0,
    isTax: textOf(fields, 'PCD_PAY_ISTAX') === 'N' ? 'N' : 'Y',
    taxTotal: textOf(fields, 'PCD_PAY_TAXTOTAL'),
    refunded: 0,
    refunds: 0,
    goods: textOf(fields, 'PCD_PAY_GOODS'),
    payer: Object.fromEntries(payerFields.map((name) => [name, textOf(fields, name)])),
    time,
    authKey: key('auth'),
    reqKey: key('req'),
    payerId: key('payer').slice(0, 40),
    tradeNo: `${time}${n}`,
    receiptUrl: `${play.origin()}/sandbox/payple/receipts/${time}${n}`,
    hushed: 0,
    byKey: false,
  }
}

/** What is wrong with the requested tax, or null. It is at most a tenth of the taxable amount. */
export function taxProblem(fields: Fields): string | null {
  if (!['', 'Y', 'N'].includes(textOf(fields, 'PCD_PAY_ISTAX'))) return 'PCD_PAY_ISTAX는 Y 또는 N이에요.'
  if (!textOf(fields, 'PCD_PAY_TAXTOTAL')) return null
  const [tax, total] = [wonOf(fields, 'PCD_PAY_TAXTOTAL'), wonOf(fields, 'PCD_PAY_TOTAL') ?? 0]
  return tax === null || tax > Math.round(total / 11) ? 'PCD_PAY_TAXTOTAL이 올바르지 않아요.' : null
}

export type Acted = {
  order: Order
  rst: 'success' | 'error' | 'close'
  code: string
  message: string
  returns: boolean
}

/** The result of the window, which passes through the buyer's browser. `root` is where the confirm is called. */
export function windowResult({ order, rst, code, message }: Acted, root: string): Record<string, string> {
  return {
    PCD_PAY_RST: rst,
    PCD_PAY_CODE: code,
    PCD_PAY_MSG: message,
    PCD_AUTH_KEY: order.authKey,
    PCD_PAY_REQKEY: order.reqKey,
    PCD_PAY_COFURL: `${root}/php/PayConfirmAct.php?ACT_=PAYM`,
    ...orderFields(order),
  }
}
