import type { Day } from '@jipsalpim/engine/values/day.ts'
import { useToday } from '../../../kernel/today.ts'
import { questionWords } from '../../../shared/answers/question-words.ts'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { DayField } from '../../../ui/forms/day-field.tsx'
import { WonField } from '../../../ui/forms/won-field.tsx'
import { operatorDisputeWords as w } from './dispute-words.ts'

const sums = ['other-deposits', 'price-told', 'joint-homes', 'official-price'] as const
const choices = [
  'signer',
  'agent-papers',
  'trust-consent',
  'broker',
  'taxes',
  'public-list',
  'landlord-record',
] as const
const questions = [...sums, ...choices]
type Question = (typeof questions)[number]
export type Correction = { question: Question | null; value: number | string | null; as_of: Day | null }
export const noCorrection: Correction = { question: null, value: null, as_of: null }
type Wrong = { value?: string | null; as_of?: string | null }
export const wrongCorrection = ({ question, value, as_of }: Correction): Wrong =>
  question === null ? {} : { value: value === null ? w.needValue : null, as_of: as_of === null ? w.needDay : null }

type Props = { typed: Correction; wrong: Wrong; onChange: (change: Partial<Correction>) => void }
const NONE = 'none'

/** The fact that a paper corrects, with the paper's date; or none, and then only text. */
export function CorrectionFields({ typed, wrong, onChange }: Props) {
  const today = useToday()
  const { question, value } = typed
  return (
    <>
      <ChoiceField
        label={w.correction}
        hint={w.correctionHint}
        columns={2}
        value={question ?? NONE}
        onChange={(chosen) => onChange({ question: questions.find((q) => q === chosen) ?? null, value: null })}
        options={[
          { value: NONE, label: w.noCorrection },
          ...questions.map((q) => ({ value: q as string, label: questionWords.labels[q] })),
        ]}
      />
      {question !== null && (
        <>
          <Value
            question={question}
            value={value}
            error={wrong.value ?? null}
            onChange={(v) => onChange({ value: v })}
          />
          <DayField
            label={w.asOf}
            value={typed.as_of}
            max={today}
            error={wrong.as_of ?? null}
            onChange={(as_of) => onChange({ as_of })}
          />
        </>
      )}
    </>
  )
}

type ValueProps = {
  question: Question
  value: number | string | null
  error: string | null
  onChange: (value: number | string | null) => void
}

function Value({ question, value, error, onChange }: ValueProps) {
  const choice = choices.find((q) => q === question)
  if (choice === undefined)
    return (
      <WonField label={w.value} value={typeof value === 'number' ? value : null} error={error} onChange={onChange} />
    )
  const options: Readonly<Record<string, string>> = questionWords.options[choice]
  return (
    <ChoiceField
      label={w.value}
      columns={2}
      value={typeof value === 'string' ? value : null}
      error={error}
      onChange={onChange}
      options={Object.entries(options)
        .filter(([key]) => key !== 'unknown')
        .map(([key, label]) => ({ value: key, label }))}
    />
  )
}
