import type { LoanFacts } from '@jipsalpim/engine/loan/facts.ts'
import { type SupportResult, supportsOf } from '@jipsalpim/engine/loan/supports.ts'
import { formatWon } from '../../../lang/format.ts'
import { Icon } from '../../../ui/icon.tsx'
import { marks } from './product-line.tsx'
import { ruleWords } from './rule-words.ts'
import { whyNot } from './result-text.ts'
import { Section } from './section.tsx'
import { loanWords } from '../words.ts'

/** What the home's region and the state pay toward interest and rent; refused ones with the reason. */
export function LocalSupport({ facts }: { facts: LoanFacts }) {
  const w = loanWords.possible.support
  // if the region is unknown, only what may apply
  const list = supportsOf(facts).filter((s) => facts.region !== null || s.verdict === 'conditional')
  if (list.length === 0) return null
  return (
    <Section title={w.title}>
      <ul>
        {list.map((support) => (
          <li key={support.code} className="flex gap-3 border-b border-hairline py-3 last:border-0">
            <Icon name={marks[support.verdict].icon} size={20} className={`mt-1 ${marks[support.verdict].look}`} />
            <div className="min-w-0">
              <p className="text-body font-semibold">{w.names[support.code]}</p>
              {linesOf(support).map((line) => (
                <p key={line} className="figures text-note text-ink-2">
                  {line}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-note text-ink-2">{w.note}</p>
    </Section>
  )
}

function linesOf({ verdict, reasons, pays, alone }: SupportResult): string[] {
  const w = loanWords.possible.support
  if (verdict === 'notEligible') return reasons.filter((r) => r.state === 'failed').map(whyNot)
  const paid =
    pays.rate !== null
      ? w.rate(pays.rate / 100)
      : pays.monthly !== null && pays.months !== null
        ? w.monthly(formatWon(pays.monthly), pays.months)
        : w.unread
  const open = reasons.filter((r) => r.state === 'unknown' && r.rule !== 'terms-unread')
  return [
    paid,
    ...(alone ? [w.alone] : []),
    ...(open.length === 0 ? [] : [w.open(open.map((r) => ruleWords.rules[r.rule]).join(', '))]),
  ]
}
