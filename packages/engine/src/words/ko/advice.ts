import type { FindingId } from '../../risk/finding-ids.ts'
import type { AdviceWords } from './advice/advice-words.ts'
import { buildingAdvice } from './advice/building.ts'
import { dealAdvice } from './advice/deal.ts'
import { documentAdvice } from './advice/document.ts'
import { moneyAdvice } from './advice/money.ts'
import { ownershipAdvice } from './advice/ownership.ts'
import { rightsAdvice } from './advice/rights.ts'
import { titleTermsAdvice } from './advice/title-terms.ts'
import { titleAdvice } from './advice/title.ts'
import { deadlineWords, noOpinionWords, stageWords } from './advice/when.ts'
import { refusedSteps } from './advice/refused.ts'

/** The advice for each finding. A separate catalogue: a screen may load it after the verdict. */
export const adviceWords: Readonly<Record<FindingId, AdviceWords>> = {
  ...moneyAdvice,
  ...titleAdvice,
  ...titleTermsAdvice,
  ...ownershipAdvice,
  ...rightsAdvice,
  ...buildingAdvice,
  ...dealAdvice,
  ...documentAdvice,
}

/** All texts of the advice. */
export const adviceCatalogue = {
  advice: adviceWords,
  refused: refusedSteps,
  when: deadlineWords,
  stages: stageWords,
  noOpinion: noOpinionWords,
}
