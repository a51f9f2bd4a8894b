import { formatWon } from '../../lang/format.ts'
import { isUntouched, orderIn, reasonOf, openOrderState, takenBy } from './refusal-facts.ts'
import { payWords as w } from './words.ts'

type Refused = { error: string; message: string; data: unknown }
/** What a screen shows for a payment that bought nothing, and where the money is. */
export type RefusedText = {
  title: string
  lines: string[]
  /** The gateway's own reason. */
  reason: string | null
  /** The order that was bought instead of this one. */
  bought: string | null
}

export function describeRefused(refused: Refused): RefusedText {
  const taken = takenBy(refused)
  const reason = reasonOf(refused)
  const openOrder = refused.error === 'approvalNeeded' ? openOrderState(refused) : null
  const money =
    taken === null
      ? isUntouched(refused) && refused.error === 'paymentRequestFailed'
        ? w.nothingTaken
        : w.failedNothing
      : reason === 'wrong-amount'
        ? w.wrongAmount(formatWon(taken))
        : w.goesBack(formatWon(taken))
  if (openOrder !== null)
    return {
      title: w.takenOver[openOrder].title,
      lines: [w.takenOver[openOrder].text, money],
      reason: null,
      bought: openOrder === 'completed' ? orderIn(refused) : null,
    }
  if (taken !== null && reason === 'wrong-amount')
    return { title: w.backTitle, lines: [money], reason: null, bought: null }
  return {
    title: taken === null ? w.failedTitle : w.backTitle,
    // A closed order that was paid: there is nothing left to complete, only to refund.
    lines: taken !== null && refused.error === 'paymentNotCompleted' ? [money] : [money, refused.message],
    reason,
    bought: null,
  }
}
