import type { paymentRoutes } from '@jipsalpim/contract/areas/payment/routes.ts'
import type { TitlesOf } from '@jipsalpim/contract/route.ts'

export const titles = {
  payOrderComplete: '确认付款',
} satisfies TitlesOf<typeof paymentRoutes>
