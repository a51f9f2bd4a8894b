import { inForceTerms } from '@jipsalpim/engine/loan/in-force.ts'
import { failed, nearestRefused } from '@jipsalpim/engine/loan/nearest.ts'
import { bankGuarantee, oneHomeMost } from '@jipsalpim/engine/loan/tables/guarantees.ts'
import { Navigate } from 'react-router'
import { formatWon } from '../../lang/format.ts'
import { placeLinks } from '../../content/place-links.ts'
import { useGo, usePlace } from '../../kernel/links.ts'
import { productWords } from '../../shared/loan/words.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { LinkList } from '../../ui/buttons/link-list.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { AnnouncedList } from './result/announced-list.tsx'
import { AsOf } from './as-of.tsx'
import { BackToReport } from './result/back-to-report.tsx'
import { DistanceBars, distancesOf } from './result/distance-bars.tsx'
import { FindList } from './result/find-list.tsx'
import { FlipList } from './result/flip-list.tsx'
import { SaveBox } from './result/save-box.tsx'
import { endPlace } from './loan.funnel.tsx'
import { LocalSupport } from './result/local-support.tsx'
import { OtherProducts } from './result/other-products.tsx'
import { ReasonList } from './result/reason-list.tsx'
import { whyNot } from './result/result-text.ts'
import { Section } from './result/section.tsx'
import { isSpecial } from './result/special.ts'
import { TryNumbers } from './result/try-numbers.tsx'
import type { Judged } from './use-loan.ts'
import { WithResult } from './result/with-result.tsx'
import { loanWords } from './words.ts'

/** No product fits yet: what can still be checked, the nearest product and its distance, and the alternatives. */
export default function LoanImpossiblePage() {
  return <WithResult>{(result) => <Impossible result={result} />}</WithResult>
}

function Impossible({ result }: { result: Judged }) {
  const w = loanWords.impossible
  const go = useGo()
  const { end, judged, possible } = result
  if (possible) return <Navigate to={go.href('loanGovPossible')} replace />
  const lease = judged.products.filter((p) => p.for === 'lease')
  const maybe = lease.filter((p) => p.verdict === 'conditional' && !isSpecial(p))
  const open = end === null && maybe.length > 0
  const nearest = open || end !== null ? null : nearestRefused(judged)
  const back = end === null ? 'loanDifficult' : endPlace(end)
  return (
    <Page
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
      <h1 className="mt-4 text-title font-bold text-balance">{open ? w.conditionalTitle : w.title}</h1>
      <p className="figures mt-2 text-body text-ink-2">
        {end !== null
          ? loanWords.analyze.ends[end]
          : nearest
            ? w.nearestSays(productWords.products[nearest.code], failed(nearest).map(whyNot).join(' · '))
            : w.openSays(maybe.length)}
      </p>
      <div className="@container">
        <div className="grid gap-x-12 @min-[60rem]:grid-cols-2">
          <div className="min-w-0">
            {open && <FindList products={maybe} />}
            {nearest && (
              <Section title={w.nearest(productWords.products[nearest.code])}>
                <div className="grid gap-4">
                  <ReasonList reasons={failed(nearest).filter((r) => r.slack === null || r.mine === null)} />
                  {distancesOf(failed(nearest)).length > 0 && <DistanceBars bars={distancesOf(failed(nearest))} />}
                </div>
              </Section>
            )}
            {end === null && <TryNumbers result={result} />}
            <FlipList result={result} />
          </div>
          <div className="min-w-0">
            <OtherProducts result={result} brief={open} />
            <Ways result={result} />
            <LocalSupport facts={result.facts} />
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

/**
 * The alternatives, so that the page is never a dead end: banks (none is named), cities, and support for fraud victims.
 */
function Ways({ result: { facts } }: { result: Judged }) {
  const { ways, way } = loanWords.impossible
  const go = useGo()
  const more = placeLinks(['guaranteeLoan'], usePlace().partner, go.href)
  const { most, ratio, withHome } = inForceTerms(bankGuarantee, facts.on)
  const owner = way.bank.owner(formatWon(inForceTerms(oneHomeMost, facts.on)), withHome.regulated, withHome.other)
  const list = [
    { title: way.bank.title, says: facts.ownsHome === true ? owner : way.bank.says(formatWon(most), ratio) },
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
      {more.length > 0 && (
        <div className="mt-4">
          <LinkList items={more} />
        </div>
      )}
    </Section>
  )
}
