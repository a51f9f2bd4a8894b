import type { Day } from '@jipsalpim/engine/values/day.ts'
import { useToday } from '../../../kernel/today.ts'
import { DayField } from '../../../ui/forms/day-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { publishWords as w } from './publish-words.ts'

export type Grounds = { as_of: Day | null; source: string }
export const noGrounds: Grounds = { as_of: null, source: '' }

/** Nothing is published without a date, which must not be in the future, and a source. */
export const wrongGrounds = ({ as_of, source }: Grounds, today: Day): Record<string, string> => ({
  ...(as_of === null ? { as_of: 'missing' } : as_of > today && { as_of: 'day-too-late' }),
  ...(source.trim() === '' && { source: 'missing' }),
})

type Props = {
  typed: Grounds
  hint: string
  wrong: Readonly<Record<string, string>>
  onChange: (change: Partial<Grounds>) => void
}

/** The date and source of a figure or a review. */
export const GroundsFields = ({ typed, hint, wrong, onChange }: Props) => (
  <>
    <DayField
      label={w.asOf}
      value={typed.as_of}
      max={useToday()}
      error={wrong['as_of']}
      onChange={(as_of) => onChange({ as_of })}
    />
    <TextField
      label={w.figureSource}
      hint={hint}
      value={typed.source}
      error={wrong['source']}
      maxLength={200}
      onChange={(source) => onChange({ source })}
    />
  </>
)
