import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { Play } from '../../kernel/service.ts'

/** One PCD_PAY_OID. `certified` has passed the window and waits for the shop's confirm: nothing is taken yet. */
export type Order = {
  oid: string
  state: 'certified' | 'paid' | 'failed' | 'registered'
  code: string
  message: string
  work: 'AUTH' | 'PAY' | 'CERT'
  type: string
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
  /** The bank's answer has not come: the state is not told yet, only that it is unknown. */
  hushed: number
  /** The cash receipt that stands. */
  receipt?: { mgtnum: string; amount: number; use: string } | null
}

export const heldOrders = (play: Play) => play.state.rows<Order>('orders')

/** A card of the window: paid at once, or certified and waiting. */
export const MIN_WON = 1000

export function timeInSeoul(at: Date): string {
  const clock = new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(11, 19)
  return (dayInSeoul(at) + clock).replaceAll(/\D/g, '')
}

/** The fields of a paid order as every reply repeats them. */
export const orderFields = (order: Order): Record<string, string> => ({
  PCD_PAY_TYPE: order.type,
  PCD_PAY_METHOD: order.type,
  PCD_CARD_VER: '02',
  PCD_PAY_WORK: order.work,
  PCD_PAYER_ID: order.payerId,
  ...order.payer,
  PCD_PAY_OID: order.oid,
  PCD_PAY_GOODS: order.goods,
  PCD_PAY_TOTAL: String(order.total),
  PCD_PAY_ISTAX: 'Y',
  PCD_PAY_TAXTOTAL: '',
  PCD_PAY_TIME: order.time,
  ...(order.type === 'transfer' && {
    PCD_PAY_BANK: '088',
    PCD_PAY_BANKNAME: '신한은행',
    PCD_PAY_BANKNUM: '110***1234',
    PCD_TAXSAVE_FLAG: order.receipt ? 'Y' : 'N',
    PCD_TAXSAVE_MGTNUM: order.receipt?.mgtnum ?? '',
    PCD_TAXSAVE_AMOUNT: order.receipt ? String(order.receipt.amount) : '',
  }),
  PCD_PAY_CARDNAME: order.type === 'transfer' ? '' : order.cardName,
  PCD_PAY_CARDNUM:
    order.cardNumber && order.type !== 'transfer'
      ? `${order.cardNumber.slice(0, 8)}****${order.cardNumber.slice(-4)}`
      : '',
  PCD_PAY_CARDTRADENUM: order.tradeNo,
  PCD_PAY_CARDAUTHNO: order.tradeNo.slice(-8),
  PCD_PAY_CARDRECEIPT: `https://receipt.payple.example/${order.tradeNo}`,
  PCD_TX_KEY: order.tradeNo,
})

export type Acted = {
  order: Order
  rst: 'success' | 'error' | 'close'
  code: string
  message: string
  returns: boolean
}

/** What the window hands back, through the buyer's browser. `root` is where the confirm is called. */
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
