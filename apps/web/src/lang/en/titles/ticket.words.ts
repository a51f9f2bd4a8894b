import type { ticketRoutes } from '@jipsalpim/contract/areas/ticket/routes.ts'
import type { TitlesOf } from '@jipsalpim/contract/route.ts'

export const titles = {
  ticketInfo: 'Report tickets',
  ticketPrice: 'Buy tickets',
  ticketPriceComplete: 'Payment of tickets',
  ticketBusiness: 'Tickets of a company',
} satisfies TitlesOf<typeof ticketRoutes>
