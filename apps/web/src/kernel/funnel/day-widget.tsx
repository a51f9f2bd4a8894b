import type { Day } from '@jipsalpim/engine/values/day.ts'
import { DayField } from '../../ui/forms/day-field.tsx'
import type { DayFieldSpec } from './fields.ts'
import { NotKnown } from './not-known.tsx'
import { funnelWords } from './words.ts'

type Props = {
  spec: DayFieldSpec
  label: string
  labelHidden: boolean
  hint?: string
  error: string | null
  value: Day | null | undefined
  /** The label for an unknown date; null if a date is required. */
  unknownLabel: string | null
  onChange: (value: unknown) => void
}
/** A date, or "not known" if the field allows that. */
export function DayWidget({ spec, unknownLabel, value, onChange, ...common }: Props) {
  return (
    <div>
      <DayField
        {...common}
        value={value ?? null}
        min={spec.min}
        max={spec.max}
        onChange={(day) => onChange(day ?? undefined)}
      />
      {unknownLabel !== null && (
        <NotKnown label={unknownLabel} on={value === null} said={funnelWords.dayUnknownChosen} onChange={onChange} />
      )}
    </div>
  )
}
