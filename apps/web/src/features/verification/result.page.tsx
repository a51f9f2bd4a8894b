import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useGo } from '../../kernel/links.ts'
import { begunVerification } from '../../kernel/verify-phone.ts'
import { isLoggedIn } from '../../kernel/session.ts'
import { takeVerification, type Taken } from '../../kernel/take-verification.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Page } from '../../ui/page.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { verificationWords as w } from './words.ts'

/**
 * A phone's browser comes back here from the agency. With somewhere to go on to it goes on; without (the place that ends
 * in 'null') it says what was shown.
 */
export default function VerificationResultPage() {
  const [query] = useSearchParams()
  const go = useGo()
  const navigate = useNavigate()
  const [taken, setTaken] = useState<Taken | null>(null)
  const [round, setRound] = useState(0)
  // Read before it is taken: what was begun is forgotten with its end. Who is nobody here has no page of his own.
  const [isGuest] = useState(() => begunVerification()?.as === 'guest' || !isLoggedIn())
  const asked = useRef(-1)

  useEffect(() => {
    if (asked.current === round) return
    asked.current = round
    const begun = begunVerification()
    const take = async () => {
      const result = await takeVerification(begun, query.get('imp_uid'), query.get('merchant_uid'))
      if (result.kind === 'verified' && begun?.next) return void navigate(begun.next, { replace: true })
      setTaken(result)
    }
    void take()
  }, [query, navigate, round])

  const home = <Button onClick={() => go(isGuest ? 'analyze' : 'mypage')}>{isGuest ? w.toStart : w.toMine}</Button>
  return (
    <Page title={w.title}>
      {taken === null && (
        <div role="status" className="flex flex-1 flex-col items-center justify-center gap-4 py-24">
          <Spinner size={32} />
          <p className="text-body">{w.checking}</p>
        </div>
      )}
      {taken?.kind === 'verified' && (
        <EmptyState title={w.done} action={home}>
          {isGuest ? w.doneGuest(taken.mobile) : w.doneText(taken.mobile)}
        </EmptyState>
      )}
      {taken?.kind === 'failed' && (
        <ErrorState
          title={w.failed}
          {...(taken.again ? { onRetry: () => (setTaken(null), setRound(round + 1)), retry: w.askAgain } : {})}
          second={
            <Button kind={taken.again ? 'quiet' : 'primary'} onClick={() => go(isGuest ? 'analyze' : 'mypage')}>
              {isGuest ? w.toStart : w.toMine}
            </Button>
          }
        >
          {taken.message}
        </ErrorState>
      )}
    </Page>
  )
}
