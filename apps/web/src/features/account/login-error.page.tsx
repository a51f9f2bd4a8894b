import { link } from '@jipsalpim/contract/routes.ts'
import { useSearchParams } from 'react-router'
import { hasDraft } from '../../kernel/funnel/stored-drafts.ts'
import { useGo } from '../../kernel/links.ts'
import { begunLogin, startLogin } from '../../kernel/login/login.ts'
import { kernelWords } from '../../kernel/words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { whileLoading } from '../../ui/dialogs/loading-overlay.tsx'
import { KakaoSymbol } from '../../ui/kakao-symbol.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { loginProblemOf } from './login-problem.ts'
import { accountWords as w } from './words.ts'

/** Why the login failed, with a retry; what the user typed before is kept. */
export default function LoginErrorPage() {
  const go = useGo()
  const [query] = useSearchParams()
  const problem = loginProblemOf(query.get('why'))
  const begun = begunLogin()
  // With an unfinished order, return to the step that asked for the login; the funnel continues from there.
  const next = begun?.next ?? link(hasDraft('order-report') ? 'analyzeAmount' : 'analyze')
  const provider = begun?.provider ?? 'kakao'
  const other = provider === 'kakao' ? 'apple' : 'kakao'
  const linking = begun?.link === true
  return (
    <Page>
      <ErrorState
        title={w.problem[problem].title}
        heading="h1"
        retry={linking ? w.retryLink : w.retry}
        {...(problem === 'under-age' || problem === 'taken'
          ? {}
          : { onRetry: () => void whileLoading(startLogin(next, provider, linking)) })}
        second={
          <>
            {!linking && problem !== 'under-age' && (
              <Button
                kind={other === 'kakao' ? 'kakao' : 'secondary'}
                onClick={() => void whileLoading(startLogin(next, other))}
              >
                {other === 'kakao' && <KakaoSymbol />}
                {kernelWords.loginBy[other]}
              </Button>
            )}
            <Button kind="quiet" onClick={() => go(linking ? 'mypage' : 'analyze')}>
              {linking ? w.toMine : w.home}
            </Button>
          </>
        }
      >
        {w.problem[problem].text}
      </ErrorState>
    </Page>
  )
}
