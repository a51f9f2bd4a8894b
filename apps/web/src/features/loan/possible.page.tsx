import { inForceTerms } from '@jipsalpim/engine/loan/in-force.ts'
import type { ProductResult } from '@jipsalpim/engine/loan/judge.ts'
import { commonTerms } from '@jipsalpim/engine/loan/tables/gates.ts'
import { Navigate } from 'react-router'
import { formatWon } from '../../lang/format.ts'
import { useGo } from '../../kernel/links.ts'
import { productWords } from '../../shared/loan/words.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { AnnouncedList } from './result/announced-list.tsx'
import { AsOf } from './as-of.tsx'
import { BackToReport } from './result/back-to-report.tsx'
import { DistanceBars, distancesOf } from './result/distance-bars.tsx'
import { FlipList } from './result/flip-list.tsx'
import { SaveBox } from './result/save-box.tsx'
import { LocalSupport } from './result/local-support.tsx'
import { OtherProducts } from './result/other-products.tsx'
import { amountText } from './result/result-text.ts'
import { Section } from './result/section.tsx'
import { TryNumbers } from './result/try-numbers.tsx'
import type { Judged } from './use-loan.ts'
import { When } from './result/when.tsx'
import { WithResult } from './result/with-result.tsx'
import { loanWords } from './words.ts'

/**
 * The best product that fits the answers: its amount, interest and distances, what would change the result, and the
 * next steps.
 */
export default function LoanPossiblePage() {
  return <WithResult>{(result) => <Possible result={result} />}</WithResult>
}

function Possible({ result }: { result: Judged }) {
  const w = loanWords.possible
  const go = useGo()
  const best = result.judged.products.find((p) => p.for === 'lease')
  // an answer changed on this page may leave no product that fits
  if (!result.possible || best?.verdict !== 'eligible') return <Navigate to={go.href('loanGovImpossible')} replace />
  return (
    <Page
      onBack={() => go('loanDifficult')}
      bottom={
        <ButtonLink size="large" wide to={go.href('loanGovPossibleAnalyze')}>
          {w.papers}
        </ButtonLink>
      }
    >
      <p className="mt-4 flex items-center gap-2 text-body font-semibold text-good">
        <Icon name="check" size={20} />
        {productWords.verdicts.eligible} · {productWords.bankDecides}
      </p>
      <h1 className="figures mt-3 text-title font-bold">
        <span className="block first-letter:uppercase">{amountText(best.amount)},</span>
        <span className="block">{productWords.monthly(formatWon(best.monthly.high))}</span>
      </h1>
      <p className="figures mt-2 text-body text-ink-2">
        {productWords.products[best.code]} · {productWords.rate(best.rate.low, best.rate.high)}
      </p>
      {result.facts.held === 'own' && <p className="mt-2 text-body text-ink-2">{w.repays}</p>}
      <div className="@container">
        <div className="grid gap-x-12 @min-[60rem]:grid-cols-2">
          <div className="min-w-0">
            <Money best={best} deposit={result.facts.deposit} />
            <Section title={w.distance}>
              <DistanceBars bars={distancesOf(best.reasons)} />
            </Section>
            <TryNumbers result={result} />
            <FlipList result={result} />
          </div>
          <div className="min-w-0">
            <OtherProducts result={result} but={best} />
            <LocalSupport facts={result.facts} />
            <When facts={result.facts} />
            <Unseen />
            <AnnouncedList on={result.facts.on} />
          </div>
        </div>
      </div>
      <SaveBox result={result} />
      <BackToReport />
      <AsOf />
    </Page>
  )
}

/** The deposit, how much of it can be borrowed with the calculation, and what is left to pay. */
function Money({ best, deposit }: { best: ProductResult; deposit: number | null }) {
  const w = loanWords.possible
  if (deposit === null) return null
  const ratio = best.ratio?.high ?? 0
  const { paidPercent } = inForceTerms(commonTerms, best.rule.from)
  const rows = [
    { label: w.money.deposit, won: deposit, note: null },
    {
      label: w.money.loan,
      won: best.amount.high,
      note: w.least(formatWon(best.most.high), ratio, formatWon(Math.floor((deposit * ratio) / 100))),
    },
    {
      label: w.money.own,
      won: Math.max(0, deposit - best.amount.high),
      note: w.down(formatWon(Math.ceil((deposit * paidPercent) / 100))),
    },
  ]
  return (
    <dl className="mt-6 text-body">
      {rows.map(({ label, won, note }, i) => (
        <div
          key={label}
          className={`grid grid-cols-[1fr_auto] gap-x-4 py-3 ${
            i === rows.length - 1 ? 'border-t border-ink font-bold' : 'border-b border-hairline last:border-0'
          }`}
        >
          <dt>{label}</dt>
          <dd className="figures text-right font-bold">{formatWon(won)}</dd>
          {note && <dd className="figures col-span-2 mt-1 text-note font-normal text-ink-2">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

function Unseen() {
  const w = loanWords.possible
  const go = useGo()
  return (
    <Section title={w.unseen}>
      <ul className="grid gap-4">
        {[w.bank, w.home].map(({ title, says }) => (
          <li key={title} className="flex gap-3">
            <Icon name="info" size={20} className="mt-1 text-ink-3" />
            <div className="min-w-0">
              <p className="text-body font-semibold">{title}</p>
              <p className="text-note text-ink-2">{says}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <ButtonLink kind="secondary" to={go.href('analyze')}>
          {w.report}
        </ButtonLink>
      </div>
    </Section>
  )
}
