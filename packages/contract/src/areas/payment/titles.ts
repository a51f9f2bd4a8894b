import type { TitlesOf } from '../../route.ts'
import type { paymentRoutes } from './routes.ts'

export const titles = {
  payOrderComplete: '결제 확인',
} satisfies TitlesOf<typeof paymentRoutes>
