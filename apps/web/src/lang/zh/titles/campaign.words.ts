import type { campaignRoutes } from '@jipsalpim/contract/areas/campaign/routes.ts'
import type { TitlesOf } from '@jipsalpim/contract/route.ts'

export const titles = {
  campaignSeoul: '首尔市安心全租支援',
} satisfies TitlesOf<typeof campaignRoutes>
