import { failed, open } from '@jipsalpim/engine/loan/nearest.ts'
import type { LoanVerdict, ProductResult } from '@jipsalpim/engine/loan/judge.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { productWords } from '../../../shared/loan/words.ts'
import { ruleWords } from './rule-words.ts'
import { offerText, whyNot } from './result-text.ts'

export const marks: Record<LoanVerdict, { icon: IconName; look: string }> = {
  eligible: { icon: 'check', look: 'text-good' },
  conditional: { icon: 'info', look: 'text-ink-3' },
  notEligible: { icon: 'close', look: 'text-ink-3' },
}

type Props = {
  product: ProductResult
  more?: string | undefined
  /** Without what the user still has to find out: the page lists that elsewhere. */
  brief?: boolean
}
/** One product: its verdict with the amount and rate, what has to be found out, or why it is refused. */
export function ProductLine({ product, more, brief = false }: Props) {
  const { code, verdict } = product
  const { icon, look } = marks[verdict]
  const lines =
    verdict === 'eligible'
      ? [offerText(product)]
      : verdict === 'conditional'
        ? [offerText(product), ...(brief ? [] : open(product).map((r) => ruleWords.find[r.rule]))]
        : failed(product).map(whyNot)
  return (
    <li className="flex gap-3 border-b border-hairline py-3 last:border-0">
      <Icon name={icon} size={20} className={`mt-1 ${look}`} />
      <div className="min-w-0">
        <p className="text-body font-semibold">
          {productWords.products[code]}
          <span className="sr-only"> {productWords.verdicts[verdict]}</span>
        </p>
        {[...new Set(lines)].slice(0, SHOWN).map((line) => (
          <p key={line} className="figures text-note text-ink-2">
            {line}
          </p>
        ))}
        {more && <p className="text-note font-semibold text-good">{more}</p>}
      </div>
    </li>
  )
}
const SHOWN = 3
