import { useGo } from '../../kernel/links.ts'
import { startLogin } from '../../kernel/login-prompt.tsx'
import { isLoggedIn } from '../../kernel/session.ts'
import { useCall } from '../../kernel/use-call.ts'
import { useSearchParams } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Page } from '../../ui/page.tsx'
import { ReportBody } from '../../report-body/report-body.tsx'
import { reportSeq } from './report-seq.ts'
import { ReportSkeleton } from '../../report-body/report-skeleton.tsx'
import { words } from '../../report-body/words.ts'
import '../../report-body/print.css'

/** A report that was ordered. `report` in the address is its number; whose it is, the server knows. */
export default function ReportViewPage() {
  const go = useGo()
  const [query] = useSearchParams()
  const seq = reportSeq(query.get('report'))
  const realtor = query.get('realtor')
  const report = useCall('reportOfUser', seq === null ? null : { id: seq, ...(realtor === null ? {} : { realtor }) })
  return (
    <Page title={words.title} onBack={() => go(isLoggedIn() ? 'report' : 'root')}>
      {seq === null || (report.state === 'failed' && report.error.error === 'notFound') ? (
        <Missing />
      ) : report.state === 'failed' ? (
        report.error.error === 'logInFirst' ? (
          <LogIn next={go.href('reportView', { report: seq })} />
        ) : (
          <ErrorState heading="h2" title={words.failed.title} retry={words.failed.again} onRetry={report.again}>
            {report.error.message}
          </ErrorState>
        )
      ) : report.state === 'loading' ? (
        <ReportSkeleton />
      ) : (
        <>
          <ReportBody
            assessment={report.data.assessment}
            sample={report.data.sample}
            sources={report.data.sources}
            made={{ version: report.data.version, readyAt: report.data.ready_at }}
          />
          <div className="mt-10 print:hidden">
            <Button kind="secondary" wide onClick={() => window.print()}>
              {words.print}
            </Button>
          </div>
        </>
      )}
    </Page>
  )
}

function Missing() {
  const go = useGo()
  return (
    <ErrorState
      heading="h2"
      title={words.notFound.title}
      second={<Button onClick={() => go('report')}>{words.notFound.button}</Button>}
    >
      {words.notFound.note}
    </ErrorState>
  )
}

function LogIn({ next }: { next: string }) {
  return (
    <ErrorState
      heading="h2"
      title={words.logIn.title}
      second={<Button onClick={() => void startLogin(next)}>{words.logIn.button}</Button>}
    >
      {words.logIn.note}
    </ErrorState>
  )
}
