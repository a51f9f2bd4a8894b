import type { Finding, LeaseInput } from '../assessment.ts'
import { adviceIdOf, areOthersAlone } from '../risk/advice-rules.ts'
import { type Deadline, dueOn, type Side, sideOf, type Stage, stages } from '../risk/stage.ts'
import type { Day } from '../values/day.ts'
import { chosen } from './chosen.ts'
import { adviceCatalogue, adviceWords } from './ko/advice.ts'
import { explainTerm } from './explain-term.ts'
import type { AdviceText, Translation } from './translation.ts'

export type StepText = { stage: Stage; when: string; act: string; document: string; due: string; now: boolean }
export type Advice = {
  why: string
  /** What to do now, and at the other stages of the same side, in their order. */
  now: StepText
  steps: readonly StepText[]
  /** A clause can be written when a contract is: the first time, or again at its end. */
  clause: string | null
  /** For the realtor, before the contract is signed. */
  question: { ask: string; goodAnswer: string; badAnswer: string } | null
  terms: readonly { term: string; means: string }[]
  noOpinion: string | null
}

type Told = Pick<LeaseInput, 'contractDate' | 'moveInDate' | 'endDate'>

type Found = Pick<Finding, 'id'> & Partial<Pick<Finding, 'numbers'>>

/** A finding's advice for somebody at this stage of the contract. */
export function describeAdvice(finding: Found, stage: Stage, lease: Told, today: Day): Advice {
  const id = adviceIdOf(finding)
  const { steps, terms, noOpinion } = adviceWords[id]
  const { advice: texts, noOpinion: noOpinionTexts } = words()
  const text: AdviceText = texts[id]
  const why = areOthersAlone(finding) ? texts['secured-debts'].why : text.why
  const side = sideOf(stage)
  const textAt = (at: Stage): StepText => {
    const { act, document } = text.steps[at]
    return {
      stage: at,
      when: describeStage(at),
      act,
      document,
      due: dueText(steps[at].by, lease, today),
      now: at === stage,
    }
  }
  const writes = stage === 'before-contract' || stage === 'contract-day' || stage === 'ending'
  const { question, goodAnswer, badAnswer } = text
  return {
    why: why[side],
    now: textAt(stage),
    steps: stagesOf(side).map(textAt),
    clause: writes ? text.clause : null,
    question: side === 'prospective' ? { ask: question, goodAnswer, badAnswer } : null,
    terms: terms.map((term) => ({ term, means: explainTerm(term) })),
    noOpinion: noOpinion === null ? null : noOpinionTexts[noOpinion],
  }
}

const words = (): Translation['advice'] => chosen<Translation['advice']>(adviceCatalogue, ({ advice }) => advice)

const stagesOf = (side: Side): Stage[] => stages.filter((s) => sideOf(s) === side)
export const describeStage = (stage: Stage): string => words().stages[stage]

function dueText(by: Deadline, lease: Told, today: Day): string {
  const due = dueOn(by, lease, today)
  // a day that is past is told in words alone: the step itself still holds
  return words().when[by](due === null || due < today ? null : due)
}
