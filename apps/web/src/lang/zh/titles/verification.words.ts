import type { verificationRoutes } from '@jipsalpim/contract/areas/verification/routes.ts'
import type { TitlesOf } from '@jipsalpim/contract/route.ts'

export const titles = {
  userVerificationsKcbResult: '本人认证后继续',
  userVerificationsKcbResultNull: '本人认证结果',
} satisfies TitlesOf<typeof verificationRoutes>
