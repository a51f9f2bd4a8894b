import type { Assessment, Finding } from '../assessment.ts'
import { adviceIdOf, areOthersAlone, isWalkAway } from '../risk/advice-rules.ts'
import type { FindingId } from '../risk/finding-ids.ts'
import { type Deadline, dueOn, type Side, sideOf, type Stage, stages } from '../risk/stage.ts'
import { chosen } from './chosen.ts'
import { adviceCatalogue, adviceWords } from './ko/advice.ts'
import { explainTerm } from './explain-term.ts'
import type { AdviceText, Translation } from './translation.ts'

export type StepText = {
  stage: Stage
  when: string
  act: string
  document: string
  /** Null for a step that withholds the signature or the money: a day would read like "until then". */
  due: string | null
  now: boolean
}
export type Advice = {
  why: string
  /** What to do now, and at the other stages of the same side, in order. */
  now: StepText
  steps: readonly StepText[]
  /** A clause can be written when a contract is made: the first time, or again at its end. */
  clause: string | null
  /** For the realtor, before the contract is signed. */
  question: { ask: string; goodAnswer: string; badAnswer: string } | null
  terms: readonly { term: string; means: string }[]
  noOpinion: string | null
}

/** The parts of a report that the advice depends on: the lease, the other findings, and the guarantee. */
export type Advised = Pick<Assessment, 'lease' | 'day'> & Partial<Pick<Assessment, 'findings' | 'guarantee'>>

type Found = Pick<Finding, 'id'> & Partial<Pick<Finding, 'numbers'>>

/**
 * A finding's advice at this stage of the contract. If another finding advises to walk away, no step continues with the
 * contract; if the guarantor refuses, no step leads to its guarantee.
 */
export function describeAdvice(finding: Found, stage: Stage, report: Advised): Advice {
  const id = adviceIdOf(finding)
  const side = sideOf(stage)
  const left = side === 'prospective' && !isWalkAway(finding.id) ? walkAwayOf(report.findings ?? []) : null
  const { terms, noOpinion } = adviceWords[id]
  const { advice: texts, noOpinion: noOpinionTexts } = words()
  const text: AdviceText = texts[id]
  const why = areOthersAlone(finding) ? texts['secured-debts'].why : text.why
  const isRefused = report.guarantee?.verdict === 'not-eligible'
  const textAt = (at: Stage): StepText => ({
    stage: at,
    when: describeStage(at),
    ...stepAt(left ?? id, at, isRefused),
    due: dueText(adviceWords[left ?? id].steps[at].by, report),
    now: at === stage,
  })
  const writes = stage === 'before-contract' || stage === 'contract-day' || stage === 'ending'
  const leads = isRefused && adviceWords[id].steps['contract-day'].guarantee === true
  const { question, goodAnswer, badAnswer } = text
  return {
    why: why[side],
    now: textAt(stage),
    steps: stagesOf(side).map(textAt),
    clause: writes && left === null && !leads ? text.clause : null,
    question: side === 'prospective' && left === null ? { ask: question, goodAnswer, badAnswer } : null,
    terms: terms.map((term) => ({ term, means: explainTerm(term) })),
    noOpinion: noOpinion === null ? null : noOpinionTexts[noOpinion],
  }
}

/** The most serious finding for which neither a clause nor waiting helps. */
const walkAwayOf = (findings: readonly Finding[]): FindingId | null =>
  findings.map((f) => f.id).find(isWalkAway) ?? null

function stepAt(id: FindingId, at: Stage, isRefused: boolean): { act: string; document: string } {
  const { advice, refused } = words()
  const instead = isRefused && adviceWords[id].steps[at].guarantee === true ? refused[at] : undefined
  const { act, document } = instead ?? advice[id].steps[at]
  return { act, document }
}

const words = (): Translation['advice'] => chosen<Translation['advice']>(adviceCatalogue, ({ advice }) => advice)

const stagesOf = (side: Side): Stage[] => stages.filter((s) => sideOf(s) === side)
export const describeStage = (stage: Stage): string => words().stages[stage]

function dueText(by: Deadline | null, { lease, day }: Advised): string | null {
  if (by === null) return null
  const due = dueOn(by, lease, day)
  // a day in the past is left out: the step itself is still valid
  return words().when[by](due === null || due < day ? null : due)
}
