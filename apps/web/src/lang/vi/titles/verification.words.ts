import type { verificationRoutes } from '@jipsalpim/contract/areas/verification/routes.ts'
import type { TitlesOf } from '@jipsalpim/contract/route.ts'

export const titles = {
  userVerificationsKcbResult: 'Tiếp tục sau xác minh',
  userVerificationsKcbResultNull: 'Kết quả xác minh',
} satisfies TitlesOf<typeof verificationRoutes>
