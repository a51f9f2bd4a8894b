import type { TitlesOf } from '../../route.ts'
import type { feedRoutes } from './routes.ts'

export const titles = {
  feedHomeFrauud: '누가, 왜 당하나요',
  feedLoan: '대출받을 때 물을 것',
  feedLoanLanding: '전세대출 알아보기',
  feedInsurance: '전세보증금반환보증',
  feedAlarm: '등기부가 바뀌는 때',
  fraudLanding: '전세사기의 유형',
  guideSummary: '계약의 순서',
  misoMove: '이사하는 날',
  reelsKre: '짧게 보는 다섯 가지',
} satisfies TitlesOf<typeof feedRoutes>
