import { isTicketPack, ticketsIn } from '../ticket/packs.ts'
import { isLaterProduct, type LaterProduct } from './later-products.ts'

/** The name of the purchase in the gateway's window and on the card statement. */
export function goodsName({ product, tickets }: { product: string; tickets: number | null }): string {
  if (isTicketPack(product)) return `보고서 이용권 ${tickets ?? ticketsIn(product)}장`
  if (product === 'subscribe-renewal') return renewalName
  if (product === 'subscribe-bulk') return bulkName
  return isLaterProduct(product) ? laterNames[product] : '전세사기 위험 분석 보고서'
}
/** Several homes from one payment. */
export const bulkName = '변동 알림 여러 집'
/** The next period of a notifier, of a month or a year. */
export const renewalName = '변동 알림 이어 보기'
export const laterNames: Readonly<Record<LaterProduct, string>> = {
  subscribe: '변동 알림 1개월',
  'subscribe-year': '변동 알림 1년',
  'owner-property': '임대인 보유 부동산 조회',
  guarantee: '전세보증 가입 도움',
}
