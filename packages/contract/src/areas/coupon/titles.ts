import type { TitlesOf } from '../../route.ts'
import type { couponRoutes } from './routes.ts'

export const titles = {
  couponCheck: '쿠폰 확인',
  couponCheckB: '내 쿠폰',
  couponCheckC: '쿠폰',
} satisfies TitlesOf<typeof couponRoutes>
