import type { feedRoutes } from '@jipsalpim/contract/areas/feed/routes.ts'
import type { TitlesOf } from '@jipsalpim/contract/route.ts'

export const titles = {
  feedHomeFrauud: '谁受害，为什么',
  feedLoan: '贷款时要问的',
  feedLoanLanding: '了解全租贷款',
  feedInsurance: '押金返还保证',
  feedAlarm: '登记簿变动的时候',
  fraudLanding: '全租诈骗的种类',
  guideSummary: '合同的顺序',
  misoMove: '搬家那天',
  reelsKre: '五件事，一分钟',
} satisfies TitlesOf<typeof feedRoutes>
