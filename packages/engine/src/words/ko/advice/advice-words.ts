import type { Term } from '../glossary.ts'
import type { Deadline, Side, Stage } from '../../../risk/stage.ts'

/** What to do at a stage of the contract, the document that proves it, and the deadline. */
export type Step = {
  act: string
  document: string
  /** Null: it withholds the signature or the money; a day would read like "until then". */
  by: Deadline | null
  /** It leads to a guarantee: left out for a home that the guarantor refuses. */
  guarantee?: true
}
export type Steps = Readonly<Record<Stage, Step>>

/** What a finding means at each stage, and what to do about it. */
export type AdviceWords = {
  why: Readonly<Record<Side, string>>
  steps: Steps
  clause: string | null
  question: string
  goodAnswer: string
  badAnswer: string
  /** Terms of the glossary that are used here. */
  terms: readonly Term[]
  /** The text mentions a value or a legal position: a note is added that it is no appraisal or no legal opinion. */
  noOpinion: 'value' | 'law' | null
}

export const step = (act: string, document: string, by: Deadline): Step => ({ act, document, by })
/** Nothing is signed, or no money sent, until the document exists. */
export const hold = (act: string, document: string): Step => ({ act, document, by: null })
/** A step that leads to a guarantee. */
export const toGuarantee = (act: string, document: string, by: Deadline): Step => ({
  ...step(act, document, by),
  guarantee: true,
})
