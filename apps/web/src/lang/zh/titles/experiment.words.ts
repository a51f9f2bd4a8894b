import type { experimentRoutes } from '@jipsalpim/contract/areas/experiment/routes.ts'
import type { TitlesOf } from '@jipsalpim/contract/route.ts'

export const titles = {
  aBDateconfirm: '确定日期（확정일자）',
  aBPrevention: '合同里要写的',
} satisfies TitlesOf<typeof experimentRoutes>
