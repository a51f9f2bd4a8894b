import { calls } from '@jipsalpim/contract/calls.ts'
import { serve } from '../../kernel/serve.ts'
import { previewBuy } from './preview-buy.ts'
import { previewWatch } from './preview-watch.ts'
import { previewReport } from './preview-report.ts'

export const previewArea = serve(calls.preview, {
  previewReportManager: previewReport,
  previewReportBuyManager: previewBuy,
  previewSubscribeManager: previewWatch,
})
