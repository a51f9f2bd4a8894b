import type { Reply } from '../../../kernel/calls/client.ts'
import { describeReason } from '../../../kernel/funnel/reason-words.ts'
import { describeRefusal } from '../../../shared/coupon/describe-refusal.ts'
import { describeRefused } from '../../../shared/paying/describe-refused.ts'
import { takenBy } from '../../../shared/paying/refusal-facts.ts'
import { joinWords } from './join-words.ts'

export type Refused = Extract<
  Reply<'orderSubscribe' | 'subscribePayment' | 'subscribePaymentBulk' | 'subscribePaymentCampaign'>,
  { ok: false }
>

/** Why the watch was refused. If the card was charged anyway, the refund is named first. */
export function whyRefused(made: Refused): string {
  const { pay: w } = joinWords
  if (takenBy(made) !== null) {
    const { title, lines } = describeRefused(made)
    return [title, ...lines].join(' ')
  }
  if (made.error === 'notifierExists') return w.watched
  if (made.error === 'unitState') return w.noUnit
  return describeReason(Object.values(made.fields)[0]) ?? describeRefusal(made)
}
