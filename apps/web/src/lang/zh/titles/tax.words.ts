import type { taxRoutes } from '@jipsalpim/contract/areas/tax/routes.ts'
import type { TitlesOf } from '@jipsalpim/contract/route.ts'

export const titles = {
  taxDanger: '房东欠的税',
  taxNotice: '查看欠税',
} satisfies TitlesOf<typeof taxRoutes>
