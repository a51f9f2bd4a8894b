import type { couponRoutes } from '@jipsalpim/contract/areas/coupon/routes.ts'
import type { TitlesOf } from '@jipsalpim/contract/route.ts'

export const titles = {
  couponCheck: 'Kiểm tra phiếu',
  couponCheckB: 'Phiếu của tôi',
  couponCheckC: 'Phiếu giảm giá',
} satisfies TitlesOf<typeof couponRoutes>
