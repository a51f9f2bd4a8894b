import { formatDay, formatWon } from '../../lang/format.ts'
import { useGo } from '../../kernel/links.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Page } from '../../ui/page.tsx'
import { AsOf } from './as-of.tsx'
import { ReasonList } from './reason-list.tsx'
import { Section } from './section.tsx'
import type { Judged } from './use-loan.ts'
import { loanWords } from './words.ts'

/** Each product with its conditions, its arithmetic and its source; the first one open. */
export function Details({ result: { judged, facts, possible } }: { result: Judged }) {
  const w = loanWords.detail
  const go = useGo()
  return (
    <Page
      title={w.title}
      heading
      onBack={() => go(possible ? 'loanGovPossible' : 'loanGovImpossible')}
      bottom={
        possible && (
          <ButtonLink size="large" wide to={go.href('analyze')}>
            {loanWords.possible.report}
          </ButtonLink>
        )
      }
    >
      {judged.products.map(({ code, verdict, reasons, amount, most, ratio, rate, monthly, rule, asOf }, i) => (
        <Disclosure key={code} open={i === 0} title={`${loanWords.products[code]} · ${loanWords.verdicts[verdict]}`}>
          {verdict !== 'notEligible' && (
            <p className="figures mb-4 text-body">
              {w.arithmetic} {loanWords.upTo(formatWon(amount.high))} · {loanWords.rate(rate.low, rate.high)} ·{' '}
              {loanWords.monthly(formatWon(monthly.high))}
              {ratio !== null && facts.deposit !== null && (
                <span className="block text-note text-ink-2">
                  {loanWords.possible.least(
                    formatWon(most.high),
                    ratio.high,
                    formatWon(Math.floor((facts.deposit * ratio.high) / 100)),
                  )}
                </span>
              )}
            </p>
          )}
          <ReasonList reasons={reasons} />
          <p className="mt-4 text-note text-ink-2">
            {w.source([rule.title, rule.article].filter(Boolean).join(' '), formatDay(asOf))}
          </p>
        </Disclosure>
      ))}
      {judged.ended.map(({ code, since }) => (
        <p key={code} className="border-b border-hairline py-3 text-note text-ink-2">
          {w.ended(loanWords.products[code], formatDay(since))}
        </p>
      ))}
      <Section title={w.papers}>
        <ul className="grid list-disc gap-2 pl-5 text-body">
          {w.paperList.map((paper) => (
            <li key={paper}>{paper}</li>
          ))}
        </ul>
      </Section>
      <Section title={w.guarantee}>
        <p className="text-body text-ink-2">{w.guaranteeSays}</p>
      </Section>
      <AsOf />
    </Page>
  )
}
