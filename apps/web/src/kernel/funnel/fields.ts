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
export type DayFieldSpec = Common<Day | null> & {
  widget: 'day'
  /** Null if these answers do not allow "not known". */
  unknownLabel: (answers: Record<string, unknown>) => string | null
  min: Day
  max: Day
}
export type TextFieldSpec = Common<string | null> & {
  widget: 'text'
  optional: boolean
  lines: number | null
  max: number
  placeholder?: string
}
export type AddressFieldSpec = Common<AddressChoice | null> & { widget: 'address'; laterLabel: string | null }
export type UnitFieldSpec = Common<UnitChoice> & { widget: 'unit' }
/** m² of 전용면적; null: not known. */
export type AreaFieldSpec = Common<number | null> & { widget: 'area'; unknownLabel: string }

export type Field<T> = Common<T> & { widget: string }

/**
 * The texts of a field, read when it is rendered: those of another language load while the funnel's chunk is evaluated.
 */
type Texts = { label: string; hint?: string }
const textsOf = (w: Texts) => ({
  get label() {
    return w.label
  },
  get hint() {
    return w.hint
  },
})
/** Like a spread that does not read the getters of the first. */
const withTexts = <T extends object, R extends object>(texts: T, rest: R): T & R =>
  Object.defineProperties(texts, Object.getOwnPropertyDescriptors(rest)) as T & R // of both

/** `options` lists every value with its text; the answer is one of the keys. */
export const choice = <const O extends Record<string, ChoiceOption>>(
  w: Texts & { options: O },
): ChoiceField<keyof O & string> =>
  withTexts(textsOf(w), {
    widget: 'choice' as const,
    options: w.options,
    check: (v: keyof O & string) => (Object.hasOwn(w.options, v) ? null : 'not-an-option'),
  })
/** Any number of the options; an empty list is an answer. */
export const choices = <const O extends Record<string, ChoiceOption>>(
  w: Texts & { options: O },
): ChoicesFieldSpec<keyof O & string> =>
  withTexts(textsOf(w), {
    widget: 'choices' as const,
    options: w.options,
    check: (v: readonly (keyof O & string)[]) =>
      v.every((one) => Object.hasOwn(w.options, one)) ? null : 'not-an-option',
  })
export const wonField = (
  w: Texts,
  f: { min?: Won; max?: Won; quick?: readonly Won[]; also?: Check<Won> } = {},
): WonFieldSpec =>
  withTexts(textsOf(w), {
    widget: 'won' as const,
    quick: f.quick ?? [],
    check: (v: Won, a: Record<string, unknown>) => {
      if (!isWon(v)) return 'won'
      if (v < (f.min ?? 0)) return (f.min ?? 0) === 1 && v === 0 ? 'won-zero' : 'won-too-little'
      if (v > (f.max ?? 9_999_999_999_999)) return 'won-too-much'
      return f.also?.(v, a) ?? null
    },
  })
/** An amount that the user may not know: then the answer is null. */
export const wonIfKnown = (w: Texts & { unknownLabel: string }): WonIfKnownSpec =>
  withTexts(textsOf(w), {
    widget: 'won-if-known' as const,
    get unknownLabel() {
      return w.unknownLabel
    },
    check: (v: Won | null) => (v === null ? null : !isWon(v) ? 'won' : v > 9_999_999_999_999 ? 'won-too-much' : null),
  })
/** `mayBeUnknown`: always, or with these answers; the texts then have an `unknownLabel`. */
export const dayField = (
  w: Texts & { unknownLabel?: string },
  f: {
    min: Day
    max: Day
    mayBeUnknown?: boolean | ((answers: Record<string, unknown>) => boolean)
    also?: Check<Day>
  },
): DayFieldSpec => {
  const mayBeUnknown = (a: Record<string, unknown>): boolean =>
    typeof f.mayBeUnknown === 'function' ? f.mayBeUnknown(a) : f.mayBeUnknown === true
  return withTexts(textsOf(w), {
    widget: 'day' as const,
    unknownLabel: (a: Record<string, unknown>) => (mayBeUnknown(a) ? (w.unknownLabel ?? null) : null),
    min: f.min,
    max: f.max,
    check: (v: Day | null, a: Record<string, unknown>) => {
      if (v === null) return mayBeUnknown(a) ? null : 'missing'
      if (!isDay(v)) return 'day'
      if (v < f.min) return 'day-too-early'
      if (v > f.max) return 'day-too-late'
      return f.also?.(v, a) ?? null
    },
  })
}
/** `lines`: of the text area. */
export const textField = (
  w: Texts & { placeholder?: string },
  f: { max: number; optional?: boolean; lines?: number },
): TextFieldSpec =>
  withTexts(textsOf(w), {
    widget: 'text' as const,
    max: f.max,
    lines: f.lines ?? null,
    optional: f.optional ?? false,
    get placeholder() {
      return w.placeholder
    },
    check: (v: string | null) => {
      if (v === null || v.trim() === '') return f.optional ? null : 'missing'
      return v.length > f.max ? 'too-long' : null
    },
  })
/** `mayComeLater`: the texts have a `laterLabel`. */
export const addressField = (
  w: Texts & { laterLabel?: string },
  { mayComeLater = false }: { mayComeLater?: boolean } = {},
): AddressFieldSpec =>
  withTexts(textsOf(w), {
    widget: 'address' as const,
    get laterLabel() {
      return mayComeLater ? (w.laterLabel ?? null) : null
    },
    check: (v: AddressChoice | null) =>
      v === null ? (mayComeLater ? null : 'missing') : v.key === '' ? 'missing' : null,
  })
export const unitField = (w: Texts): UnitFieldSpec =>
  withTexts(textsOf(w), {
    widget: 'unit' as const,
    // Every funnel that asks for a unit asks for its building as `home`.
    check: (v: UnitChoice, a: Record<string, unknown>) =>
      unitIn(a['home'] as AddressChoice | null | undefined, v) ? null : 'missing',
  })
/** An area in m², typed in m² or 평; null where it is not known. */
export const areaField = (w: Texts & { unknownLabel: string }): AreaFieldSpec =>
  withTexts(textsOf(w), {
    widget: 'area' as const,
    get unknownLabel() {
      return w.unknownLabel
    },
    check: (v: number | null) => (v === null || (v >= 5 && v <= 1_000) ? null : 'area'),
  })
