import { frontier } from '../../kernel/funnel/path.ts'
import { resetFunnel, useAnswers } from '../../kernel/funnel/store.ts'
import { useBack, useGo } from '../../kernel/links.ts'
import { isLoggedIn } from '../../kernel/session.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Page } from '../../ui/page.tsx'
import { AsOf } from './as-of.tsx'
import { KeptResult } from './kept-result.tsx'
import { loanFunnel } from './loan.funnel.tsx'
import { loanWords } from './words.ts'

/** What the questions tell, and that they stay on this device; a draft goes on where it stopped. */
export default function LoanStartPage() {
  const w = loanWords.start
  const go = useGo()
  const back = useBack('main')
  const answers = useAnswers(loanFunnel)
  const begun = Object.keys(answers).length > 0
  return (
    <Page
      onBack={back}
      bottomNote={w.not}
      bottom={
        begun ? (
          <>
            <Button size="large" wide onClick={() => go(frontier(loanFunnel, answers).at)}>
              {w.go}
            </Button>
            <Button
              kind="secondary"
              size="large"
              wide
              onClick={() => {
                resetFunnel(loanFunnel.id)
                go('loanAge')
              }}
            >
              {w.again}
            </Button>
          </>
        ) : (
          <Button size="large" wide onClick={() => go('loanAge')}>
            {w.begin}
          </Button>
        )
      }
    >
      <h1 className="mt-4 text-title font-bold text-balance">{w.title}</h1>
      <p className="mt-2 text-body text-ink-2">{w.says}</p>
      <ul className="mt-8 grid gap-4">
        {w.points.map((point) => (
          <li key={point} className="flex gap-3 text-body">
            <Icon name="check" size={20} className="mt-1 text-brand" />
            {point}
          </li>
        ))}
      </ul>
      <p className="mt-8 rounded-md bg-brand-tint px-4 py-3 text-note">{w.here}</p>
      {isLoggedIn() ? (
        <KeptResult />
      ) : (
        <div className="mt-4">
          <Button kind="quiet" onClick={() => go('loanLogin')}>
            {w.login}
          </Button>
        </div>
      )}
      <AsOf />
    </Page>
  )
}
