import { table } from '../../route.ts'

export const feedRoutes = table({
  feedHomeFrauud: {
    path: '/feed/home-frauud',
    access: 'open',
    footer: 'feed',
    title: '누가, 왜 당하나요',
    page: 'feed/home-frauud',
  },
  feedLoan: { path: '/feed/loan', access: 'open', footer: 'feed', title: '대출받을 때 물을 것', page: 'feed/loan' },
  feedLoanLanding: {
    path: '/feed/loan-landing',
    access: 'open',
    footer: 'feed',
    title: '전세대출 알아보기',
    page: 'feed/loan-landing',
  },
  feedInsurance: {
    path: '/feed/insurance',
    access: 'open',
    footer: 'feed',
    title: '전세보증금반환보증',
    page: 'feed/insurance',
  },
  feedAlarm: { path: '/feed/alarm', access: 'open', footer: 'feed', title: '등기부가 바뀌는 때', page: 'feed/alarm' },
  fraudLanding: {
    path: '/fraud/landing',
    access: 'open',
    footer: 'feed',
    title: '전세사기의 유형',
    page: 'feed/fraud-landing',
  },
  guideSummary: {
    path: '/guide-summary',
    access: 'open',
    footer: 'feed',
    title: '계약의 순서',
    page: 'feed/guide-summary',
  },
  misoMove: { path: '/miso/move', access: 'open', footer: 'feed', title: '이사하는 날', page: 'feed/move' },
  reelsKre: {
    path: '/reels-kre',
    access: 'open',
    footer: 'feed',
    title: '짧게 보는 다섯 가지',
    page: 'feed/reels-kre',
  },
})
