import type { campaignRoutes } from '@jipsalpim/contract/areas/campaign/routes.ts'
import type { TitlesOf } from '@jipsalpim/contract/route.ts'

export const titles = {
  campaignSeoul: 'Seoul hỗ trợ jeonse an tâm',
} satisfies TitlesOf<typeof campaignRoutes>
