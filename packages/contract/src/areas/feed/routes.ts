import { table } from '../../route.ts'

export const feedRoutes = table({
  feedHomeFrauud: {
    path: '/feed/home-frauud',
    access: 'open',
    footer: 'feed',
    page: 'feed/home-frauud',
  },
  feedLoan: { path: '/feed/loan', access: 'open', footer: 'feed', page: 'feed/loan' },
  feedLoanLanding: {
    path: '/feed/loan-landing',
    access: 'open',
    footer: 'feed',
    page: 'feed/loan-landing',
  },
  feedInsurance: {
    path: '/feed/insurance',
    access: 'open',
    footer: 'feed',
    page: 'feed/insurance',
  },
  feedAlarm: { path: '/feed/alarm', access: 'open', footer: 'feed', page: 'feed/alarm' },
  fraudLanding: {
    path: '/fraud/landing',
    access: 'open',
    footer: 'feed',
    page: 'feed/fraud-landing',
  },
  guideSummary: {
    path: '/guide-summary',
    access: 'open',
    footer: 'feed',
    page: 'feed/guide-summary',
  },
  misoMove: { path: '/miso/move', access: 'open', footer: 'feed', page: 'feed/move' },
  reelsKre: {
    path: '/reels-kre',
    access: 'open',
    footer: 'feed',
    page: 'feed/reels-kre',
  },
})
