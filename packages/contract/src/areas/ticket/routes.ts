import { table } from '../../route.ts'

export const ticketRoutes = table({
  ticketInfo: {
    path: '/ticket/info',
    access: 'login',
    footer: 'none',
    desk: true,
    title: '보고서 이용권',
    page: 'ticket/info',
  },
  ticketPrice: {
    path: '/ticket/price',
    access: 'login',
    footer: 'none',
    desk: true,
    alone: true,
    title: '이용권 사기',
    page: 'ticket/price',
  },
  ticketPriceComplete: {
    path: '/ticket/price-complete',
    access: 'login',
    footer: 'none',
    alone: true,
    title: '이용권 결제 확인',
    page: 'ticket/price-complete',
  },
  ticketBusiness: {
    path: '/ticket/business',
    access: 'login',
    footer: 'none',
    title: '회사 이용권',
    page: 'ticket/business',
  },
})
