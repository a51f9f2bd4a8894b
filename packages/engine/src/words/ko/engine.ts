import { actWords } from './acts.ts'
import { cleanWords, nobodyCanWords, notCheckedWords, unknownWords } from './checks.ts'
import { findingTitles } from './finding-titles.ts'
import {
  discountWords,
  feeAssumptionWords,
  guaranteeReasonWords,
  guaranteeUncheckedWords,
  guaranteeVerdictWords,
  priceStepWords,
} from './guarantee.ts'
import { assumptionWords, lineWords } from './recovery.ts'
import { diffRefusalWords, refusalWords } from './refusals.ts'
import { sentenceWords } from './sentences.ts'
import { gradeWords, withheldWords } from './verdict.ts'

/** The texts of an assessment, without those of its findings (`describe-finding.ts`, `describe-advice.ts`). */
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
