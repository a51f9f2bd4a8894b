import { table } from './row.ts'

export const feedRoutes = table({
  feedHomeFrauud: { path: '/feed/home-frauud', access: 'open', footer: 'feed', planned: true },
  feedLoan: { path: '/feed/loan', access: 'open', footer: 'feed', planned: true },
  feedLoanLanding: { path: '/feed/loan-landing', access: 'open', footer: 'feed', planned: true },
  feedInsurance: { path: '/feed/insurance', access: 'open', footer: 'feed', planned: true },
  feedAlarm: { path: '/feed/alarm', access: 'open', footer: 'feed', planned: true },
  fraudLanding: { path: '/fraud/landing', access: 'open', footer: 'feed', planned: true },
  guideSummary: { path: '/guide-summary', access: 'open', footer: 'feed', planned: true },
  misoMove: { path: '/miso/move', access: 'open', footer: 'feed', planned: true },
  reelsKre: { path: '/reels-kre', access: 'open', footer: 'feed', planned: true },
})
