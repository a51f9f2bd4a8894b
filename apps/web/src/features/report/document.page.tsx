import { useSearchParams } from 'react-router'
import { useBack, useGo } from '../../kernel/links.ts'
import { readSeq } from '../../kernel/calls/read-seq.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { homeName } from '../../report-body/verdict/home-name.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { OwnReportFrame, type OwnReport } from './answers/own-report-frame.tsx'
import { DocumentList } from './documents/document-list.tsx'
import { DocumentViewer } from './documents/document-viewer.tsx'
import { documentWords as w } from './documents/document-words.ts'

/** The papers of one of the user's reports; with `document` and `page` in the URL, one of them. */
export default function DocumentPage() {
  return (
    <OwnReportFrame title={w.title}>
      {({ report }) => <Documents report={report} key={report.report_seq} />}
    </OwnReportFrame>
  )
}

function Documents({ report }: { report: OwnReport }) {
  const [query] = useSearchParams()
  const go = useGo()
  const back = useBack('report')
  const of = { report: report.report_seq }
  const read = useCall('reportList', { document: of.report })
  const id = readSeq(query.get('document'))
  const opened = read.data?.documents?.find((d) => d.id === id)
  const toList = () => go('reportDocument', of)
  const opens = id !== null
  return (
    <Page
      title={opens && opened ? w.kinds[opened.kind] : w.title}
      heading
      onBack={opens ? toList : back}
      bottom={
        opens ? undefined : (
          <Button size="large" wide onClick={() => go('reportDocumentAdd', of)}>
            {w.add}
          </Button>
        )
      }
    >
      <p className="-mt-4 mb-4 text-note text-ink-2" lang="ko">
        {homeName(report.assessment.register.address).name}
      </p>
      {opens ? (
        <DocumentViewer id={id} key={id} first={readSeq(query.get('page')) ?? 1} onList={toList} />
      ) : read.state === 'loading' ? (
        <Skeleton lines={6} />
      ) : read.state === 'failed' ? (
        <ErrorState title={w.failed} onRetry={read.again}>
          {read.error.message}
        </ErrorState>
      ) : (
        <>
          <p className="mb-6 text-body text-ink-2">{w.only}</p>
          <DocumentList report={of.report} documents={read.data.documents ?? []} onStale={read.again} />
        </>
      )}
    </Page>
  )
}
