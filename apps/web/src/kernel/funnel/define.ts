import type { CallName } from '@jipsalpim/contract/call-table.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import type { Sent } from '@jipsalpim/contract/call.ts'
import type { RouteName } from '@jipsalpim/contract/routes.ts'
import type { ComponentType } from 'react'
import type { Field } from './fields.ts'

// A funnel's fields differ in their value types; only `Answers` distinguishes them.
// oxlint-disable-next-line typescript/no-explicit-any -- a map of fields of any answer
export type Fields = Record<string, Field<any>>

/** `undefined` is not answered yet; `null` is an answer: '모름' or 'none', if the field allows it. */
export type Answers<F extends Fields> = { [K in keyof F]?: (F[K] extends Field<infer T> ? T : never) | undefined }
type Loose<T> = { [K in keyof T]: T[K] | undefined }

/**
 * A position on a path: the step's number, how many steps are known now, and the progress, 0 to 1, which never
 * decreases.
 */
export type Along = { now: number; all: number; part: number }

export type StepProps<F extends Fields> = {
  answers: Answers<F>
  answer: (some: Answers<F>) => void
  /** The step's own title, already translated. */
  title: string
  /** The position on the path. */
  step: Along
  /** Goes to the next place of the path; a place that needs a login asks for it first. */
  next: () => void
  back: () => void
}
export type Step<F extends Fields> = {
  at: RouteName
  /** At most two lines; read where it is drawn, and may contain an answer. */
  title: (a: Answers<F>) => string
  hint?: () => string
  when?: (a: Answers<F>) => boolean
  /** A page of its own, although the step before it is at the same place. */
  apart?: true
} & (
  | { ask: readonly (keyof F & string)[] }
  /** For the few special steps: a component that sets the answers in `holds` itself. */
  | { show: ComponentType<StepProps<F>>; holds?: readonly (keyof F & string)[] }
)

/** A step of a path: the questions of all steps at its place, and where they are not one page, its pages. */
export type PathStep<F extends Fields> = Step<F> & { pages?: readonly Step<F>[] }

export type Funnel<F extends Fields, N extends CallName> = {
  id: string
  /** A draft of another version is dropped. */
  version: number
  fields: F
  /** Flat and ordered; the path is this list without the steps whose `when` is false. Never stored. */
  steps: readonly Step<F>[]
  /** Answers from elsewhere, and the place they came from (null: assumed there): not asked again, but still sent. */
  given?: (a: Answers<F>) => Partial<Record<keyof F & string, RouteName | null>>
  /** Where back leads from the first question; without it, to the start of an order. */
  from?: RouteName
  /** Where the last question leads, if no step of its own ends the funnel. */
  end?: (a: Answers<F>) => RouteName
  /** Days for which a draft is kept on the device; 7 by default. */
  storedDays?: number
  submit: N
  send: (a: Answers<F>) => Loose<Sent<CallNamed<N>>>
}
export const defineFunnel = <F extends Fields, N extends CallName>(f: Funnel<F, N>): Funnel<F, N> => f
