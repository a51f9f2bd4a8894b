import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import { valueOf } from '@jipsalpim/engine/values/known.ts'
import { describeMoneyChange } from '@jipsalpim/engine/words/describe-changes.ts'
import { useState } from 'react'
import { useToday } from '../../../kernel/today.ts'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { formatDay } from '../../../lang/format.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { DayField } from '../../../ui/forms/day-field.tsx'
import { FieldError } from '../../../ui/forms/field.tsx'
import { GradeMark } from '../../../ui/display/grade-mark.tsx'
import { alertWords as w } from './alert-words.ts'
import { rangeText } from './what-if-table.tsx'

type ByDays = Output<CallNamed<'subscribeAnalyzeDate'>>

/** The effect of the change with another balance or move-in date; nothing is saved. */
export function DaysPart({ seq }: { seq: number }) {
  const today = useToday()
  const ask = useAction('subscribeAnalyzeDate')
  const [balance, setBalance] = useState<Day | null>(null)
  const [moveIn, setMoveIn] = useState<Day | null>(null)
  const [tried, setTried] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [judged, setJudged] = useState<ByDays | null>(null)
  const past = (day: Day | null) => (day !== null && day < today ? w.daysPast : null)
  const see = async () => {
    setTried(true)
    setProblem(null)
    if (balance === null && moveIn === null) return setProblem(w.daysMissing)
    if (past(balance) ?? past(moveIn)) return
    const days = { ...(balance !== null && { balance_on: balance }), ...(moveIn !== null && { move_in_on: moveIn }) }
    const reply = await ask.run({ analyze_seq: seq, ...days })
    if (reply.ok) setJudged(reply.data)
    else setProblem(reply.message)
  }
  return (
    <section aria-labelledby="alert-days" className="mt-8">
      <h2 id="alert-days" className="text-body font-bold">
        {w.daysTitle}
      </h2>
      <p className="mt-1 mb-4 text-note text-ink-2">{w.daysText}</p>
      <div className="grid gap-4">
        <DayField label={w.daysBalance} value={balance} onChange={setBalance} error={tried ? past(balance) : null} />
        <DayField label={w.daysMoveIn} value={moveIn} onChange={setMoveIn} error={tried ? past(moveIn) : null} />
        <FieldError id="alert-days-problem" error={problem} />
        <Button kind="secondary" loading={ask.busy} onClick={() => void see()}>
          {w.daysSee}
        </Button>
      </div>
      <div role="status">{judged !== null && <Result {...judged} />}</div>
    </section>
  )
}

function Result({ day, judgement }: ByDays) {
  const back = valueOf(judgement.difference.recovery.after)
  return (
    <div className="mt-4 border-t-2 border-ink pt-3">
      <p className="flex flex-wrap items-center justify-between gap-2 text-body font-semibold">
        {describeMoneyChange(judgement)}
        <GradeMark grade={judgement.difference.grade.after} size="small" />
      </p>
      <p className="figures text-body">
        {w.daysBack} {back === null ? w.unknown : rangeText(back, back.deposit)}
      </p>
      <p className="figures text-note text-ink-2">{w.daysLaw(formatDay(day))}</p>
    </div>
  )
}
