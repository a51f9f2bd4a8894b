import { failed, nearestRefused } from '@jipsalpim/engine/loan/nearest.ts'
import { inForceTerms } from '@jipsalpim/engine/loan/in-force.ts'
import { bankGuarantee } from '@jipsalpim/engine/loan/tables/other.ts'
import { formatWon } from '../../lang/format.ts'
import { useGo } from '../../kernel/links.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Page } from '../../ui/page.tsx'
import { AnnouncedList } from './announced-list.tsx'
import { AsOf } from './as-of.tsx'
import { DistanceBars } from './distance-bars.tsx'
import { FlipList } from './flip-list.tsx'
import { KeepBox } from './keep-box.tsx'
import { ProductLine } from './product-line.tsx'
import { ReasonList } from './reason-list.tsx'
import { Section } from './section.tsx'
import { endPlace } from './loan.funnel.tsx'
import type { Judged } from './use-loan.ts'
import { WithResult } from './with-result.tsx'
import { loanWords } from './words.ts'

/** No product fits yet: what could still be checked, the nearest one and how far it is, and the other ways. */
export default function LoanImpossiblePage() {
  return <WithResult>{(result) => <Impossible result={result} />}</WithResult>
}

function Impossible({ result }: { result: Judged }) {
  const w = loanWords.impossible
  const go = useGo()
  const { end, judged } = result
  const lease = judged.products.filter((p) => p.for === 'lease')
  const maybe = lease.filter((p) => p.verdict === 'conditional')
  const nearest = nearestRefused(judged)
  const back = end === null ? 'loanDifficult' : endPlace(end)
  return (
    <Page
      title={maybe.length > 0 && end === null ? w.conditionalTitle : w.title}
      heading
      onBack={() => go(back)}
      bottom={
        <>
          <ButtonLink size="large" wide to={go.href('loanGovImpossibleAnalyze')}>
            {w.all}
          </ButtonLink>
          <ButtonLink kind="secondary" size="large" wide to={go.href(back)}>
            {loanWords.edit}
          </ButtonLink>
        </>
      }
    >
      {end !== null && <p className="text-body text-ink-2">{loanWords.analyze.ended(loanWords.rules[end])}</p>}
      {maybe.length > 0 && (
        <Section title={loanWords.possible.open}>
          <ul>
            {maybe.map((product) => (
              <ProductLine key={product.code} product={product} />
            ))}
          </ul>
        </Section>
      )}
      {nearest && (
        <Section title={w.nearest(loanWords.products[nearest.code])}>
          <div className="grid gap-4">
            <ReasonList reasons={failed(nearest).filter((r) => r.slack === null || r.mine === null)} />
            <Bars reasons={failed(nearest)} />
          </div>
        </Section>
      )}
      <FlipList result={result} />
      <Ways result={result} />
      <AnnouncedList on={result.facts.on} />
      <KeepBox result={result} />
      <AsOf />
    </Page>
  )
}

function Bars({ reasons }: { reasons: ReturnType<typeof failed> }) {
  const bars = reasons.flatMap((reason) =>
    reason.slack === null || reason.mine === null ? [] : [{ label: loanWords.rules[reason.rule], reason }],
  )
  return bars.length === 0 ? null : <DistanceBars bars={bars} />
}

/** Never a dead end: banks, cities, and the way of victims, as kinds and without names of banks. */
function Ways({ result: { facts } }: { result: Judged }) {
  const { ways, way } = loanWords.impossible
  const { most, ratio } = inForceTerms(bankGuarantee, facts.on)
  const list = [
    { title: way.bank.title, says: way.bank.says(formatWon(most), ratio) },
    way.local,
    ...(facts.victim === 'decided' ? [] : [way.victim]),
  ]
  return (
    <Section title={ways}>
      <ul className="grid gap-4">
        {list.map(({ title, says }) => (
          <li key={title}>
            <p className="text-body font-semibold">{title}</p>
            <p className="figures text-note text-ink-2">{says}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
