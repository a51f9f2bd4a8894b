import type { FindingId } from '../risk/finding-ids.ts'
import type { Side, Stage } from '../risk/stage.ts'
import type { FindingBody } from './ko/text.ts'
import type { adviceCatalogue } from './ko/advice.ts'
import type { Term } from './ko/glossary.ts'
import type { changeWords } from './ko/change-words.ts'
import type { engineWords } from './ko/engine.ts'

/** What to do at a stage and the paper for it; by when is the Korean catalogue's. */
export type StepText = { act: string; document: string }
export type StepTexts = Readonly<Record<Stage, StepText>>
export const step = (act: string, document: string): StepText => ({ act, document })

/** What is said of a finding; its deadlines, terms and standing are the Korean catalogue's. */
export type AdviceText = {
  why: Readonly<Record<Side, string>>
  steps: StepTexts
  clause: string | null
  question: string
  goodAnswer: string
  badAnswer: string
}
/** One row: why before signing and why when living there, the steps, the clause, and what to ask with two answers. */
export const says = (
  why: readonly [string, string],
  steps: StepTexts,
  clause: string | null,
  [question, goodAnswer, badAnswer]: readonly [string, string, string],
): AdviceText => ({ why: { prospective: why[0], living: why[1] }, steps, clause, question, goodAnswer, badAnswer })

/** All that the engine says, in another language: whole, so that nobody reads half a report. */
export type Translation = {
  engine: typeof engineWords
  findings: Readonly<Record<FindingId, FindingBody>>
  advice: Omit<typeof adviceCatalogue, 'advice'> & { advice: Readonly<Record<FindingId, AdviceText>> }
  changes: typeof changeWords
  glossary: Readonly<Record<Term, string>>
}
