import { formatWon } from '../../lang/format.ts'
import { failed, open } from '@jipsalpim/engine/loan/nearest.ts'
import type { ProductResult } from '@jipsalpim/engine/loan/judge.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { loanWords } from './words.ts'

const marks: Record<ProductResult['verdict'], { icon: IconName; look: string }> = {
  eligible: { icon: 'check', look: 'text-good' },
  conditional: { icon: 'info', look: 'text-ink-3' },
  notEligible: { icon: 'close', look: 'text-severe' },
}

/** One product in a line: its sum and rate, or what it failed by. */
export function ProductLine({ product }: { product: ProductResult }) {
  const { code, verdict, amount, rate } = product
  const { icon, look } = marks[verdict]
  const why = verdict === 'notEligible' ? failed(product) : open(product)
  return (
    <li className="flex gap-3 border-b border-hairline py-3">
      <Icon name={icon} size={20} className={`mt-1 ${look}`} />
      <div className="min-w-0">
        <p className="text-body font-semibold">{loanWords.products[code]}</p>
        <p className="figures text-note text-ink-2">
          {loanWords.verdicts[verdict]}
          {verdict === 'eligible'
            ? ` · ${loanWords.upTo(formatWon(amount.high))} · ${loanWords.rate(rate.low, rate.high)}`
            : why.slice(0, 3).map((r) => ` · ${loanWords.rules[r.rule]} ${loanWords.slack(r)}`.trimEnd())}
        </p>
      </div>
    </li>
  )
}
