import type { TitlesOf } from '../../route.ts'
import type { previewRoutes } from './routes.ts'

export const titles = {
  reportPreview: '견본 보고서',
  previewLanding: '견본 고르기',
  previewRealtorLanding: '중개사가 받는 것',
  previewReport: '견본 보고서 미리보기',
  previewReportManager: '보고서 미리보기',
  previewReportBuyManager: '살 수 있는 것 미리보기',
  previewSubscribeManager: '변동 알림 미리보기',
  previewSubscribeReport: '견본 변동 알림',
} satisfies TitlesOf<typeof previewRoutes>
