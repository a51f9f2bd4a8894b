import type { previewRoutes } from '@jipsalpim/contract/areas/preview/routes.ts'
import type { TitlesOf } from '@jipsalpim/contract/route.ts'

export const titles = {
  reportPreview: 'Báo cáo mẫu',
  previewLanding: 'Chọn báo cáo mẫu',
  previewRealtorLanding: 'Môi giới nhận được gì',
  previewReport: 'Xem trước báo cáo mẫu',
  previewReportManager: 'Xem trước báo cáo',
  previewReportBuyManager: 'Xem trước những gì có thể mua',
  previewSubscribeManager: 'Xem trước thông báo biến động',
  previewSubscribeReport: 'Mẫu thông báo biến động',
} satisfies TitlesOf<typeof previewRoutes>
