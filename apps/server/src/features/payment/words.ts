import { isLaterProduct, type LaterProduct } from '@jipsalpim/contract/areas/order/later-products.ts'
import { isTicketPack, ticketsIn } from '@jipsalpim/contract/areas/ticket/packs.ts'
import type { OrderRow } from '../order/order-row.ts'

/** What the gateway's window and the card statement call the thing that is bought. */
export function goodsName({ product, tickets }: Pick<OrderRow, 'product' | 'tickets'>): string {
  if (isTicketPack(product)) return `보고서 이용권 ${tickets ?? ticketsIn(product)}장`
  return isLaterProduct(product) ? laterNames[product] : '전세사기 위험 분석 보고서'
}
export const laterNames: Readonly<Record<LaterProduct, string>> = {
  subscribe: '등기 변동 알림 1개월',
  'subscribe-year': '등기 변동 알림 1년',
  'owner-property': '임대인 보유 부동산 조회',
  guarantee: '전세보증 가입 도움',
}
/** What the window in which a card is kept is headed by. */
export const cardWindowName = '집살핌 카드 등록'
/** The name on the accounts that are made for orders. */
export const accountHolder = '집살핌'
