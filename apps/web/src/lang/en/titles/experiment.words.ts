import type { experimentRoutes } from '@jipsalpim/contract/areas/experiment/routes.ts'
import type { TitlesOf } from '@jipsalpim/contract/route.ts'

export const titles = {
  aBDateconfirm: 'The fixed date (확정일자)',
  aBPrevention: 'What to write into the contract',
} satisfies TitlesOf<typeof experimentRoutes>
