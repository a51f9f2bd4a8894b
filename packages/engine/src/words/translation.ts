import type { FindingId } from '../risk/finding-ids.ts'
import type { Side, Stage } from '../risk/stage.ts'
import type { FindingBody } from './ko/text.ts'
import type { adviceCatalogue } from './ko/advice.ts'
import type { Term } from './ko/glossary.ts'
import type { changeWords } from './ko/change-words.ts'
import type { engineWords } from './ko/engine.ts'

/** What to do at a stage and the document for it; the deadline is in the Korean catalogue. */
export type StepText = { act: string; document: string }
export type StepTexts = Readonly<Record<Stage, StepText>>
export const step = (act: string, document: string): StepText => ({ act, document })

/** The texts about a finding; its deadlines, terms and `noOpinion` are in the Korean catalogue. */
export type AdviceText = {
  why: Readonly<Record<Side, string>>
  steps: StepTexts
  clause: string | null
  question: string
  goodAnswer: string
  badAnswer: string
}
/**
 * One row: the reason before signing and the one when living there, the steps, the clause, and a question with two
 * answers.
 */
export const says = (
  why: readonly [string, string],
  steps: StepTexts,
  clause: string | null,
  [question, goodAnswer, badAnswer]: readonly [string, string, string],
): AdviceText => ({ why: { prospective: why[0], living: why[1] }, steps, clause, question, goodAnswer, badAnswer })

/** All texts of the engine in another language: complete, so that no report is half translated. */
export type Translation = {
  engine: typeof engineWords
  findings: Readonly<Record<FindingId, FindingBody>>
  advice: Omit<typeof adviceCatalogue, 'advice'> & { advice: Readonly<Record<FindingId, AdviceText>> }
  changes: typeof changeWords
  glossary: Readonly<Record<Term, string>>
}
