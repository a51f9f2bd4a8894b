import type { Won } from '@jipsalpim/engine/values/won.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { DayField } from '../../ui/day-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { WonField } from '../../ui/won-field.tsx'
import { AddressWidget } from '../places/address-widget.tsx'
import { UnitWidget } from '../places/unit-widget.tsx'
import type {
  AddressFieldSpec,
  ChoiceField as ChoiceSpec,
  DayFieldSpec,
  Field,
  TextFieldSpec,
  UnitFieldSpec,
  WonFieldSpec,
} from './fields.ts'
import type { AddressChoice, UnitChoice } from './places.ts'
import { funnelWords } from './words.ts'

// The widget's name says which spec and which answer it holds; each case reads its own.
type Props = {
  field: Field<unknown>
  /** The page's title asks already: the label is for screen readers alone. */
  alone: boolean
  value: unknown
  answers: Record<string, unknown>
  error: string | null
  onChange: (value: unknown) => void
}

/** A field of a funnel, by its widget. */
export function Widget({ field, alone, value, answers, error, onChange }: Props) {
  const common = { label: field.label, labelHidden: alone, hint: field.hint, error }
  switch (field.widget) {
    case 'choice': {
      const spec = field as ChoiceSpec<string>
      const options = Object.entries(spec.options).map(([v, o]) => ({
        value: v,
        label: o.label,
        ...(o.hint === undefined ? {} : { note: o.hint }),
      }))
      return (
        <ChoiceField {...common} options={options} value={(value as string | undefined) ?? null} onChange={onChange} />
      )
    }
    case 'won':
      return (
        <WonField
          {...common}
          value={(value as Won | undefined) ?? null}
          onChange={(won) => onChange(won ?? undefined)}
          {...((field as WonFieldSpec).quick.length > 0 ? { quickAdds: (field as WonFieldSpec).quick } : {})}
        />
      )
    case 'day':
      return (
        <DayWidget
          spec={field as DayFieldSpec}
          {...common}
          value={value as Day | null | undefined}
          onChange={onChange}
        />
      )
    case 'text':
      return (
        <TextField
          {...common}
          value={(value as string | null | undefined) ?? ''}
          placeholder={(field as TextFieldSpec).placeholder}
          onChange={onChange}
        />
      )
    case 'address':
      return (
        <AddressWidget
          spec={field as AddressFieldSpec}
          error={error}
          value={value as AddressChoice | null | undefined}
          onChange={onChange}
        />
      )
    case 'unit':
      return (
        <UnitWidget
          spec={field as UnitFieldSpec}
          error={error}
          place={(answers['home'] as AddressChoice | null | undefined) ?? null}
          value={value as UnitChoice | undefined}
          onChange={onChange}
        />
      )
    default:
      throw new Error(`no widget ${field.widget}`)
  }
}

type DayProps = {
  spec: DayFieldSpec
  label: string
  labelHidden: boolean
  hint?: string
  error: string | null
  value: Day | null | undefined
  onChange: (value: unknown) => void
}
function DayWidget({ spec, value, onChange, ...common }: DayProps) {
  return (
    <div>
      <DayField
        {...common}
        value={value ?? null}
        min={spec.min}
        max={spec.max}
        onChange={(day) => onChange(day ?? undefined)}
      />
      {spec.unknownLabel !== null && (
        <div className="mt-4">
          <Button
            kind={value === null ? 'primary' : 'secondary'}
            aria-pressed={value === null}
            onClick={() => onChange(value === null ? undefined : null)}
          >
            {spec.unknownLabel}
          </Button>
          <p role="status" className="mt-2 min-h-6 text-note text-ink-2">
            {value === null ? funnelWords.dayUnknownChosen : ''}
          </p>
        </div>
      )}
    </div>
  )
}
