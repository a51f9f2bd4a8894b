import type { ticketRoutes } from '@jipsalpim/contract/areas/ticket/routes.ts'
import type { TitlesOf } from '@jipsalpim/contract/route.ts'

export const titles = {
  ticketInfo: 'Vé báo cáo',
  ticketPrice: 'Mua vé',
  ticketPriceComplete: 'Kiểm tra thanh toán vé',
  ticketBusiness: 'Vé của công ty',
} satisfies TitlesOf<typeof ticketRoutes>
