import type { previewRoutes } from '@jipsalpim/contract/areas/preview/routes.ts'
import type { TitlesOf } from '@jipsalpim/contract/route.ts'

export const titles = {
  reportPreview: 'A sample report',
  previewLanding: 'Pick a sample',
  previewRealtorLanding: 'What realtors get',
  previewReport: 'A sample of the report',
  previewReportManager: 'Preview of a report',
  previewReportBuyManager: 'Preview of what can be bought',
  previewSubscribeManager: 'Watch preview',
  previewSubscribeReport: 'Sample watch',
} satisfies TitlesOf<typeof previewRoutes>
