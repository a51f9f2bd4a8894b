import type { shellRoutes } from '@jipsalpim/contract/areas/shell/routes.ts'
import type { TitlesOf } from '@jipsalpim/contract/route.ts'

export const titles = {
  ich: 'Trang chủ',
  main: 'Trang chủ',
  ione: 'Trang chủ',
  terms: 'Điều khoản sử dụng',
  privacy: 'Chính sách riêng tư',
  accuracy: 'Độ chính xác',
  global: 'Ngôn ngữ',
} satisfies TitlesOf<typeof shellRoutes>
