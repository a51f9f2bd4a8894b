import type { Finding } from '@jipsalpim/engine/assessment.ts'
import { addBusinessDays } from '@jipsalpim/engine/law/business-days.ts'
import { DECIDE_DAYS } from '@jipsalpim/contract/areas/report/dispute-terms.ts'
import { Suspense, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useBack, useGo } from '../../kernel/links.ts'
import { startLogin } from '../../kernel/login/login.ts'
import { isLoggedIn } from '../../kernel/login/session.ts'
import { useToday } from '../../kernel/today.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { formatDay } from '../../lang/format.ts'
import { EngineWords } from '../../report-body/engine-words.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { OwnReportFrame } from './answers/own-report-frame.tsx'
import { DisputeCard } from './dispute/dispute-card.tsx'
import { DisputeForm } from './dispute/dispute-form.tsx'
import { DisputeMade } from './dispute/dispute-made.tsx'
import { disputeWords as w } from './dispute/dispute-words.ts'
import { useDisputes, type DisputeOf } from './dispute/use-disputes.ts'

/**
 * The disputes of a report, with the form for a new one: for its buyer (`report` in the URL), for users it is shared
 * with (`document`), and for returning users without an account (`key`).
 */
export default function DisputePage() {
  const [query] = useSearchParams()
  const go = useGo()
  const document = query.get('document')
  const key = query.get('key')
  const named = query.get('finding')
  if (document !== null) return <OfShare key={document} document={document} named={named} />
  if (key !== null)
    return (
      <Frame linked>
        <Disputes of={{ key }} disputeKey={key} />
      </Frame>
    )
  if (!isLoggedIn())
    return (
      <Frame>
        <ErrorState
          heading="h2"
          title={w.logIn.title}
          second={
            <Button onClick={() => void startLogin(go.href('reportDispute', { report: query.get('report') ?? '' }))}>
              {w.logIn.button}
            </Button>
          }
        >
          {w.logIn.note}
        </ErrorState>
      </Frame>
    )
  return (
    <OwnReportFrame title={w.title}>
      {({ report }) => (
        <Frame key={report.order_seq}>
          <Body
            of={{ report_seq: report.report_seq }}
            about={String(report.report_seq)}
            findings={report.assessment.findings}
            named={named}
          />
        </Frame>
      )}
    </OwnReportFrame>
  )
}

/** `linked`: the URL contains the key that opens the page, and is not sent to other sites. */
function Frame({ linked = false, children }: { linked?: boolean; children: ReactNode }) {
  const back = useBack('report')
  const go = useGo()
  return (
    <Page title={w.title} heading onBack={isLoggedIn() ? back : () => go('root')}>
      {linked && (
        <>
          <meta name="referrer" content="no-referrer" />
          <meta name="robots" content="noindex, nofollow" />
        </>
      )}
      <Suspense fallback={<Skeleton lines={6} />}>
        <EngineWords until={<Skeleton lines={6} />}>{children}</EngineWords>
      </Suspense>
    </Page>
  )
}

function OfShare({ document, named }: { document: string; named: string | null }) {
  const shared = useCall('shareRead', { document })
  return (
    <Frame linked>
      {shared.state === 'loading' ? (
        <Skeleton lines={6} />
      ) : shared.state === 'failed' ? (
        <Failed error={shared.error} again={shared.again} />
      ) : (
        <Body
          of={{ document }}
          about={`share ${shared.data.shared.shared_at}`}
          findings={shared.data.assessment.findings}
          named={named}
        />
      )}
    </Frame>
  )
}

type BodyProps = {
  of: Exclude<DisputeOf, { key: string }>
  about: string
  findings: readonly Finding[]
  named: string | null
}

/** The existing disputes, and below them the form for a new one. */
function Body({ of, about, findings, named }: BodyProps) {
  const today = useToday()
  const [made, setMade] = useState<string | null>(null)
  const [more, setMore] = useState(false)
  const read = useDisputes(of)
  const has = read.state === 'ready' && read.data.disputes.length > 0
  if (made !== null) return <DisputeMade disputeKey={made} by={formatDay(addBusinessDays(today, DECIDE_DAYS))} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {(read.state !== 'ready' || has) && <Disputes of={of} />}
      {has && named === null && !more ? (
        <Button kind="secondary" wide onClick={() => setMore(true)}>
          {w.again}
        </Button>
      ) : (
        <DisputeForm
          of={of}
          about={about}
          findings={findings}
          named={named}
          onMade={(key) => {
            setMade(key)
            setMore(false)
          }}
        />
      )}
    </div>
  )
}

function Disputes({ of, disputeKey }: { of: DisputeOf; disputeKey?: string }) {
  const read = useDisputes(of)
  if (read.state === 'loading') return <Skeleton lines={4} />
  if (read.state === 'failed') return <Failed error={read.error} again={read.again} />
  return (
    <ul className="grid gap-4">
      {read.data.disputes.map((dispute, i) => (
        <DisputeCard
          key={dispute.dispute_seq ?? i}
          dispute={dispute}
          {...(disputeKey === undefined ? {} : { disputeKey })}
          onChanged={read.again}
        />
      ))}
    </ul>
  )
}

const Failed = ({ error, again }: { error: { error: string; message: string }; again: () => void }) =>
  error.error === 'shareEnded' || error.error === 'invalidInput' ? (
    <ErrorState heading="h2" title={w.ended}>
      {w.endedText}
    </ErrorState>
  ) : (
    <ErrorState heading="h2" title={w.failed} onRetry={again}>
      {error.message}
    </ErrorState>
  )
