import type { experimentRoutes } from '@jipsalpim/contract/areas/experiment/routes.ts'
import type { TitlesOf } from '@jipsalpim/contract/route.ts'

export const titles = {
  aBDateconfirm: 'Ngày xác định (확정일자)',
  aBPrevention: 'Điều cần ghi vào hợp đồng',
} satisfies TitlesOf<typeof experimentRoutes>
