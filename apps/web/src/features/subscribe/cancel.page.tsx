import { useState } from 'react'
import { useBack, useGo } from '../../kernel/links.ts'
import { useToday } from '../../kernel/today.ts'
import { useAction } from '../../kernel/calls/use-action.ts'
import { formatDay } from '../../lang/format.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ChoiceField, type Choice } from '../../ui/forms/choice-field.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { FieldError } from '../../ui/forms/field.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { cancelWords as w } from './cancel-words.ts'
import { StateShape } from './shared/state-mark.tsx'
import { isLiving, type Watch } from './shared/watch.ts'
import { WatchFrame } from './shared/watch-frame.tsx'
import { watchWords } from './shared/watch-words.ts'
import { RefundDays } from './stopping/refund-days.tsx'
import { RefundLedger } from './stopping/refund-ledger.tsx'

type When = 'now' | 'period_end'

/**
 * Stops a watch: the refund in the title, how it is calculated, and the choice between ending now and at the end of the
 * period.
 */
export default function CancelPage() {
  return (
    <WatchFrame title={w.bar} place="subscribeCancel">
      {(watch, again) =>
        isLiving(watch) ? <Stop key={watch.subscribeSeq} watch={watch} again={again} /> : <Over watch={watch} />
      }
    </WatchFrame>
  )
}

function Over({ watch }: { watch: Watch }) {
  const go = useGo()
  const back = useBack('subscribeInfo')
  return (
    <Page onBack={back}>
      <EmptyState
        title={w.over}
        heading="h1"
        action={<Button onClick={() => go('subscribeInfo', { id: watch.subscribeSeq })}>{w.toInfo}</Button>}
      >
        {w.overText}
      </EmptyState>
    </Page>
  )
}

function Stop({ watch, again }: { watch: Watch; again: () => void }) {
  const go = useGo()
  const back = useBack('subscribeInfo')
  const today = useToday()
  const stop = useAction('subscribeReserve')
  const [when, setWhen] = useState<When>('now')
  const [problem, setProblem] = useState<string | null>(null)
  /** The new refund, if it differs from the one that was shown; it must be shown before stopping. */
  const [changed, setChanged] = useState<number | null>(null)
  const { refund_now: refund, subscribeSeq: id, state, cancelDueDate } = watch
  const won = refund?.won ?? 0
  const isPaid = refund !== null && refund.to_on >= today
  const mayEndLater = isPaid && state !== 'ending'
  /** The last day, if the watch is to end with the paid period; nothing is refunded then. */
  const lastDay = when === 'period_end' && mayEndLater ? formatDay(refund.to_on) : null
  const options: Choice<When>[] = [
    { value: 'now', label: w.now, note: won === 0 ? w.nowNoteNone : w.nowNote(w.won(won)) },
    ...(mayEndLater ? [{ value: 'period_end' as const, label: w.end, note: w.endNote(formatDay(refund.to_on)) }] : []),
  ]
  const titleLines =
    refund === null
      ? [w.titleUnpaid]
      : lastDay !== null
        ? w.titleEnd(lastDay)
        : won === 0
          ? w.titleNone
          : w.title(w.won(won))
  const press = async () => {
    setProblem(null)
    setChanged(null)
    const reply = await stop.run({ subscribe_seq: id, when, shown_refund: when === 'now' ? won : null })
    if (reply.ok) {
      const { refund: paidBack, ends_on } = reply.data
      return go('subscribeCancelReason', { id }, { replace: true, state: { refund: paidBack, ends_on } })
    }
    if (reply.error !== 'priceChanged') return setProblem(reply.message)
    setChanged(refundIn(reply.data))
    again()
    window.scrollTo({ top: 0 })
  }
  return (
    <Page
      bar={w.bar}
      onBack={back}
      bottom={
        <div className="grid grid-cols-2 gap-2">
          <Button kind="secondary" size="large" onClick={back}>
            {w.keep}
          </Button>
          <Button kind="secondary" size="large" loading={stop.busy} onClick={() => void press()}>
            {lastDay === null ? w.stop : w.stopOn(lastDay)}
          </Button>
        </div>
      }
      bottomNote={<FieldError id="cancel-problem" error={problem} />}
    >
      <header>
        <h1 className="figures text-title font-bold">
          {titleLines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </h1>
        <p lang="ko" className="mt-1 text-body text-ink-2">
          {watch.fullAddress}
        </p>
      </header>
      <div className="mt-6 grid gap-8">
        {changed !== null && (
          <Banner kind="caution" urgent>
            {w.changed(w.won(changed))}
          </Banner>
        )}
        {state === 'ending' && cancelDueDate !== null && (
          <Banner title={w.ending(formatDay(cancelDueDate))}>{w.endingText}</Banner>
        )}
        <ChoiceField label={w.when} value={when} onChange={setWhen} options={options} />
        {refund !== null && lastDay === null && (
          <>
            <div>
              <RefundLedger refund={refund} watch={watch} today={today} />
              {won > 0 && <p className="mt-3 text-note text-ink-2">{w.how}</p>}
            </div>
            {isPaid && <RefundDays refund={refund} today={today} />}
          </>
        )}
        <section aria-labelledby="after-stop">
          <h2 id="after-stop" className="mb-3 text-body font-bold">
            {w.after}
          </h2>
          <ul className="grid gap-3">
            <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2.5">
              <span className="mt-0.5">
                <StateShape kind="unknown" size={22} />
              </span>
              {w.afterAlerts}
            </li>
            <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2.5">
              <span className="mt-0.5">
                <StateShape kind="done" size={22} />
              </span>
              {w.afterKept}
            </li>
          </ul>
        </section>
        <p className="figures text-note text-ink-2">
          {watchWords.legalSource(w.law)} · {watchWords.asOf(formatDay(today))}
        </p>
      </div>
    </Page>
  )
}

/** Today's refund, from the error response that rejects the sum that was shown. */
const refundIn = (data: unknown): number | null =>
  typeof data === 'object' && data !== null && 'refund' in data && typeof data.refund === 'number' ? data.refund : null
