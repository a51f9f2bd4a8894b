import type { ChangeActId } from '@jipsalpim/engine/diff/act-ids.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import { useToday } from '../../../kernel/today.ts'
import { Rail } from '../shared/rail.tsx'
import type { Analysis, Watch } from '../shared/watch.ts'
import { watchWords } from '../shared/watch-words.ts'
import { clockOf, dayOfInstant, railDay } from '../shared/when.ts'
import { ActsRail } from './acts-rail.tsx'
import { AlertHead } from './alert-head.tsx'
import { alertWords as w } from './alert-words.ts'
import { receiptOf, titleOf } from './alert-text.ts'
import { WhatIfTable } from './what-if-table.tsx'

/** `watch`: for the dates of the lease and the check schedule; null until loaded. */
type Props = { analysis: Analysis; watch: Watch | null; heading?: 'h1' | 'h2' }
/** An application that is not in the register yet: its progress, what it could mean, and what to do meanwhile. */
export function ApplicationPart({ analysis: { alert, judgement, what_if, what_if_fact }, watch, heading }: Props) {
  const today = useToday()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 @min-[56rem]:grid-cols-[minmax(0,1fr)_24rem] @min-[56rem]:gap-x-12">
      <div className="grid content-start gap-8">
        <div>
          <AlertHead alert={alert} mark={{ kind: 'act' }} heading={heading}>
            {titleOf(alert)}
          </AlertHead>
          <Stages alert={alert} watch={watch} />
          <p className="figures mt-4 flex min-h-12 items-center rounded-sm border border-dashed border-line px-3 py-2 text-note text-ink-2">
            <span>
              <b className="text-ink">{w.notInRegister}</b> · {receiptOf(alert)}
            </span>
          </p>
        </div>
        <section aria-labelledby="alert-money">
          <h2 id="alert-money" className="mb-2 text-body font-bold">
            {w.meaning}
          </h2>
          <p className="mb-4 text-body">{w.meaningText}</p>
          <WhatIfTable rows={what_if} fact={what_if_fact} deposit={watch?.deposit_amount ?? null} />
        </section>
      </div>
      <div className="grid content-start gap-8">
        <ActsRail acts={judgement?.acts ?? actsOf(watch, today)} />
        <section aria-labelledby="alert-law">
          <h2 id="alert-law" className="mb-2 text-body font-bold">
            {w.lawTitle}
          </h2>
          <p className="text-note text-ink-2">{w.law}</p>
          <p className="text-note text-ink-2">{watchWords.legalSource(w.lawSource)}</p>
        </section>
      </div>
    </div>
  )
}

function Stages({ alert, watch }: { alert: Analysis['alert']; watch: Watch | null }) {
  return (
    <Rail
      label={w.rail}
      steps={[
        {
          id: 'received',
          at: alert.received_on === null ? watchWords.unknown : railDay(alert.received_on),
          state: 'done',
          title: w.received,
          note: receiptOf(alert),
        },
        {
          id: 'known',
          at: (
            <>
              {railDay(dayOfInstant(alert.at))}
              <span className="block">{clockOf(alert.at)}</span>
            </>
          ),
          state: 'done',
          title: w.known,
          note: watch && w.knownText(w.hours(watch.promise_hours)),
        },
        { id: 'examined', at: w.now, state: 'now', title: w.examined, note: w.examinedText(alert.state_word) },
        { id: 'end', state: 'ahead', title: w.end, note: w.endText },
      ]}
    />
  )
}

/** If the application could not be assessed: what to do about any application, by the stage of the lease. */
function actsOf(watch: Watch | null, today: Day): { id: ChangeActId; due: Day | null }[] {
  const balance = watch?.balance_on ?? null
  const paid = balance !== null && balance < today
  return [
    paid ? { id: 'keep-address', due: null } : { id: 'hold-payment', due: balance },
    { id: 'wait-for-application', due: null },
    ...(paid ? [] : [{ id: 'look-again-before-paying' as const, due: balance }]),
    { id: 'keep-watching', due: null },
  ]
}
