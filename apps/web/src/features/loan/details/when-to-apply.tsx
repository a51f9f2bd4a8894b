import { inForceTerms } from '@jipsalpim/engine/loan/in-force.ts'
import type { LoanFacts } from '@jipsalpim/engine/loan/facts.ts'
import { commonTerms } from '@jipsalpim/engine/loan/tables/gates.ts'
import { addMonths } from '@jipsalpim/engine/values/day.ts'
import { formatDay, formatWon } from '../../../lang/format.ts'
import { detailWords } from './detail-words.ts'
import { Section } from '../result/section.tsx'

/** The conditions on timing: after signing and paying, within the months allowed, and what a short employment means. */
export function WhenToApply({ facts: { startsOn, on } }: { facts: LoanFacts }) {
  const w = detailWords.when
  const { paidPercent, applyMonths, shortJobMost } = inForceTerms(commonTerms, on)
  const lines = [
    w.paid(paidPercent),
    w.months(applyMonths),
    ...(startsOn === null ? [] : [w.last(formatDay(addMonths(startsOn, applyMonths)))]),
    w.renewal(applyMonths),
    w.job(formatWon(shortJobMost)),
    w.noIncome,
  ]
  return (
    <Section title={w.title}>
      <ul className="figures grid list-disc gap-2 pl-5 text-body">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Section>
  )
}
