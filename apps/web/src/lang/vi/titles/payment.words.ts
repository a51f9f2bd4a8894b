import type { paymentRoutes } from '@jipsalpim/contract/areas/payment/routes.ts'
import type { TitlesOf } from '@jipsalpim/contract/route.ts'

export const titles = {
  payOrderComplete: 'Kiểm tra thanh toán',
} satisfies TitlesOf<typeof paymentRoutes>
