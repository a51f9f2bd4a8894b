import type { feedRoutes } from '@jipsalpim/contract/areas/feed/routes.ts'
import type { TitlesOf } from '@jipsalpim/contract/route.ts'

export const titles = {
  feedHomeFrauud: 'Who is harmed, and why',
  feedLoan: 'What to ask about a loan',
  feedLoanLanding: 'Loans for a deposit',
  feedInsurance: 'The deposit guarantee',
  feedAlarm: 'When a register changes',
  fraudLanding: 'Kinds of jeonse fraud',
  guideSummary: 'The order of a contract',
  misoMove: 'The day you move',
  reelsKre: 'Five things in short',
} satisfies TitlesOf<typeof feedRoutes>
