import { homeKinds, type HomeKind } from '@jipsalpim/engine/property/home-kind-names.ts'
import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useGo } from '../../../kernel/links.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { CountField } from '../../../ui/forms/count-field.tsx'
import { DayField } from '../../../ui/forms/day-field.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { WonField } from '../../../ui/forms/won-field.tsx'
import { questionWords } from '../../../shared/answers/question-words.ts'
import type { Answers } from './answers.ts'
import { DealQuestions } from './deal-questions.tsx'
import { asksForOthers, bindsOthers, owes } from '@jipsalpim/engine/answers/look-up-questions.ts'
import { questionsThatCount } from './questions-that-count.ts'
import { words } from './words.ts'

type Props = { answers: Answers; assessment: Assessment; onChange: (answers: Answers) => void }

type FirstProps = Omit<Props, 'assessment'>

/** The two answers without which there is no verdict, side by side within its card. */
export function FirstQuestions({ answers, onChange }: FirstProps) {
  const go = useGo()
  return (
    <section aria-label={words.questions} className="mt-4 border-t border-hairline pt-4">
      <p className="text-note text-ink-2">{words.questionsNote}</p>
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-x-3">
        <WonField
          label={words.deposit}
          quickAdds={noAdds}
          value={answers.deposit}
          onChange={(deposit) => onChange({ ...answers, deposit })}
        />
        <WonField
          label={questionWords.labels['price-told']}
          quickAdds={noAdds}
          value={answers.price}
          onChange={(price) => onChange({ ...answers, price })}
        />
      </div>
      {answers.price !== null && (
        <OfficialPrice answers={answers} onChange={onChange} counts={answers.officialPrice === null} />
      )}
      {answers.price === null && (
        <Link
          to={go.href('analyzeType')}
          className="reach text-note font-semibold text-brand underline underline-offset-4"
        >
          {words.priceFromTrades}
        </Link>
      )}
    </section>
  )
}
const noAdds: readonly number[] = []

/**
 * Next to a price that the user was only told, because such a price alone gives no verdict; otherwise among the
 * optional questions.
 */
const OfficialPrice = ({ answers, onChange, counts }: FirstProps & { counts: boolean }) => (
  <Counting counts={counts}>
    <WonField
      label={questionWords.labels['official-price']}
      hint={questionWords.hints['official-price']}
      quickAdds={noAdds}
      value={answers.officialPrice}
      onChange={(officialPrice) => onChange({ ...answers, officialPrice })}
    />
  </Counting>
)

/** What else a register does not contain. Every answer is optional; each is judged as it is typed. */
export function MoreQuestions({ answers, assessment, onChange }: Props) {
  const set = <K extends keyof Answers>(key: K, value: Answers[K]) => onChange({ ...answers, [key]: value })
  const counts = questionsThatCount(assessment, answers)
  const { households } = assessment.home
  return (
    <section aria-label={words.more} className="mt-6">
      <div className="grid gap-6">
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
                label={questionWords.labels['other-deposits']}
                hint={questionWords.hints['other-deposits']}
                value={answers.otherDeposits}
                onChange={(v) => set('otherDeposits', v)}
              />
            </Counting>
          </>
        )}
        {bindsOthers(assessment) && (
          <WonField
            label={questionWords.labels['joint-homes']}
            hint={questionWords.hints['joint-homes']}
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
                label={questionWords.labels['landlord-name']}
                hint={questionWords.hints['landlord-name']}
                maxLength={40}
                autoComplete="off"
                value={answers.landlordName}
                onChange={(v) => set('landlordName', v)}
              />
            </Counting>
            {answers.price === null && (
              <OfficialPrice answers={answers} onChange={onChange} counts={counts.has('officialPrice')} />
            )}
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
