import { homeKinds, type HomeKind } from '@jipsalpim/engine/property/home-kind-names.ts'
import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { useEffect, useRef, type ReactNode } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { ChoiceField } from '../../../ui/choice-field.tsx'
import { CountField } from '../../../ui/count-field.tsx'
import { DayField } from '../../../ui/day-field.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { WonField } from '../../../ui/won-field.tsx'
import type { Answers } from './answers.ts'
import { DealQuestions } from './deal-questions.tsx'
import { asksForOthers, bindsOthers, owes, questionsThatCount } from './questions-that-count.ts'
import { words } from './words.ts'

type Props = { answers: Answers; assessment: Assessment; onChange: (answers: Answers) => void }

/** What a register does not contain. Every answer is optional; each is judged as it is typed. */
export function Questions({ answers, assessment, onChange }: Props) {
  const set = <K extends keyof Answers>(key: K, value: Answers[K]) => onChange({ ...answers, [key]: value })
  const counts = questionsThatCount(assessment, answers)
  const { households } = assessment.home
  const heading = useRef<HTMLHeadingElement>(null)
  // A register was read: focus moves to the result, for the eye and for the screen reader.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-label={words.questions}>
      <h3 ref={heading} tabIndex={-1} className="scroll-mt-16 text-body font-bold outline-none">
        {words.questions}
      </h3>
      <p className="mt-1 mb-4 text-note text-ink-2">{words.questionsNote}</p>
      <div className="grid gap-6">
        <Counting counts={counts.has('deposit')}>
          <WonField label={words.deposit} value={answers.deposit} onChange={(v) => set('deposit', v)} />
        </Counting>
        <Counting counts={counts.has('price')}>
          <WonField
            label={words.price}
            hint={words.priceHint}
            value={answers.price}
            onChange={(v) => set('price', v)}
          />
        </Counting>
        {asksForOthers(assessment) && (
          <>
            <CountField
              label={words.households}
              hint={
                'value' in households && answers.households === null
                  ? words.householdsPrinted(households.value)
                  : undefined
              }
              maxLength={3}
              suffix={words.householdsUnit}
              value={answers.households === null ? '' : String(answers.households)}
              onChange={(digits) => set('households', digits === '' ? null : Number(digits))}
            />
            <Counting counts={counts.has('otherDeposits')}>
              <WonField
                label={words.otherDeposits}
                hint={words.otherDepositsHint}
                value={answers.otherDeposits}
                onChange={(v) => set('otherDeposits', v)}
              />
            </Counting>
          </>
        )}
        {bindsOthers(assessment) && (
          <WonField
            label={words.jointHomes}
            hint={words.jointHomesHint}
            value={answers.jointHomes}
            onChange={(v) => set('jointHomes', v)}
          />
        )}
        <Disclosure title={words.more}>
          <div className="grid gap-6 pt-2">
            <WonField label={words.rent} value={answers.rent} quickAdds={rentAdds} onChange={(v) => set('rent', v)} />
            <DayField
              label={words.contractDate}
              value={answers.contractDate}
              onChange={(v) => set('contractDate', v)}
            />
            <DayField label={words.moveInDate} value={answers.moveInDate} onChange={(v) => set('moveInDate', v)} />
            <DayField
              label={words.endDate}
              hint={words.endDateHint}
              value={answers.endDate}
              onChange={(v) => set('endDate', v)}
            />
            <Counting counts={counts.has('landlordName')}>
              <TextField
                label={words.landlord}
                hint={words.landlordHint}
                maxLength={40}
                autoComplete="off"
                value={answers.landlordName}
                onChange={(v) => set('landlordName', v)}
              />
            </Counting>
            <Counting counts={counts.has('officialPrice')}>
              <WonField
                label={words.officialPrice}
                hint={words.officialPriceHint}
                value={answers.officialPrice}
                onChange={(v) => set('officialPrice', v)}
              />
            </Counting>
            <ChoiceField
              label={words.kind}
              hint={words.kindHint}
              columns={2}
              options={kinds()}
              value={answers.kind ?? asPrinted}
              onChange={(kind) => set('kind', kind === asPrinted ? null : kind)}
            />
          </div>
        </Disclosure>
        <DealQuestions answers={answers.deal} owes={owes(assessment)} onChange={(deal) => set('deal', deal)} />
      </div>
    </section>
  )
}

const rentAdds = [100_000, 500_000]
const asPrinted = 'as-printed'
const kinds = () => {
  const notes: Partial<Record<HomeKind, string>> = words.kindNotes
  return [
    { value: asPrinted, label: words.kindAsPrinted },
    ...homeKinds.map((kind) => ({
      value: kind,
      label: kind,
      ...(notes[kind] === undefined ? {} : { note: notes[kind] }),
    })),
  ] as const
}

/** Marks a question whose answer could change the verdict. */
function Counting({ counts, children }: { counts: boolean; children: ReactNode }) {
  return (
    <div>
      {counts && (
        <p className="mb-1">
          <Badge tone="brand">{words.changes}</Badge>
        </p>
      )}
      {children}
    </div>
  )
}
