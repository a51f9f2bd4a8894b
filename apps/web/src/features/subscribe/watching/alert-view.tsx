import { useBack, useGo } from '../../../kernel/links.ts'
import { useToday } from '../../../kernel/today.ts'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { EngineWords } from '../../../report-body/engine-words.tsx'
import { showAlert } from '../../../ui/dialogs/ask.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { SampleMark } from '../../../ui/display/sample-mark.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import type { Analysis } from '../shared/watch.ts'
import { minuteText } from '../shared/when.ts'
import { DaysPart } from './days-part.tsx'
import { alertWords as w } from './alert-words.ts'
import { ApplicationPart } from './application-part.tsx'
import { ChangePart } from './change-part.tsx'
import { OverPart } from './over-part.tsx'

/**
 * One alert, opened from a message or the inbox: what happened, what it means for the deposit, and what to do by when.
 */
export function AlertView({ seq }: { seq: number }) {
  const go = useGo()
  const back = useBack('subscribeWatching')
  const today = useToday()
  const read = useCall('subscribeAnalyze', { analyze_seq: seq })
  const seen = useAction('subscribeSeen')
  if (read.state === 'loading')
    return (
      <Page title={w.bar} onBack={back}>
        <Skeleton heading lines={8} />
      </Page>
    )
  if (read.state === 'failed')
    return (
      <Page onBack={back}>
        {read.error.error === 'notFound' ? (
          <EmptyState
            title={w.notFound}
            heading="h1"
            action={<Button onClick={() => go('subscribeWatching')}>{w.inbox}</Button>}
          >
            {w.notFoundText}
          </EmptyState>
        ) : (
          <ErrorState title={w.failed} heading="h1" onRetry={read.again}>
            {read.error.message}
          </ErrorState>
        )}
      </Page>
    )
  const { alert, after_at, sample } = read.data
  const confirm = async () => {
    const reply = await seen.run({ alert_seq: seq })
    if (reply.ok) go('subscribeWatching')
    else await showAlert({ message: reply.message })
  }
  return (
    <Page
      bar={w.bar}
      onBack={back}
      bottom={
        alert.seen_at === null && (
          <div className="grid grid-cols-2 gap-2">
            <Button kind="secondary" size="large" onClick={back}>
              {w.later}
            </Button>
            <Button size="large" loading={seen.busy} onClick={() => void confirm()}>
              {w.seen}
            </Button>
          </div>
        )
      }
      bottomNote={alert.critical && w.repeats}
    >
      <EngineWords until={<Skeleton heading lines={8} />}>
        <div className="@container">
          {sample && (
            <p className="mb-3">
              <SampleMark />
            </p>
          )}
          <Part analysis={read.data} />
          {read.data.judgement !== null && <DaysPart seq={seq} />}
          <footer className="mt-8 grid gap-1 text-note text-ink-2">
            {alert.seen_at !== null && <p className="figures">{w.seenAt(minuteText(alert.seen_at, today))}</p>}
            <p className="figures">
              {w.toldAt(minuteText(alert.at, today))}
              {after_at !== null && ` · ${w.readAt(minuteText(after_at, today))}`}
            </p>
            <p>{w.basis}</p>
          </footer>
        </div>
      </EngineWords>
    </Page>
  )
}

function OwnApplication({ analysis }: { analysis: Analysis }) {
  const read = useCall('subscribeInfo', { id: analysis.alert.subscribe_seq })
  return <ApplicationPart analysis={analysis} watch={read.state === 'ready' ? (read.data.infos[0] ?? null) : null} />
}

function Part({ analysis }: { analysis: Analysis }) {
  switch (analysis.alert.kind) {
    case 'application':
    case 'correction':
      return <OwnApplication analysis={analysis} />
    case 'registered':
    case 'missed':
    case 'since-report':
      return <ChangePart analysis={analysis} />
    default:
      return <OverPart analysis={analysis} />
  }
}
