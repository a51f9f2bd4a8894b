import { type Change, type Effect, type Flip, flipsOf } from '@jipsalpim/engine/loan/flips.ts'
import type { LoanJudgement } from '@jipsalpim/engine/loan/judge.ts'
import { useMemo } from 'react'
import { formatWon } from '../../../lang/format.ts'
import { productWords } from '../../../shared/loan/words.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ruleWords } from './rule-words.ts'
import { isForOneCase } from './special.ts'
import { Section } from './section.tsx'
import type { Judged } from '../use-loan.ts'
import { loanWords } from '../words.ts'

/** Which changes would change the result, improvements first; for each, the lease loans that it affects most. */
export function FlipList({ result: { facts, judged, couple } }: { result: Judged }) {
  const flips = useMemo(() => flipsOf(facts, judged), [facts, judged])
  const lease = new Set(judged.products.filter((p) => p.for === 'lease' && !isForOneCase(p)).map((p) => p.code))
  const list = flips.flatMap((flip) => {
    const effects = flip.effects.filter((e) => lease.has(e.code))
    return effects.length === 0 ? [] : [{ ...flip, effects }]
  })
  if (list.length === 0) return null
  return (
    <Section title={loanWords.possible.flips}>
      <ul className="grid">
        {list.map((flip) => (
          <FlipItem key={JSON.stringify(flip.change)} flip={flip} judged={judged} couple={couple} />
        ))}
      </ul>
    </Section>
  )
}
const SHOWN = 3

function FlipItem({ flip, judged, couple }: { flip: Flip; judged: LoanJudgement; couple: boolean }) {
  const { change, better, effects } = flip
  return (
    <li className="flex gap-3 border-b border-hairline py-3 last:border-0">
      <Icon name={better ? 'next' : 'warn'} size={20} className={`mt-1 ${better ? 'text-good' : 'text-caution'}`} />
      <div className="min-w-0">
        <p className="figures text-body font-semibold">{loanWords.flip.what(change, couple)}</p>
        {linesOf(effects, change, judged).map((line) => (
          <p key={line} className="figures text-note text-ink-2">
            {line}
          </p>
        ))}
      </div>
    </li>
  )
}

/**
 * Products that would be refused share one line, and so do those that would still need checking; every other one has
 * its own.
 */
function linesOf(effects: readonly Effect[], change: Change, judged: LoanJudgement): string[] {
  const w = loanWords.flip
  const names = (list: readonly Effect[]) => list.map((e) => productWords.products[e.code]).join(', ')
  const closes = effects.filter((e) => e.to === 'notEligible')
  const checks = effects.filter((e) => e.to === 'conditional' && e.from !== e.to)
  const others = effects.filter((e) => !closes.includes(e) && !checks.includes(e))
  const left = closes.length === 0 ? null : slackTo(change, closes, judged)
  return [
    ...others.slice(0, SHOWN).map(describe),
    ...(checks.length > 0 ? [w.checks(names(checks.slice(0, SHOWN)))] : []),
    ...(closes.length > 0 ? [w.closes(names(closes.slice(0, SHOWN)))] : []),
    ...(left === null ? [] : [w.left(left)]),
  ]
}

/** The distance to the limit that the change exceeds. */
function slackTo(change: Change, closes: readonly Effect[], judged: LoanJudgement): string | null {
  if (!('by' in change) || change.by <= 0) return null
  const product = judged.products.find((p) => p.code === closes[0]?.code)
  const reason = product?.reasons.find((r) => r.rule === change.what)
  return reason && reason.slack !== null && reason.slack >= 0 ? ruleWords.amount(reason.unit, reason.slack) : null
}

function describe({ code, from, to, amount, rate, monthly }: Effect): string {
  const product = productWords.products[code]
  const w = loanWords.flip
  if (from !== to) return w.opens(product, formatWon(amount.to.high))
  if (amount.from.high !== amount.to.high) return w.sum(product, formatWon(amount.from.high), formatWon(amount.to.high))
  const of = (high: number) => productWords.rate(high, high)
  return w.rate(product, of(rate.from.high), of(rate.to.high), formatWon(monthly.to))
}
