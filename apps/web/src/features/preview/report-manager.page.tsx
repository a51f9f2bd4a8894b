import { useCall } from '../../kernel/calls/use-call.ts'
import { ReportBody } from '../../report-body/report-body.tsx'
import { DeadButtons } from './dead-buttons.tsx'
import { managerWords as w } from '../../shared/preview/manager-words.ts'
import { PreviewFrame } from '../../shared/preview/preview-frame.tsx'
import { SamplePage } from './sample-page.tsx'
import { usePreview } from '../../shared/preview/use-preview.ts'

/** The report of the order in the URL as its owner sees it, for an operator with a preview; for everybody else a sample. */
export default function ReportManagerPage() {
  const preview = usePreview('report')
  return preview === null ? <SamplePage /> : <Seen {...preview} />
}

function Seen({ order_seq, ended }: { order_seq: number; ended: boolean }) {
  const read = useCall('previewReportManager', ended ? null : { order_seq })
  return (
    <PreviewFrame title={w.report} order={order_seq} ended={ended} read={read}>
      {({ report }) => (
        <ReportBody
          assessment={report.assessment}
          sample={report.sample}
          sources={report.sources}
          made={{ version: report.version, readyAt: report.ready_at }}
        >
          <DeadButtons note={w.dead} />
        </ReportBody>
      )}
    </PreviewFrame>
  )
}
