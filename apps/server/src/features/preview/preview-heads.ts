import type { PageHead } from '../../kernel/manifest.ts'
import { routes, type RouteName } from '@jipsalpim/contract/routes.ts'
import { titleOf } from '@jipsalpim/contract/titles.ts'

/** Samples and previews are not indexed by search engines, and send no referrer. */
export const previewHeads: readonly PageHead[] = (
  [
    'reportPreview',
    'previewLanding',
    'previewRealtorLanding',
    'previewReport',
    'previewReportManager',
    'previewReportBuyManager',
    'previewSubscribeManager',
    'previewSubscribeReport',
  ] satisfies RouteName[]
).map((name) => ({
  path: routes[name].path,
  tags: async () => ({ 'og:title': titleOf(name), 'og:type': 'website' }),
}))
