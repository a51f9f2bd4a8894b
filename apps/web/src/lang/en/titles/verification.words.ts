import type { verificationRoutes } from '@jipsalpim/contract/areas/verification/routes.ts'
import type { TitlesOf } from '@jipsalpim/contract/route.ts'

export const titles = {
  userVerificationsKcbResult: 'Going on after the identity check',
  userVerificationsKcbResultNull: 'Result of the identity check',
} satisfies TitlesOf<typeof verificationRoutes>
