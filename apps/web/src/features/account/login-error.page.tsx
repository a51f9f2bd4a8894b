import { link } from '@jipsalpim/contract/routes.ts'
import { hasDraft } from '../../kernel/funnel/draft.ts'
import { useGo } from '../../kernel/links.ts'
import { startLogin } from '../../kernel/login-prompt.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Page } from '../../ui/page.tsx'
import { accountWords as w } from './words.ts'

export default function LoginErrorPage() {
  const go = useGo()
  return (
    <Page>
      <ErrorState
        title={w.failedTitle}
        heading="h1"
        retry={w.retry}
        // With an order half made, back to where paying asked for the login; the funnel leads on from there.
        onRetry={() => void startLogin(link(hasDraft('order-report') ? 'analyzeAmount' : 'analyze'))}
        second={
          <Button kind="quiet" onClick={() => go('analyze')}>
            {w.home}
          </Button>
        }
      >
        {w.failedText}
      </ErrorState>
    </Page>
  )
}
