import { judgeLoans, type ProductResult } from '@jipsalpim/engine/loan/judge.ts'
import { failed } from '@jipsalpim/engine/loan/nearest.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'
import { useState } from 'react'
import { answer } from '../../../kernel/funnel/store.ts'
import { formatWon } from '../../../lang/format.ts'
import { productWords } from '../../../shared/loan/words.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Slider } from '../../../ui/forms/slider.tsx'
import { loanFunnel } from '../loan.funnel.tsx'
import { marks } from './product-line.tsx'
import { offerText, whyNot } from './result-text.ts'
import { Section } from './section.tsx'
import { isForOneCase } from './special.ts'
import type { Judged } from '../use-loan.ts'
import { loanWords } from '../words.ts'

const STEP = { income: 1_000_000, deposit: 5_000_000 }
const MOST = { income: 150_000_000, deposit: 600_000_000 }

/** Other numbers, judged at once below; the answers change only when the user saves these. */
export function TryNumbers({ result }: { result: Judged }) {
  const w = loanWords.possible.try
  const { facts, judged, couple } = result
  const spouse = facts.spouseIncome ?? 0
  const [income, setIncome] = useState<Won | null>(null)
  const [deposit, setDeposit] = useState<Won | null>(null)
  if (facts.income === null && facts.deposit === null) return null
  const mine = { income: facts.income === null ? null : facts.income + spouse, deposit: facts.deposit }
  const tried = {
    income: income === null ? facts.income : Math.max(0, income - spouse),
    deposit: deposit ?? facts.deposit,
  }
  const then = judgeLoans({ ...facts, ...tried }).products.filter((p) => p.for === 'lease' && !isForOneCase(p))
  const shown = then.filter((p) => concerns(p, judged.products))
  const changed = (income ?? mine.income) !== mine.income || (deposit ?? mine.deposit) !== mine.deposit
  return (
    <Section title={w.title}>
      <div className="grid gap-6">
        {mine.income !== null && (
          <Slider
            label={couple ? w.coupleIncome : w.income}
            value={income ?? mine.income}
            min={0}
            max={Math.max(MOST.income, ceil(mine.income, STEP.income))}
            step={STEP.income}
            onChange={setIncome}
            say={formatWon}
          />
        )}
        {mine.deposit !== null && (
          <Slider
            label={w.deposit}
            value={deposit ?? mine.deposit}
            min={0}
            max={Math.max(MOST.deposit, ceil(mine.deposit, STEP.deposit))}
            step={STEP.deposit}
            onChange={setDeposit}
            say={formatWon}
          />
        )}
        <div role="status" className="rounded-lg bg-sunk px-5 py-4">
          {changed ? (
            <ul className="grid gap-3">
              {shown.map((p) => (
                <TriedLine key={p.code} product={p} />
              ))}
            </ul>
          ) : (
            <p className="text-note text-ink-2">{w.same}</p>
          )}
        </div>
        {changed && (
          <Button
            kind="secondary"
            onClick={() => {
              answer(loanFunnel, { income: tried.income, deposit: tried.deposit })
              setIncome(null)
              setDeposit(null)
            }}
          >
            {w.take}
          </Button>
        )}
      </div>
    </Section>
  )
}

const TriedLine = ({ product }: { product: ProductResult }) => (
  <li className="flex gap-3">
    <Icon name={marks[product.verdict].icon} size={20} className={`mt-1 ${marks[product.verdict].look}`} />
    <div className="min-w-0">
      <p className="text-body font-semibold">{productWords.products[product.code]}</p>
      <p className="figures text-note text-ink-2">
        {productWords.verdicts[product.verdict]} ·{' '}
        {product.verdict === 'notEligible' ? failed(product).map(whyNot).join(' · ') : offerText(product)}
      </p>
    </div>
  </li>
)

/**
 * True for products whose verdict the tried numbers change, that are eligible, or that only income and deposit rule
 * out.
 */
function concerns(then: ProductResult, now: readonly ProductResult[]): boolean {
  const before = now.find((p) => p.code === then.code)
  if (before && before.verdict !== then.verdict) return true
  if (then.verdict !== 'notEligible') return then.verdict === 'eligible'
  return failed(then).every((r) => r.rule === 'income' || r.rule === 'deposit')
}
const ceil = (won: Won, step: number): Won => Math.ceil(won / step) * step
