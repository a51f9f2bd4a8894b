import { rows } from '../../row.ts'

// Ours: the specification names the places and the header, and no calls.
export const previewRows = rows({
  previewReportManager: { method: 'GET', path: '/preview/report-manager', access: 'open', preview: true },
  previewSubscribeManager: { method: 'GET', path: '/preview/subscribe-manager', access: 'open', preview: true },
  previewReportBuyManager: { method: 'GET', path: '/preview/report-buy-manager', access: 'open', preview: true },
})
