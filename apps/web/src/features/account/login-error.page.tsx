import { link } from '@jipsalpim/contract/routes.ts'
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
        onRetry={() => void startLogin(link('analyze'))}
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
