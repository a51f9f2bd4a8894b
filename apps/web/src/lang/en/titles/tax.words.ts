import type { taxRoutes } from '@jipsalpim/contract/areas/tax/routes.ts'
import type { TitlesOf } from '@jipsalpim/contract/route.ts'

export const titles = {
  taxDanger: 'The landlord’s unpaid taxes',
  taxNotice: 'Look up unpaid taxes',
} satisfies TitlesOf<typeof taxRoutes>
