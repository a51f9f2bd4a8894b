import { unitIn, type AddressChoice, type UnitChoice } from './places.ts'
import { isDay, type Day } from '@jipsalpim/engine/values/day.ts'
import { isWon, type Won } from '@jipsalpim/engine/values/won.ts'

/** Why an answer is not accepted: a code, translated by `words.ts`. */
type Reason = string
type Check<T> = (value: T, answers: Record<string, unknown>) => Reason | null
type Common<T> = { label: string; hint?: string; check: Check<T>; readonly __answer?: T }

export type ChoiceOption = { label: string; hint?: string }
export type ChoiceField<T extends string> = Common<T> & { widget: 'choice'; options: Record<T, ChoiceOption> }
export type ChoicesFieldSpec<T extends string> = Common<readonly T[]> & {
  widget: 'choices'
  options: Record<T, ChoiceOption>
}
export type WonFieldSpec = Common<Won> & { widget: 'won'; quick: readonly Won[] }
export type WonIfKnownSpec = Common<Won | null> & { widget: 'won-if-known'; unknownLabel: string }
export type DayFieldSpec = Common<Day | null> & { widget: 'day'; unknownLabel: string | null; min: Day; max: Day }
export type TextFieldSpec = Common<string | null> & {
  widget: 'text'
  optional: boolean
  lines: number | null
  max: number
  placeholder?: string
}
export type AddressFieldSpec = Common<AddressChoice | null> & { widget: 'address'; laterLabel: string | null }
export type UnitFieldSpec = Common<UnitChoice> & { widget: 'unit' }

export type Field<T> = Common<T> & { widget: string }

/** `options` lists every value with its text; the answer is one of the keys. */
export const choice = <const O extends Record<string, ChoiceOption>>(f: {
  label: string
  hint?: string
  options: O
}): ChoiceField<keyof O & string> => ({
  widget: 'choice',
  ...f,
  check: (v) => (Object.hasOwn(f.options, v) ? null : 'not-an-option'),
})
/** Any number of the options; an empty list is an answer. */
export const choices = <const O extends Record<string, ChoiceOption>>(f: {
  label: string
  hint?: string
  options: O
}): ChoicesFieldSpec<keyof O & string> => ({
  widget: 'choices',
  ...f,
  check: (v) => (v.every((one) => Object.hasOwn(f.options, one)) ? null : 'not-an-option'),
})
export const wonField = (f: {
  label: string
  hint?: string
  min?: Won
  max?: Won
  quick?: readonly Won[]
  also?: Check<Won>
}): WonFieldSpec => ({
  widget: 'won',
  label: f.label,
  ...(f.hint === undefined ? {} : { hint: f.hint }),
  quick: f.quick ?? [],
  check: (v, a) => {
    if (!isWon(v)) return 'won'
    if (v < (f.min ?? 0)) return (f.min ?? 0) === 1 && v === 0 ? 'won-zero' : 'won-too-little'
    if (v > (f.max ?? 9_999_999_999_999)) return 'won-too-much'
    return f.also?.(v, a) ?? null
  },
})
/** An amount that the user may not know: then the answer is null. */
export const wonIfKnown = (f: { label: string; hint?: string; unknownLabel: string }): WonIfKnownSpec => ({
  widget: 'won-if-known',
  ...f,
  check: (v) => (v === null ? null : !isWon(v) ? 'won' : v > 9_999_999_999_999 ? 'won-too-much' : null),
})
export const dayField = (f: {
  label: string
  hint?: string
  min: Day
  max: Day
  unknownLabel?: string
  also?: Check<Day>
}): DayFieldSpec => ({
  widget: 'day',
  label: f.label,
  ...(f.hint === undefined ? {} : { hint: f.hint }),
  unknownLabel: f.unknownLabel ?? null,
  min: f.min,
  max: f.max,
  check: (v, a) => {
    if (v === null) return f.unknownLabel === undefined ? 'missing' : null
    if (!isDay(v)) return 'day'
    if (v < f.min) return 'day-too-early'
    if (v > f.max) return 'day-too-late'
    return f.also?.(v, a) ?? null
  },
})
export const textField = (f: {
  label: string
  hint?: string
  max: number
  optional?: boolean
  /** The number of lines of the text area. */
  lines?: number
  placeholder?: string
}): TextFieldSpec => ({
  widget: 'text',
  label: f.label,
  max: f.max,
  lines: f.lines ?? null,
  optional: f.optional ?? false,
  ...(f.hint === undefined ? {} : { hint: f.hint }),
  ...(f.placeholder === undefined ? {} : { placeholder: f.placeholder }),
  check: (v) => {
    if (v === null || v.trim() === '') return f.optional ? null : 'missing'
    return v.length > f.max ? 'too-long' : null
  },
})
export const addressField = (f: { label: string; hint?: string; laterLabel?: string }): AddressFieldSpec => ({
  widget: 'address',
  label: f.label,
  ...(f.hint === undefined ? {} : { hint: f.hint }),
  laterLabel: f.laterLabel ?? null,
  check: (v) => (v === null ? (f.laterLabel === undefined ? 'missing' : null) : v.key === '' ? 'missing' : null),
})
export const unitField = (f: { label: string; hint?: string }): UnitFieldSpec => ({
  widget: 'unit',
  ...f,
  // Every funnel that asks for a unit asks for its building as `home`.
  check: (v, a) => (unitIn(a['home'] as AddressChoice | null | undefined, v) ? null : 'missing'),
})
