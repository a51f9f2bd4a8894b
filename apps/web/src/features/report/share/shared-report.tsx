import { type Day, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { formatDay } from '../../../lang/format.ts'
import { useGo } from '../../../kernel/links.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { ReportBody } from '../../../report-body/report-body.tsx'
import { ReportSkeleton } from '../../../report-body/report-skeleton.tsx'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { AboutFindings } from '../../../report-body/findings/about-finding.ts'
import { DisputeBanner } from '../dispute/dispute-banner.tsx'
import { disputeWords } from '../dispute/dispute-words.ts'
import { PaperButton } from '../paper/paper-button.tsx'
import { shareWords } from './share-words.ts'
import { SignRead } from './sign-read.tsx'

type Props = { document: string | null; realtor: string | null }

/**
 * A shared report: first how old it is, then the parts its owner chose. Default export: the owner's own report does not
 * wait for it.
 */
export default function SharedReport({ document, realtor }: Props) {
  const w = shareWords.seen
  const go = useGo()
  const key = document ?? realtor ?? ''
  const shared = useCall('shareRead', document !== null ? { document } : { realtor: key })
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      <meta name="robots" content="noindex, nofollow" />
      {shared.state === 'loading' ? (
        <ReportSkeleton />
      ) : shared.state === 'failed' ? (
        shared.error.error === 'shareEnded' || shared.error.error === 'invalidInput' ? (
          <ErrorState heading="h2" title={w.ended} second={<Button onClick={() => go('main')}>{w.mine}</Button>}>
            <p>{w.endedNote}</p>
            <p className="mt-2">{w.endedWhy}</p>
          </ErrorState>
        ) : (
          <ErrorState heading="h2" title={w.failed} onRetry={shared.again}>
            {shared.error.message}
          </ErrorState>
        )
      ) : (
        <>
          <div className="mb-4 grid gap-2">
            <Age data={shared.data} />
            {shared.data.shared.changed && <Banner kind="caution" title={w.changed} />}
          </div>
          <DisputeBanner of={{ document: key }} />
          <AboutFindings value={{ ask: null, dispute: (finding) => go('reportDispute', { document: key, finding }) }}>
            <ReportBody
              assessment={shared.data.assessment}
              sample={shared.data.sample}
              sources={shared.data.sources}
              parts={shared.data.shared.parts}
              made={{ version: shared.data.version, readyAt: shared.data.ready_at }}
            >
              <div className="grid gap-3">
                <Banner kind="info" title={w.maskedTitle}>
                  {w.masked} {w.left}
                </Banner>
                <Button kind="secondary" wide onClick={() => go('reportDispute', { document: key })}>
                  {disputeWords.title}
                </Button>
                {shared.data.shared.sign && <SignRead sign={shared.data.shared.sign} onSigned={shared.again} />}
                <PaperButton call="sharePaper" of={{ document: key }} />
                <Button size="large" wide onClick={() => go('main')}>
                  {w.mine}
                </Button>
              </div>
            </ReportBody>
          </AboutFindings>
        </>
      )}
    </>
  )
}

type Aged = { ready_at: string; shared: { age_days: number; until: Day } }
function Age({ data }: { data: Aged }) {
  const w = shareWords.seen
  const { age_days, until } = data.shared
  const made = formatDay(dayInSeoul(new Date(data.ready_at)))
  return (
    <Banner kind={age_days === 0 ? 'info' : 'caution'} title={age_days === 0 ? w.today(made) : w.old(age_days, made)}>
      {age_days > 0 && `${w.since} `}
      {w.until(formatDay(until))}
    </Banner>
  )
}
