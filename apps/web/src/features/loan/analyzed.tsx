import { useGo } from '../../kernel/links.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Page } from '../../ui/page.tsx'
import { Steps } from '../../ui/steps.tsx'
import type { Judged } from './use-loan.ts'
import { endPlace } from './loan.funnel.tsx'
import { loanWords } from './words.ts'

/** The products that were gone through, one by one; after an early end the answer that ended it, with the way back. */
export function Analyzed({ result: { judged, end, possible } }: { result: Judged }) {
  const w = loanWords.analyze
  const go = useGo()
  const lease = judged.products.filter((p) => p.for === 'lease')
  const back = end === null ? 'loanDifficult' : endPlace(end)
  return (
    <Page
      title={end === null ? w.title : w.ended(loanWords.rules[end])}
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
      <p className="mb-6 text-body text-ink-2">{end === null ? w.counted(lease.length) : w.endedSays}</p>
      <Steps
        label={w.title}
        steps={lease.map(({ code, verdict }) => ({
          id: code,
          label: loanWords.products[code],
          state: verdict === 'notEligible' ? 'failed' : verdict === 'eligible' ? 'done' : 'waiting',
          note: loanWords.verdicts[verdict],
        }))}
      />
    </Page>
  )
}
