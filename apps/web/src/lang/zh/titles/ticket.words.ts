import type { ticketRoutes } from '@jipsalpim/contract/areas/ticket/routes.ts'
import type { TitlesOf } from '@jipsalpim/contract/route.ts'

export const titles = {
  ticketInfo: '报告次数券',
  ticketPrice: '购买次数券',
  ticketPriceComplete: '确认次数券付款',
  ticketBusiness: '公司次数券',
} satisfies TitlesOf<typeof ticketRoutes>
