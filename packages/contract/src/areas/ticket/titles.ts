import type { TitlesOf } from '../../route.ts'
import type { ticketRoutes } from './routes.ts'

export const titles = {
  ticketInfo: '보고서 이용권',
  ticketPrice: '이용권 사기',
  ticketPriceComplete: '이용권 결제 확인',
  ticketBusiness: '회사 이용권',
} satisfies TitlesOf<typeof ticketRoutes>
