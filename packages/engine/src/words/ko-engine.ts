import { actWords } from './ko/acts.ts'
import { cleanWords, nobodyCanWords, notCheckedWords, unknownWords } from './ko/checks.ts'
import { findingTitles } from './ko/finding-titles.ts'
import {
  discountWords,
  feeAssumptionWords,
  guaranteeReasonWords,
  guaranteeUncheckedWords,
  guaranteeVerdictWords,
  priceStepWords,
} from './ko/guarantee.ts'
import { assumptionWords, lineWords } from './ko/recovery.ts'
import { diffRefusalWords, refusalWords } from './ko/refusals.ts'
import { sentenceWords } from './ko/sentences.ts'
import { gradeWords, withheldWords } from './ko/verdict.ts'

/** What an assessment is said in, beside what it says of each finding (`ko-findings.ts`, `ko-advice.ts`). */
export const engineWords = {
  grades: gradeWords,
  withheld: withheldWords,
  titles: findingTitles,
  acts: actWords,
  notChecked: notCheckedWords,
  nobodyCan: nobodyCanWords,
  clean: cleanWords,
  unknown: unknownWords,
  guarantee: {
    verdict: guaranteeVerdictWords,
    reasons: guaranteeReasonWords,
    unchecked: guaranteeUncheckedWords,
    fee: feeAssumptionWords,
    discounts: discountWords,
    priceSteps: priceStepWords,
  },
  assumptions: assumptionWords,
  lines: lineWords,
  refusals: refusalWords,
  diffRefusals: diffRefusalWords,
  sentences: sentenceWords,
}
