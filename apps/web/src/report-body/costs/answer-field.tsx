import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { costsWords } from './costs-words.ts'

type Props = { label: string; value: boolean | null; onChange: (value: boolean | null) => void }
const values = { open: null, yes: true, no: false } as const
type Key = keyof typeof values

/** Yes, no, or not known yet, which is an answer too. */
export function AnswerField({ label, value, onChange }: Props) {
  const keys: readonly Key[] = ['open', 'yes', 'no']
  return (
    <ChoiceField
      label={label}
      columns={2}
      options={keys.map((key) => ({ value: key, label: costsWords.answers[key] }))}
      value={keys.find((key) => values[key] === value) ?? 'open'}
      onChange={(key) => onChange(values[key])}
    />
  )
}
