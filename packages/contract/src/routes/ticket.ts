import { table } from './row.ts'

export const ticketRoutes = table({
  ticketInfo: { path: '/ticket/info', access: 'login', footer: 'none', planned: true },
  ticketPrice: { path: '/ticket/price', access: 'login', footer: 'none', planned: true },
  ticketPriceComplete: { path: '/ticket/price-complete', access: 'login', footer: 'none', planned: true },
  ticketBusiness: { path: '/ticket/business', access: 'login', footer: 'none', planned: true },
})
