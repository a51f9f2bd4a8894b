import type { previewRoutes } from '@jipsalpim/contract/areas/preview/routes.ts'
import type { TitlesOf } from '@jipsalpim/contract/route.ts'

export const titles = {
  reportPreview: '样本报告',
  previewLanding: '选择样本',
  previewRealtorLanding: '中介能得到什么',
  previewReport: '报告样本预览',
  previewReportManager: '报告预览',
  previewReportBuyManager: '可购买内容预览',
  previewSubscribeManager: '变动提醒预览',
  previewSubscribeReport: '变动提醒样本',
} satisfies TitlesOf<typeof previewRoutes>
