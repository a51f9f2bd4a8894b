import { type Effect, type Flip, flipsOf } from '@jipsalpim/engine/loan/flips.ts'
import { useMemo } from 'react'
import { formatWon } from '../../lang/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Section } from './section.tsx'
import type { Judged } from './use-loan.ts'
import { loanWords } from './words.ts'

/** What would change the result, the better first; of each change the products that it touches most. */
export function FlipList({ result: { facts, judged } }: { result: Judged }) {
  const flips = useMemo(() => flipsOf(facts, judged), [facts, judged])
  if (flips.length === 0) return null
  return (
    <Section title={loanWords.possible.flips}>
      <ul className="grid">
        {flips.map((flip) => (
          <FlipItem key={keyOf(flip)} flip={flip} />
        ))}
      </ul>
    </Section>
  )
}
const keyOf = ({ change }: Flip) => JSON.stringify(change)
const SHOWN = 3

const FlipItem = ({ flip: { change, better, effects } }: { flip: Flip }) => (
  <li className="flex gap-3 border-b border-hairline py-3">
    <Icon name={better ? 'next' : 'warn'} size={20} className={`mt-1 ${better ? 'text-good' : 'text-caution'}`} />
    <div className="min-w-0">
      <p className="text-body font-semibold">{loanWords.flip.what(change)}</p>
      {effects.slice(0, SHOWN).map((effect) => (
        <p key={effect.code} className="figures text-note text-ink-2">
          {describe(effect)}
        </p>
      ))}
    </div>
  </li>
)

function describe({ code, from, to, amount, rate, monthly }: Effect): string {
  const product = loanWords.products[code]
  const w = loanWords.flip
  if (to === 'notEligible') return w.closes(product)
  if (from !== to) return to === 'eligible' ? w.opens(product, formatWon(amount.to.high)) : w.checks(product)
  if (amount.from.high !== amount.to.high) return w.sum(product, formatWon(amount.from.high), formatWon(amount.to.high))
  const of = (high: number) => loanWords.rate(high, high)
  return w.rate(product, of(rate.from.high), of(rate.to.high), formatWon(monthly.to))
}
