import type { ChoiceOption } from './fields.ts'
import type { Choice } from '../../ui/forms/choice-field.tsx'

/** A field's options as choice cards. */
export const cardsOf = <V extends string>(options: Record<V, ChoiceOption>): Choice<V>[] =>
  // Object.entries widens the keys of the record.
  (Object.entries(options) as [V, ChoiceOption][]).map(([value, { label, hint }]) => ({
    value,
    label,
    ...(hint === undefined ? {} : { note: hint }),
  }))
