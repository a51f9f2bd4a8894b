import { useGo } from '../../kernel/links.ts'
import { useLoginPrompt } from '../../kernel/login/login-prompt.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { useLoan } from './use-loan.ts'
import { loanWords } from './words.ts'

/** Only for storing a result. Continuing without a login is an equally prominent choice. */
export default function LoanLoginPage() {
  const w = loanWords.login
  const go = useGo()
  const ask = useLoginPrompt()
  const loan = useLoan()
  const next = 'goOn' in loan ? loan.goOn : loan.result.possible ? 'loanGovPossible' : 'loanGovImpossible'
  return (
    <Page
      title={w.title}
      heading
      onBack={() => go(next)}
      bottom={
        <>
          <Button size="large" wide onClick={() => ask(go.href(next))}>
            {w.in}
          </Button>
          <Button kind="secondary" size="large" wide onClick={() => go(next)}>
            {w.skip}
          </Button>
        </>
      }
    >
      <p className="text-body text-ink-2">{w.says}</p>
    </Page>
  )
}
