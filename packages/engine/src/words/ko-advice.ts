import type { Finding, LeaseInput } from '../assessment.ts'
import { adviceIdOf, areOthersAlone } from '../risk/advice-rules.ts'
import type { FindingId } from '../risk/finding-ids.ts'
import { dueOn, type Side, sideOf, type Stage, stages } from '../risk/stage.ts'
import type { Day } from '../values/day.ts'
import type { AdviceWords, Step } from './ko/advice/advice-words.ts'
import { buildingAdvice } from './ko/advice/building.ts'
import { dealAdvice } from './ko/advice/deal.ts'
import { documentAdvice } from './ko/advice/document.ts'
import { moneyAdvice } from './ko/advice/money.ts'
import { ownershipAdvice } from './ko/advice/ownership.ts'
import { rightsAdvice } from './ko/advice/rights.ts'
import { titleAdvice } from './ko/advice/title.ts'
import { deadlineWords, noOpinionWords, stageWords } from './ko/advice/when.ts'
import { glossary } from './ko/glossary.ts'

/** What to do about each finding. A catalogue of its own: a screen may fetch it after the verdict. */
export const adviceWords: Readonly<Record<FindingId, AdviceWords>> = {
  ...moneyAdvice,
  ...titleAdvice,
  ...ownershipAdvice,
  ...rightsAdvice,
  ...buildingAdvice,
  ...dealAdvice,
  ...documentAdvice,
}

/** All that advice is said in. */
export const adviceCatalogue = {
  advice: adviceWords,
  when: deadlineWords,
  stages: stageWords,
  noOpinion: noOpinionWords,
}

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
  const words = wordsOf(finding)
  const side = sideOf(stage)
  const say = (at: Stage): StepText => describeStep(words.steps[at], at, at === stage, lease, today)
  const writes = stage === 'before-contract' || stage === 'contract-day' || stage === 'ending'
  return {
    why: words.why[side],
    now: say(stage),
    steps: stagesOf(side).map(say),
    clause: writes ? words.clause : null,
    question:
      side === 'prospective' ? { ask: words.question, goodAnswer: words.goodAnswer, badAnswer: words.badAnswer } : null,
    terms: words.terms.map((term) => ({ term, means: glossary[term] ?? '' })),
    noOpinion: words.noOpinion === null ? null : noOpinionWords[words.noOpinion],
  }
}

function wordsOf(finding: Found): AdviceWords {
  const words = adviceWords[adviceIdOf(finding)]
  return areOthersAlone(finding) ? { ...words, why: adviceWords['secured-debts'].why } : words
}

const stagesOf = (side: Side): Stage[] => stages.filter((s) => sideOf(s) === side)
export const describeStage = (stage: Stage): string => stageWords[stage]

function describeStep(step: Step, stage: Stage, now: boolean, lease: Told, today: Day): StepText {
  const due = dueOn(step.by, lease, today)
  return {
    stage,
    when: stageWords[stage],
    act: step.act,
    document: step.document,
    // a day that is past is told in words alone: the step itself still holds
    due: deadlineWords[step.by](due === null || due < today ? null : due),
    now,
  }
}
