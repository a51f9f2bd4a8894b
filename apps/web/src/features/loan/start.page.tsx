import { useState } from 'react'
import { frontier } from '../../kernel/funnel/path.ts'
import { answer, resetFunnel, useAnswers } from '../../kernel/funnel/store.ts'
import { useBack, useGo } from '../../kernel/links.ts'
import { isLoggedIn } from '../../kernel/login/session.ts'
import { homeText, clearLoanHome, savedLoanHome } from '../../shared/loan/home.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { AsOf } from './as-of.tsx'
import { StoredResult } from './result/stored-result.tsx'
import { loanFunnel } from './loan.funnel.tsx'
import { useLoan } from './use-loan.ts'
import { loanWords } from './words.ts'

/**
 * What the questions find out, and that the answers stay on this device; a draft continues where it stopped, with the
 * home carried over.
 */
export default function LoanStartPage() {
  const w = loanWords.start
  const go = useGo()
  const back = useBack('main')
  const answers = useAnswers(loanFunnel)
  const [taken, setTaken] = useState(savedLoanHome)
  const loan = useLoan()
  const begun = Object.keys(answers).length > 0
  const fill = () => taken && answer(loanFunnel, taken.home)
  const begin = () => {
    resetFunnel(loanFunnel.id)
    fill()
    go('loanAge')
  }
  const goOn = () => {
    fill()
    const next = frontier(loanFunnel, { ...answers, ...taken?.home })
    go('goOn' in loan ? next.at : loan.result.possible ? 'loanGovPossible' : 'loanGovImpossible')
  }
  return (
    <Page
      onBack={back}
      bottomNote={w.not}
      bottom={
        begun ? (
          <>
            <Button size="large" wide onClick={goOn}>
              {'goOn' in loan ? w.go : w.see}
            </Button>
            <Button kind="secondary" size="large" wide onClick={begin}>
              {w.again}
            </Button>
          </>
        ) : (
          <Button size="large" wide onClick={begin}>
            {w.begin}
          </Button>
        )
      }
    >
      <h1 className="mt-4 text-title font-bold text-balance">{w.title}</h1>
      <p className="mt-2 text-body text-ink-2">{w.says}</p>
      {taken && (
        <div className="mt-6">
          <Banner
            title={w.home.title}
            action={
              <Button
                kind="quiet"
                onClick={() => {
                  clearLoanHome()
                  setTaken(null)
                }}
              >
                {w.home.leave}
              </Button>
            }
          >
            <span className="figures block font-semibold">{homeText(taken.home)}</span>
            {w.home.says}
          </Banner>
        </div>
      )}
      <ul className="mt-8 grid gap-4">
        {w.points.map((point) => (
          <li key={point} className="flex gap-3 text-body">
            <Icon name="check" size={20} className="mt-1 text-brand" />
            {point}
          </li>
        ))}
      </ul>
      <p className="mt-8 flex gap-3 text-note text-ink-2">
        <Icon name="lock" size={20} className="text-brand" />
        {w.here}
      </p>
      {isLoggedIn() ? (
        <StoredResult />
      ) : (
        <div className="mt-2 -ml-5">
          <Button kind="quiet" onClick={() => go('loanLogin')}>
            {w.login}
          </Button>
        </div>
      )}
      <AsOf />
    </Page>
  )
}
