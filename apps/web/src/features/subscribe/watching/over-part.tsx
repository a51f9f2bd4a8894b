import { useGo } from '../../../kernel/links.ts'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { Acts, ReadYourself, StoppedPart } from '../shared/stopped-part.tsx'
import { useToday } from '../../../kernel/today.ts'
import type { Alert, Analysis } from '../shared/watch.ts'
import type { MarkKind } from '../shared/state-mark.tsx'
import { AlertHead } from './alert-head.tsx'
import { alertWords as w } from './alert-words.ts'
import { minuteText } from '../shared/when.ts'
import { receiptOf, titleOf } from './alert-text.ts'

type Kind = keyof typeof w.text
const marks: Record<Kind, MarkKind> = {
  withdrawn: 'live',
  dismissed: 'live',
  same: 'live',
  unconfirmed: 'unknown',
  unlisted: 'hold',
  stopped: 'hold',
  resumed: 'live',
}
const isOver = (kind: Alert['kind']): kind is Kind => kind in marks

/** Alerts that need no assessment: a dismissed application, an unchanged register, and news of the watch itself. */
export function OverPart({ analysis: { alert } }: { analysis: Analysis }) {
  const go = useGo()
  const today = useToday()
  if (!isOver(alert.kind)) return null
  return (
    <>
      <AlertHead alert={alert} mark={{ kind: marks[alert.kind] }}>
        {titleOf(alert)}
      </AlertHead>
      <p className="max-w-column text-body">{w.text[alert.kind]}</p>
      {alert.kind === 'resumed' && alert.since !== null && (
        <p className="figures mt-1 text-note text-ink-2">
          {w.gap(minuteText(alert.since, today), minuteText(alert.at, today))}
        </p>
      )}
      {alert.receipt_no !== null && <p className="figures mt-1 text-note text-ink-2">{receiptOf(alert)}</p>}
      {alert.kind === 'stopped' && (
        <div className="mt-6 max-w-column">
          <StoppedPart since={alert.since ?? alert.at} today={today} heading="h2" />
        </div>
      )}
      {alert.kind === 'unconfirmed' && (
        <div className="mt-6 max-w-column">
          <ReadYourself waitText={w.unconfirmedWait} heading="h2" />
        </div>
      )}
      {alert.kind === 'unlisted' && (
        <div className="mt-6 max-w-column">
          <Acts waitText={w.unlistedWait} act={{ title: w.ask, text: w.askText }} heading="h2" />
        </div>
      )}
      {alert.kind !== 'stopped' && (
        <p className="mt-6 max-w-column">
          <ButtonLink kind="secondary" wide to={go.href('subscribeHistory', { id: alert.subscribe_seq })}>
            {w.toHistory}
          </ButtonLink>
        </p>
      )}
    </>
  )
}
