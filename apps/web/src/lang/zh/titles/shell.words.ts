import type { shellRoutes } from '@jipsalpim/contract/areas/shell/routes.ts'
import type { TitlesOf } from '@jipsalpim/contract/route.ts'

export const titles = {
  ich: '首页',
  main: '首页',
  ione: '首页',
  terms: '使用条款',
  privacy: '隐私政策',
  accuracy: '我们有多准',
  global: '语言',
} satisfies TitlesOf<typeof shellRoutes>
