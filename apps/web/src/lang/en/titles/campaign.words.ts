import type { campaignRoutes } from '@jipsalpim/contract/areas/campaign/routes.ts'
import type { TitlesOf } from '@jipsalpim/contract/route.ts'

export const titles = {
  campaignSeoul: 'Seoul’s support for a secure jeonse',
} satisfies TitlesOf<typeof campaignRoutes>
