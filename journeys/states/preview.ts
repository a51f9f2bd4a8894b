import type { previewRoutes } from '@jipsalpim/contract/areas/preview/routes.ts'
import { declareStates, ordered } from './state.ts'

/** An operator's preview is one token for one order: its own journey tests it. Here everybody sees the sample. */
export const previewStates = declareStates<typeof previewRoutes>({
  reportPreview: [{}, { query: () => 'grade=withheld' }, { query: () => 'grade=good' }],
  previewReport: [{}, { query: () => 'grade=withheld' }],
  previewReportManager: [{}, { who: 'operator', query: ordered }],
  previewReportBuyManager: [{}, { who: 'operator', query: ordered }],
  previewSubscribeManager: [{}, { who: 'operator', query: ordered }],
  previewSubscribeReport: [{}],
})
