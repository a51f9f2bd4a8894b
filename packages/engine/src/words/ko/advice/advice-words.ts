import type { Term } from '../glossary.ts'
import type { Deadline, Side, Stage } from '../../../risk/stage.ts'

/** What to do at a stage of the contract, the paper that shows it, and by when. */
export type Step = {
  act: string
  document: string
  /** Null: it holds the signature or the money back, which a day would read like "until then". */
  by: Deadline | null
  /** It leads to a guarantee: nothing for a home that the guarantor refuses. */
  guarantee?: true
}
export type Steps = Readonly<Record<Stage, Step>>

/** What a finding means for whom, and what answers it. */
export type AdviceWords = {
  why: Readonly<Record<Side, string>>
  steps: Steps
  clause: string | null
  question: string
  goodAnswer: string
  badAnswer: string
  /** Terms of the glossary that the reader meets here. */
  terms: readonly Term[]
  /** A value or a legal standing is told: said to be no appraisal, or no legal opinion. */
  noOpinion: 'value' | 'law' | null
}

export const step = (act: string, document: string, by: Deadline): Step => ({ act, document, by })
/** Nothing is signed, or no money sent, until what it names is there. */
export const hold = (act: string, document: string): Step => ({ act, document, by: null })
/** A step on the way to a guarantee. */
export const toGuarantee = (act: string, document: string, by: Deadline): Step => ({
  ...step(act, document, by),
  guarantee: true,
})
