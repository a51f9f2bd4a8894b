import { table } from '../../route.ts'

export const ticketRoutes = table({
  ticketInfo: {
    path: '/ticket/info',
    access: 'login',
    footer: 'none',
    wide: true,
    page: 'ticket/info',
  },
  ticketPrice: {
    path: '/ticket/price',
    access: 'login',
    footer: 'none',
    wide: true,
    alone: true,
    page: 'ticket/price',
  },
  ticketPriceComplete: {
    path: '/ticket/price-complete',
    access: 'login',
    footer: 'none',
    alone: true,
    page: 'ticket/price-complete',
  },
  ticketBusiness: {
    path: '/ticket/business',
    access: 'login',
    footer: 'none',
    page: 'ticket/business',
  },
})
