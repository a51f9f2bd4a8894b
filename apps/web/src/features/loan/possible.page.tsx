import { commonTerms } from '@jipsalpim/engine/loan/tables/gates.ts'
import { inForceTerms } from '@jipsalpim/engine/loan/in-force.ts'
import type { ProductResult } from '@jipsalpim/engine/loan/judge.ts'
import { addMonths } from '@jipsalpim/engine/values/day.ts'
import { formatDay, formatWon } from '../../lang/format.ts'
import { useGo } from '../../kernel/links.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Page } from '../../ui/page.tsx'
import { AnnouncedList } from './announced-list.tsx'
import { AsOf } from './as-of.tsx'
import { DistanceBars } from './distance-bars.tsx'
import { FlipList } from './flip-list.tsx'
import { KeepBox } from './keep-box.tsx'
import { ProductLine } from './product-line.tsx'
import { Section } from './section.tsx'
import type { Judged } from './use-loan.ts'
import { WithResult } from './with-result.tsx'
import { loanWords } from './words.ts'

/** The best product that the answers fit: its sum, its interest, the distances, what would flip it, and what comes next. */
export default function LoanPossiblePage() {
  return <WithResult>{(result) => <Possible result={result} />}</WithResult>
}

function Possible({ result }: { result: Judged }) {
  const w = loanWords.possible
  const go = useGo()
  const [best, ...rest] = result.judged.products.filter((p) => p.for === 'lease')
  const buying = result.judged.products.filter((p) => p.for === 'purchase')
  if (best?.verdict !== 'eligible') return null
  const distances = best.reasons.flatMap((reason) =>
    reason.slack === null || reason.mine === null ? [] : [{ label: loanWords.rules[reason.rule], reason }],
  )
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
        {loanWords.verdicts.eligible} · {loanWords.bankDecides}
      </p>
      <h1 className="figures mt-3 text-title font-bold text-balance">
        {loanWords.upTo(formatWon(best.amount.high))}, {loanWords.monthly(formatWon(best.monthly.high))}
      </h1>
      <p className="figures mt-2 text-body text-ink-2">
        {loanWords.products[best.code]} · {loanWords.rate(best.rate.low, best.rate.high)}
      </p>
      <div className="grid gap-x-12 @min-[60rem]:grid-cols-2">
        <div className="min-w-0">
          <Money best={best} deposit={result.facts.deposit} />
          <Section title={w.distance}>
            <DistanceBars bars={distances} />
          </Section>
          <FlipList result={result} />
        </div>
        <div className="min-w-0">
          <Section title={w.others}>
            <ul>
              {rest.map((product) => (
                <ProductLine key={product.code} product={product} />
              ))}
            </ul>
          </Section>
          <Section title={w.buying}>
            <ul>
              {buying.map((product) => (
                <ProductLine key={product.code} product={product} />
              ))}
            </ul>
          </Section>
          <When startsOn={result.facts.startsOn} on={result.facts.on} />
          <Unseen />
          <AnnouncedList on={result.facts.on} />
        </div>
      </div>
      <KeepBox result={result} />
      <AsOf />
    </Page>
  )
}

/** The deposit, what can be lent of it with its arithmetic, and what is left to bring. */
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
    <dl className="mt-8">
      {rows.map(({ label, won, note }, i) => (
        <div
          key={label}
          className={i === rows.length - 1 ? 'border-t border-ink py-3' : 'border-b border-hairline py-3'}
        >
          <dt className="float-left text-body">{label}</dt>
          <dd className="figures text-right text-body font-bold">{formatWon(won)}</dd>
          {note && <dd className="figures clear-both mt-1 text-note text-ink-2">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

/** The order of acts: ask, sign and pay, apply within three months. */
function When({ startsOn, on }: Pick<Judged['facts'], 'startsOn' | 'on'>) {
  const w = loanWords.possible
  const last = startsOn === null ? null : addMonths(startsOn, inForceTerms(commonTerms, on).applyMonths)
  const steps = [
    w.ask,
    w.pay,
    { ...w.apply, title: last === null ? w.apply.title : `${formatDay(last)} · ${w.apply.title}` },
  ]
  return (
    <Section title={w.when}>
      <ol className="grid gap-4">
        {steps.map(({ title, says }) => (
          <li key={title} className="border-l-2 border-brand pl-4">
            <p className="figures text-body font-semibold">{title}</p>
            <p className="text-note text-ink-2">{says}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Unseen() {
  const w = loanWords.possible
  const go = useGo()
  return (
    <Section title={w.unseen}>
      <ul className="grid gap-4">
        {[w.bank, w.home].map(({ title, says }) => (
          <li key={title}>
            <p className="text-body font-semibold">{title}</p>
            <p className="text-note text-ink-2">{says}</p>
          </li>
        ))}
      </ul>
      <Disclosure title={w.refuse}>
        <ul className="grid list-disc gap-1 pl-5 text-note text-ink-2">
          {w.refusals.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </Disclosure>
      <div className="mt-4">
        <ButtonLink kind="secondary" to={go.href('analyze')}>
          {w.report}
        </ButtonLink>
      </div>
    </Section>
  )
}
