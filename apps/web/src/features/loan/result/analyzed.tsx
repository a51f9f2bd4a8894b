import type { LoanVerdict } from '@jipsalpim/engine/loan/judge.ts'
import { Navigate } from 'react-router'
import { useGo } from '../../../kernel/links.ts'
import { productWords } from '../../../shared/loan/words.ts'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { AsOf } from '../as-of.tsx'
import { endPlace } from '../loan.funnel.tsx'
import { marks } from './product-line.tsx'
import { isSpecial } from './special.ts'
import type { Judged } from '../use-loan.ts'
import { loanWords } from '../words.ts'

const verdicts: readonly LoanVerdict[] = ['eligible', 'conditional', 'notEligible']

/**
 * The assessed products by verdict; after an early end, the answer that ended the questions, with a link back to it.
 */
export function Analyzed({ result: { judged, end, possible }, early }: { result: Judged; early: boolean }) {
  const w = loanWords.analyze
  const go = useGo()
  if (early !== (end !== null))
    return <Navigate to={go.href(early ? 'loanGovAnalyze' : 'loanGovAnalyzeImpossible')} replace />
  const lease = judged.products.filter((p) => p.for === 'lease' && !isSpecial(p))
  const back = end === null ? 'loanDifficult' : endPlace(end)
  const groups = verdicts
    .map((verdict) => ({ verdict, products: lease.filter((p) => p.verdict === verdict) }))
    .filter(({ products }) => products.length > 0)
  return (
    <Page
      title={end === null ? w.title : w.ended}
      heading
      onBack={() => go(back)}
      bottom={
        <>
          <ButtonLink size="large" wide to={go.href(possible ? 'loanGovPossible' : 'loanGovImpossible')}>
            {w.see}
          </ButtonLink>
          {end !== null && (
            <ButtonLink kind="secondary" size="large" wide to={go.href(back)}>
              {w.change}
            </ButtonLink>
          )}
        </>
      }
    >
      <p className="-mt-4 text-body text-ink-2">{end === null ? w.counted(lease.length) : w.ends[end]}</p>
      {end !== null && <p className="mt-1 text-body text-ink-2">{w.endedSays}</p>}
      {groups.map(({ verdict, products }, at) => (
        <section key={verdict} className="mt-8 animate-rise" style={{ animationDelay: `${at * GAP_MS}ms` }}>
          <h2 className="flex items-center gap-2 border-b border-hairline pb-2 text-body font-semibold">
            <Icon name={marks[verdict].icon} size={20} className={marks[verdict].look} />
            {productWords.verdicts[verdict]}
            <span className="figures font-medium text-ink-2">{products.length}</span>
          </h2>
          <ul className="mt-3 grid gap-2 pl-7 text-body">
            {products.map(({ code }) => (
              <li key={code} className={verdict === 'notEligible' ? 'text-ink-2' : undefined}>
                {productWords.products[code]}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <AsOf />
    </Page>
  )
}
/** The groups appear one after the other; with reduced motion, all at once. */
const GAP_MS = 150
