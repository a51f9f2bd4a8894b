import type { LoanFacts } from '@jipsalpim/engine/loan/facts.ts'
import { inForceTerms } from '@jipsalpim/engine/loan/in-force.ts'
import type { ProductResult } from '@jipsalpim/engine/loan/judge.ts'
import type { LoanProduct } from '@jipsalpim/engine/loan/products.ts'
import type { Span } from '@jipsalpim/engine/loan/span.ts'
import { backings } from '@jipsalpim/engine/loan/tables/guarantees.ts'
import { formatDay, formatWon } from '../../../lang/format.ts'
import { type Fact, Facts } from '../../../report-body/facts.tsx'
import { productWords } from '../../../shared/loan/words.ts'
import { detailWords as w } from './detail-words.ts'
import { ReasonList } from '../result/reason-list.tsx'
import { amountText } from '../result/result-text.ts'
import { loanWords } from '../words.ts'

/** Available at branches only; every other loan of the fund also on its website. */
const atBranches: ReadonlySet<LoanProduct> = new Set<LoanProduct>(['victim'])

/** One product: its amount and how it is calculated, whom to ask, its guarantee, each condition, and its source. */
export function ProductDetail({ product, facts }: { product: ProductResult; facts: LoanFacts }) {
  const { code, reasons, rule, asOf } = product
  const heading = 'mt-5 mb-2 text-body font-semibold'
  return (
    <>
      <Facts facts={[...offerOf(product, facts.deposit), ...homeOf(product)]} />
      {product.home?.sums.first != null && <p className="mt-3 text-note text-ink-2">{w.home.first}</p>}
      <h3 className={heading}>{w.conditions}</h3>
      <ReasonList reasons={reasons} />
      <h3 className={heading}>{w.where.title}</h3>
      <p className="text-body text-ink-2">
        {product.home?.lender === 'hf' ? w.where.hf : atBranches.has(code) ? w.where.branch : w.where.fund}
      </p>
      <h3 className={heading}>{w.guarantee.title}</h3>
      <p className="text-body text-ink-2">
        {product.for === 'purchase' ? w.guarantee.home : guaranteeSaid(code, facts)}
      </p>
      <p className="mt-4 text-note text-ink-2">
        {w.source([rule.title, rule.article].filter(Boolean).join(' '), formatDay(asOf))}
      </p>
    </>
  )
}

/** The guarantee behind a loan for a lease. */
function guaranteeSaid(code: LoanProduct, { on }: LoanFacts): string {
  const ways = inForceTerms(backings, on)[code]?.map((way) => w.guarantee.names[way])
  if (ways === undefined) return w.guarantee.asks
  return ways.length === 1 ? w.guarantee.oneWay(ways.join('')) : w.guarantee.oneOf(ways.join(' · '))
}

function offerOf(
  { verdict, amount, most, ratio, rate, base, off, monthly }: ProductResult,
  deposit: number | null,
): Fact[] {
  const rateText = {
    term: w.rate,
    detail: (
      <>
        {productWords.rate(rate.low, rate.high)}
        <span className="block font-normal text-ink-2">
          {base === null ? w.inSpan : w.baseSays(productWords.rate(base.low, base.high), off.low / 100, off.high / 100)}
        </span>
      </>
    ),
  }
  if (verdict === 'notEligible') return [{ term: w.most, detail: amountText(most) }, rateText]
  const least =
    ratio !== null && deposit !== null
      ? loanWords.possible.least(formatWon(most.high), ratio.high, formatWon(Math.floor((deposit * ratio.high) / 100)))
      : null
  const sum = (
    <>
      {amountText(amount)}
      {least && <span className="block font-normal text-ink-2">{least}</span>}
    </>
  )
  return [{ term: w.most, detail: sum }, rateText, { term: w.interest, detail: formatWon(monthly.high) }]
}

/** The conditions on a home to buy, and how the loan is repaid. */
function homeOf({ home }: ProductResult): Fact[] {
  if (home === null) return []
  const { price, priceOfFamilies, ltv, dti, longest } = home
  return [
    {
      term: w.home.price,
      detail: w.home.priceSays(formatWon(price), priceOfFamilies === null ? null : formatWon(priceOfFamilies)),
    },
    { term: w.home.share, detail: w.home.shareSays(ltv.most, ltv.notApartment, ltv.first) },
    ...(dti === null ? [] : [{ term: w.home.repay, detail: w.home.repaySays(dti) }]),
    ...(longest === null ? [] : [{ term: w.home.years, detail: w.home.yearsSays(yearsSaid(longest)) }]),
  ]
}
const yearsSaid = ({ low, high }: Span): string => (low === high ? `${high}` : `${low}~${high}`)
