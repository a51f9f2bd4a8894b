import type { Reason } from '@jipsalpim/engine/loan/reasons.ts'
import { formatDay } from '../../lang/format.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { loanWords } from './words.ts'

const marks: Record<Reason['state'], { icon: IconName; look: string }> = {
  met: { icon: 'check', look: 'text-good' },
  failed: { icon: 'close', look: 'text-severe' },
  unknown: { icon: 'info', look: 'text-ink-3' },
}

/** Conditions, each with its state in words and its distance. */
export const ReasonList = ({ reasons }: { reasons: readonly Reason[] }) => (
  <ul className="grid gap-3">
    {reasons.map((reason) => {
      const { icon, look } = marks[reason.state]
      const distance = [loanWords.slack(reason), loanWords.limit(reason)].filter((text) => text !== '').join(' · ')
      return (
        <li key={reason.rule} className="flex gap-3 text-body">
          <Icon name={icon} size={20} className={`mt-1 ${look}`} />
          <span className="min-w-0">
            {loanWords.rules[reason.rule]}
            <span className="figures block text-note text-ink-2">
              {loanWords.detail[reason.state]}
              {distance !== '' && ` · ${distance}`}
              {reason.day && ` · ${formatDay(reason.day)}`}
            </span>
          </span>
        </li>
      )
    })}
  </ul>
)
