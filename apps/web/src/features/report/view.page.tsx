import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { useGo } from '../../kernel/links.ts'
import { startLogin } from '../../kernel/login/login.ts'
import { isLoggedIn } from '../../kernel/login/session.ts'
import { track } from '../../kernel/track.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { lazyPart } from '../../kernel/chunks/lazy-part.tsx'
import { Suspense, useEffect, type ComponentProps, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { AboutFindings } from '../../report-body/findings/about-finding.ts'
import { ReportBody } from '../../report-body/report-body.tsx'
import { AnswersPart } from './answers/answers-part.tsx'
import { useChecks } from './answers/use-checks.tsx'
import { VersionStrip } from './answers/version-strip.tsx'
import { AgedReport } from './earlier/aged-report.tsx'
import { ContractPart } from './contract/contract-part.tsx'
import { DisputeBanner } from './dispute/dispute-banner.tsx'
import { OriginalLines } from './documents/original-line.tsx'
import { LoanLink, LoanPart } from './loan/loan-part.tsx'
import { OfflineSave, type ReportData } from './offline/offline-save.tsx'
import { offlineWords } from './offline/offline-words.ts'
import { PaperButton } from './paper/paper-button.tsx'
import { MoreLinks } from './reading/more-links.tsx'
import { PreviousReport } from './earlier/previous-report.tsx'
import { readSeq } from '../../kernel/calls/read-seq.ts'
import { ReportMore } from './reading/report-more.tsx'
import { ReportSkeleton } from '../../report-body/report-skeleton.tsx'
import { TravellingVerdict } from '../../report-body/verdict/travelling-verdict.tsx'
import { ShareButton } from './share/share-button.tsx'
import { useSavedReport } from './offline/use-saved-report.ts'
import { words } from '../../report-body/words.ts'
import '../../report-body/print.css'

const SharedReport = lazyPart(() => import('./share/shared-report.tsx'))

/**
 * An ordered report. `report` in the URL is its number; the server checks the owner. A shared link has more parameters.
 */
export default function ReportViewPage() {
  const go = useGo()
  const [query] = useSearchParams()
  const seq = readSeq(query.get('report'))
  const shared = query.has('realtor') || query.has('document')
  const version = readSeq(query.get('version')) ?? undefined
  const report = useCall('reportOfUser', seq === null || shared ? null : { id: seq, version })
  const saved = useSavedReport(seq)
  const opened = report.state === 'ready'
  useEffect(() => {
    if (opened) track('report-opened')
  }, [opened, seq])
  const shown = report.state === 'failed' && report.error.error === 'offline' ? saved : null
  const body = report.state === 'ready' ? report.data : (shown?.data ?? null)
  return (
    <Page
      title={words.title}
      bar={body && <TravellingVerdict title={words.title} assessment={body.assessment} />}
      onBack={() => go(isLoggedIn() ? 'report' : 'root')}
    >
      {shared ? (
        <Suspense fallback={<ReportSkeleton />}>
          <SharedReport document={query.get('document')} realtor={query.get('realtor')} />
        </Suspense>
      ) : shown ? (
        <>
          <div className="mb-4">
            <Banner kind="offline" title={offlineWords.reading}>
              {offlineWords.readingText(dayInSeoul(new Date(shown.savedAt)))}
            </Banner>
          </div>
          <Body report={shown.data} />
        </>
      ) : seq === null || (report.state === 'failed' && report.error.error === 'notFound') ? (
        <NotFound {...words.notFound} />
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
        <OwnBody report={report.data}>
          <OriginalLines report={report.data.report_seq} />
          <div className="grid gap-2 print:hidden">
            {report.data.version === report.data.current && (
              <AnswersPart
                report={report.data.report_seq}
                order={report.data.order_seq}
                assessment={report.data.assessment}
              />
            )}
            <PreviousReport seq={seq} />
            <LoanPart assessment={report.data.assessment} />
            <div>
              <ContractPart order={report.data.order_seq} />
              <ReportMore report={report.data.report_seq}>
                <LoanLink report={report.data.report_seq} assessment={report.data.assessment} />
                <MoreLinks report={report.data.report_seq} order={report.data.order_seq} />
                <div className="mt-4">
                  <Button kind="secondary" wide onClick={() => window.print()}>
                    {words.print}
                  </Button>
                </div>
              </ReportMore>
            </div>
            <ShareButton
              report={report.data.report_seq}
              order={report.data.order_seq}
              assessment={report.data.assessment}
            />
            <div className="grid grid-cols-2 gap-2">
              <PaperButton call="reportPaper" of={{ id: report.data.report_seq, version: report.data.version }} />
              <OfflineSave seq={seq} report={report.data} />
            </div>
            <Button kind="secondary" wide onClick={() => go('reportBuyRenewed', { order_seq: report.data.order_seq })}>
              {words.renew}
            </Button>
          </div>
        </OwnBody>
      )}
    </Page>
  )
}

type BodyProps = Pick<ComponentProps<typeof ReportBody>, 'checks' | 'belowVerdict' | 'children'> & {
  report: ReportData
}

const Body = ({ report, ...rest }: BodyProps) => (
  <ReportBody
    assessment={report.assessment}
    sample={report.sample}
    sources={report.sources}
    stated={report.stated}
    made={{ version: report.version, readyAt: report.ready_at }}
    {...rest}
  />
)

/**
 * The user's own report: versions below the verdict, an answer field in the sheet of each look-up, and links to ask
 * about or dispute each finding.
 */
function OwnBody({ report, children }: { report: ReportData; children: ReactNode }) {
  const go = useGo()
  const checks = useChecks(report)
  const ask = (finding: string) => go('reportQuestion', { report: report.report_seq, finding })
  const dispute = (finding: string) => go('reportDispute', { report: report.report_seq, finding })
  return (
    <AboutFindings value={report.version === report.current ? { ask, dispute } : { ask: null, dispute: null }}>
      <DisputeBanner of={{ report_seq: report.report_seq }} />
      <Body
        report={report}
        checks={checks}
        belowVerdict={
          <>
            <AgedReport report={report} />
            <VersionStrip report={report.report_seq} shown={report.version} current={report.current} />
          </>
        }
      >
        {children}
      </Body>
    </AboutFindings>
  )
}

function NotFound({ title, note, button }: { title: string; note: string; button: string }) {
  const go = useGo()
  return (
    <ErrorState heading="h2" title={title} second={<Button onClick={() => go('report')}>{button}</Button>}>
      {note}
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
