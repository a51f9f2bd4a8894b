import type { PageHead } from '../../kernel/manifest.ts'
import { routes } from '@jipsalpim/contract/routes.ts'

/** Samples and previews are not indexed by search engines, and send no referrer. */
export const previewHeads: readonly PageHead[] = [
  routes.reportPreview,
  routes.previewLanding,
  routes.previewRealtorLanding,
  routes.previewReport,
  routes.previewReportManager,
  routes.previewReportBuyManager,
  routes.previewSubscribeManager,
  routes.previewSubscribeReport,
].map(({ path, title }) => ({ path, tags: async () => ({ 'og:title': title, 'og:type': 'website' }) }))
