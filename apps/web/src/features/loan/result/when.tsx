import { inForceTerms } from '@jipsalpim/engine/loan/in-force.ts'
import type { LoanFacts } from '@jipsalpim/engine/loan/facts.ts'
import { commonTerms } from '@jipsalpim/engine/loan/tables/gates.ts'
import { addMonths } from '@jipsalpim/engine/values/day.ts'
import { formatDay, formatWon } from '../../../lang/format.ts'
import { Section } from './section.tsx'
import { loanWords } from '../words.ts'

/** The steps in order on a timeline: ask, sign and pay, and the last day to apply. */
export function When({ facts: { deposit, startsOn, on } }: { facts: LoanFacts }) {
  const w = loanWords.possible
  const { applyMonths, paidPercent } = inForceTerms(commonTerms, on)
  const last = startsOn === null ? null : formatDay(addMonths(startsOn, applyMonths))
  const paid = deposit === null ? null : formatWon(Math.ceil((deposit * paidPercent) / 100))
  const steps = [
    { ...w.ask, dot: 'size-3 rounded-full bg-brand' },
    {
      ...w.pay,
      title: paid === null ? w.pay.title : w.payWon(paid),
      dot: 'size-3 rounded-full border-2 border-line bg-sheet',
    },
    {
      ...w.apply,
      title: last === null ? w.apply.title : w.applyBy(last),
      dot: 'size-3 rotate-45 border-2 border-brand bg-sheet',
    },
  ]
  return (
    <Section title={w.when}>
      <ol>
        {steps.map(({ title, says, dot }, i) => (
          <li key={title} className="grid grid-cols-[1.5rem_1fr] gap-x-3">
            <span aria-hidden="true" className="relative flex justify-center">
              {i < steps.length - 1 && <span className="absolute top-5 -bottom-1 w-px bg-line" />}
              <span className={`relative mt-1.5 ${dot}`} />
            </span>
            <div className="min-w-0 pb-5">
              <p className="figures text-body font-semibold">{title}</p>
              <p className="text-note text-ink-2">{says}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
