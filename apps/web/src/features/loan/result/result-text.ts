import type { ProductResult } from '@jipsalpim/engine/loan/judge.ts'
import type { Reason } from '@jipsalpim/engine/loan/reasons.ts'
import type { Span } from '@jipsalpim/engine/loan/span.ts'
import { formatWon } from '../../../lang/format.ts'
import { productWords } from '../../../shared/loan/words.ts'
import { type FailRule, ruleWords } from './rule-words.ts'

const isFact = (rule: string): rule is FailRule => Object.hasOwn(ruleWords.fails, rule)

/** Why a condition is not met, in a sentence. */
export const whyNot = (reason: Reason): string =>
  isFact(reason.rule) ? ruleWords.fails[reason.rule] : `${ruleWords.rules[reason.rule]} ${ruleWords.slack(reason)}`

/** An amount, or the range it may be in. */
export const amountText = ({ low, high }: Span): string =>
  low === high || low === 0
    ? productWords.upTo(formatWon(high))
    : productWords.upTo(productWords.range(formatWon(low), formatWon(high)))

/** The possible loan amount and its rate. */
export const offerText = ({ amount, rate }: Pick<ProductResult, 'amount' | 'rate'>): string =>
  `${amountText(amount)} · ${productWords.rate(rate.low, rate.high)}`
