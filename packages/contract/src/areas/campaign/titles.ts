import type { TitlesOf } from '../../route.ts'
import type { campaignRoutes } from './routes.ts'

export const titles = {
  campaignSeoul: '서울시 전세 안심 지원',
} satisfies TitlesOf<typeof campaignRoutes>
