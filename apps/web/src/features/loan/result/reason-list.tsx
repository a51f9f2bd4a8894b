import type { Reason } from '@jipsalpim/engine/loan/reasons.ts'
import { formatDay } from '../../../lang/format.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { detailWords } from '../details/detail-words.ts'
import { ruleWords } from './rule-words.ts'
import { whyNot } from './result-text.ts'

const marks: Record<Reason['state'], { icon: IconName; look: string }> = {
  failed: { icon: 'close', look: 'text-severe' },
  unknown: { icon: 'info', look: 'text-ink-3' },
  met: { icon: 'check', look: 'text-good' },
}
const order = Object.keys(marks)

/** Conditions, unmet ones first, each with its state in words and its distance. */
export const ReasonList = ({ reasons }: { reasons: readonly Reason[] }) => (
  <ul className="grid gap-3">
    {reasons
      .toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
      .map((reason) => (
        <li key={reason.rule} className="flex gap-3 text-body">
          <Icon name={marks[reason.state].icon} size={20} className={`mt-1 ${marks[reason.state].look}`} />
          <span className="min-w-0">
            {ruleWords.rules[reason.rule]}
            <span className="sr-only"> {detailWords[reason.state]}</span>
            <span className="figures block text-note text-ink-2">{reasonText(reason)}</span>
          </span>
        </li>
      ))}
  </ul>
)

function reasonText(reason: Reason): string {
  const { state, rule, day } = reason
  const distance = [ruleWords.slack(reason), ruleWords.limit(reason)].filter((text) => text !== '')
  const main =
    state === 'unknown'
      ? [ruleWords.find[rule]]
      : distance.length > 0
        ? distance
        : [state === 'failed' ? whyNot(reason) : detailWords.met]
  return [...main, ...(day ? [formatDay(day)] : [])].join(' · ')
}
