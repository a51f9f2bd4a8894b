import type { previewRows } from '@jipsalpim/contract/areas/preview/rows.ts'
import { declareScenes } from '../testing/authorisation/scene.ts'

const why =
  'names nobody: only a header opens, for the order that it was made for; without one every number has the same answer'

export const previewScenes = declareScenes<typeof previewRows>({
  nobodys: {
    'previewReportManager.order_seq': why,
    'previewReportBuyManager.order_seq': why,
    'previewSubscribeManager.order_seq': why,
  },
})
