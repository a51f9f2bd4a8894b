import { addMonths, day, type Day } from '@jipsalpim/engine/values/day.ts'
import { useState } from 'react'
import { describeReason } from '../../kernel/funnel/reason-words.ts'
import { useGo } from '../../kernel/links.ts'
import { useToday } from '../../kernel/today.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { CheckField } from '../../ui/forms/check-field.tsx'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { CountField } from '../../ui/forms/count-field.tsx'
import { DayField } from '../../ui/forms/day-field.tsx'
import { QuestionPage } from '../../ui/layout/question-page.tsx'
import { showProblem } from '../../ui/dialogs/show-problem.ts'
import { stepsOf } from './confirm/confirm-steps.ts'
import { ConfirmFrame, type ConfirmStep, type Lease } from './confirm/confirm-frame.tsx'
import { confirmWords as w } from './confirm/confirm-words.ts'
import { useCorrection, type Corrected } from './confirm/use-correction.ts'

/** The day of the contract, of moving in, and the term: the last page of the lease, which saves all of it. */
export default function ConfirmDatePage() {
  return <ConfirmFrame title={w.dateTitle}>{(step) => <DateStep {...step} />}</ConfirmFrame>
}

// 주택임대차보호법 took effect on this day; no older lease can be judged.
const ACT_BEGAN = day('1981-03-05')

function DateStep(step: ConfirmStep) {
  const { order, lease, ready, draft, set, of } = step
  const go = useGo()
  const today = useToday()
  const [tried, setTried] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { save, busy } = useCorrection(step)
  const signed = draft.signed === undefined ? lease.contractDate : draft.signed
  const moveIn = draft.moveIn === undefined ? lease.moveInDate : draft.moveIn
  const [later, setLater] = useState(moveIn === null && draft.moveIn === undefined)
  const typed = draft.months ?? String(lease.months ?? '')
  const months = typed === '' ? null : Number(typed)
  const corrected = correctedOf(lease, step, { signed, moveIn: later ? null : moveIn, months })
  const wrong = {
    signed: signed === null ? 'missing' : undefined,
    moveIn: later ? undefined : moveIn === null ? 'missing' : reasonOf(signed, moveIn),
    months: months !== null && (months < 1 || months > 600) ? 'other' : undefined,
    source: ready && corrected && draft.source === undefined ? 'missing' : undefined,
  }
  const error = (of: string | undefined) => (tried ? describeReason(of) : null)
  const range = { min: ACT_BEGAN, max: addMonths(today, 60) }
  return (
    <QuestionPage
      title={w.dateTitle}
      hint={w.dateHint}
      step={stepsOf(order, 3)}
      onBack={() => go('reportWaitingConfirmPrice', of)}
      button={order.address_state === 'complete' ? (ready ? (corrected ? w.judgeAgain : w.unchanged) : w.save) : w.next}
      loading={busy}
      onSubmit={() => {
        setTried(true)
        if (wrong.signed ?? wrong.moveIn ?? wrong.months ?? wrong.source) return showProblem()
        void save(corrected).then(setProblem)
      }}
    >
      <div className="grid gap-6">
        <DayField
          {...range}
          label={w.signed}
          value={signed}
          onChange={(on) => set({ signed: on })}
          error={error(wrong.signed)}
        />
        <div>
          {!later && (
            <DayField
              {...range}
              label={w.moveIn}
              hint={w.moveInHint}
              value={moveIn}
              onChange={(on) => set({ moveIn: on })}
              error={error(wrong.moveIn)}
            />
          )}
          <CheckField label={later ? w.moveInLater : w.unknownDay} checked={later} onChange={setLater} />
        </div>
        <CountField
          label={w.months}
          hint={w.monthsHint}
          value={typed}
          maxLength={3}
          onChange={(next) => set({ months: next })}
          error={error(wrong.months)}
        />
        {ready && corrected && (
          <ChoiceField
            label={w.source}
            columns={2}
            value={draft.source ?? null}
            onChange={(source) => set({ source })}
            options={(['seen', 'told'] as const).map((value) => ({ value, label: w.sources[value] }))}
            error={error(wrong.source)}
          />
        )}
        {ready && <p className="text-note text-ink-2">{w.againNote}</p>}
        {problem && (
          <Banner kind="caution" urgent>
            {problem}
          </Banner>
        )}
      </div>
    </QuestionPage>
  )
}

const reasonOf = (signed: Day | null, moveIn: Day): string | undefined =>
  signed !== null && moveIn < signed ? 'living-before-contract' : undefined

type Days = { signed: Day | null; moveIn: Day | null; months: number | null }
/** What differs from the current lease; null if nothing does. */
function correctedOf(lease: Lease, { draft }: ConfirmStep, { signed, moveIn, months }: Days): Corrected | null {
  if (signed === null) return null
  const terms = {
    kind: draft.type ?? lease.kind,
    deposit: draft.deposit ?? lease.deposit,
    rent: draft.rent ?? lease.rent,
  }
  const days = { contractDate: signed, moveInDate: moveIn, months }
  const differ = (some: object) => Object.entries(some).some(([name, value]) => lease[name as keyof Lease] !== value)
  const corrected = { ...(differ(terms) ? { terms } : {}), ...(differ(days) ? { days } : {}) }
  return (corrected.terms ?? corrected.days) ? corrected : null
}
