import type { taxRoutes } from '@jipsalpim/contract/areas/tax/routes.ts'
import type { TitlesOf } from '@jipsalpim/contract/route.ts'

export const titles = {
  taxDanger: 'Thuế chủ nhà còn nợ',
  taxNotice: 'Xem thuế còn nợ',
} satisfies TitlesOf<typeof taxRoutes>
