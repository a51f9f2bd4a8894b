import type { TitlesOf } from '../../route.ts'
import type { experimentRoutes } from './routes.ts'

export const titles = {
  aBDateconfirm: '확정일자',
  aBPrevention: '계약서에 적을 것',
} satisfies TitlesOf<typeof experimentRoutes>
