import type { Won } from '@jipsalpim/engine/values/won.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import { Suspense, type ReactNode } from 'react'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { lazyChunk } from '../chunks/chunks.ts'
import { ChunkPlaceholder } from '../chunks/chunk-placeholder.tsx'
import { cardsOf } from './cards-of.ts'
import type {
  AddressFieldSpec,
  AreaFieldSpec,
  ChoiceField as ChoiceSpec,
  ChoicesFieldSpec,
  DayFieldSpec,
  Field,
  TextFieldSpec,
  UnitFieldSpec,
  WonFieldSpec,
  WonIfKnownSpec,
} from './fields.ts'
import type { AddressChoice, UnitChoice } from './places.ts'

// Large widgets are loaded with the first step that needs them; the step before preloads them.
const loads = {
  choices: async () => ({ default: (await import('../../ui/forms/choices-field.tsx')).ChoicesField }),
  won: async () => ({ default: (await import('../../ui/forms/won-field.tsx')).WonField }),
  'won-if-known': async () => ({ default: (await import('./won-if-known-widget.tsx')).WonIfKnownWidget }),
  day: async () => ({ default: (await import('./day-widget.tsx')).DayWidget }),
  text: async () => ({ default: (await import('./text-widget.tsx')).TextWidget }),
  area: async () => ({ default: (await import('./area-widget.tsx')).AreaWidget }),
  address: async () => ({ default: (await import('../places/address-widget.tsx')).AddressWidget }),
  unit: async () => ({ default: (await import('../places/unit-widget.tsx')).UnitWidget }),
}
const ChoicesField = lazyChunk(loads.choices)
const WonField = lazyChunk(loads.won)
const WonIfKnownWidget = lazyChunk(loads['won-if-known'])
const DayWidget = lazyChunk(loads.day)
const TextWidget = lazyChunk(loads.text)
const AreaWidget = lazyChunk(loads.area)
const AddressWidget = lazyChunk(loads.address)
const UnitWidget = lazyChunk(loads.unit)

/** Preloads a field's widget. One that fails to load is fetched again when it is needed. */
export const warm = ({ widget }: Field<unknown>): void => {
  if (widget in loads) void loads[widget as keyof typeof loads]().catch(() => undefined) // `in` has just checked it
}

// The widget's name determines the spec and the answer type; each case reads its own.
type Props = {
  field: Field<unknown>
  /** The page's title is the question already: the label is for screen readers only. */
  alone: boolean
  value: unknown
  answers: Record<string, unknown>
  error: string | null
  onChange: (value: unknown) => void
}

/** A field of a funnel, by its widget. */
export const Widget = (props: Props) => <Suspense fallback={<ChunkPlaceholder lines={2} />}>{drawn(props)}</Suspense>

function drawn({ field, alone, value, answers, error, onChange }: Props): ReactNode {
  const common = { label: field.label, labelHidden: alone, hint: field.hint, error }
  switch (field.widget) {
    case 'choice': {
      const options = cardsOf((field as ChoiceSpec<string>).options)
      return (
        <ChoiceField {...common} options={options} value={(value as string | undefined) ?? null} onChange={onChange} />
      )
    }
    case 'choices':
      return (
        <ChoicesField
          {...common}
          options={cardsOf((field as ChoicesFieldSpec<string>).options)}
          value={(value as readonly string[] | undefined) ?? []}
          onChange={onChange}
        />
      )
    case 'won-if-known':
      return (
        <WonIfKnownWidget
          unknownLabel={(field as WonIfKnownSpec).unknownLabel}
          {...common}
          value={value as Won | null | undefined}
          onChange={onChange}
        />
      )
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
          unknownLabel={(field as DayFieldSpec).unknownLabel(answers)}
          {...common}
          value={value as Day | null | undefined}
          onChange={onChange}
        />
      )
    case 'text':
      return (
        <TextWidget
          {...common}
          spec={field as TextFieldSpec}
          value={(value as string | null | undefined) ?? ''}
          onChange={onChange}
        />
      )
    case 'area':
      return (
        <AreaWidget
          {...common}
          unknownLabel={(field as AreaFieldSpec).unknownLabel}
          value={value as number | null | undefined}
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
