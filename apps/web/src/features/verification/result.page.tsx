import { link } from '@jipsalpim/contract/routes.ts'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { Page } from '../../ui/layout/page.tsx'
import { ResultLoading, ResultFailed } from './result-parts.tsx'
import { useBegun, useResult } from './use-result.ts'
import { verificationWords as w } from './words.ts'

/**
 * The return page from the agency on a phone, where the verification was a step of something else: continues there, or
 * goes back if nothing was verified. A verification on its own is shown on the page that ends in 'null'.
 */
export default function VerificationResultPage() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const begun = useBegun()
  const next = begun?.next ?? null
  const { taken, askAgain } = useResult(begun, next === null)
  if (next === null) return <Navigate to={link('userVerificationsKcbResultNull') + search} replace />
  // A guest's verification is for the page that asked for it to use.
  if (taken?.kind === 'verified')
    return <Navigate to={begun?.as === 'guest' ? withVerified(next, taken.userVerifySeq) : next} replace />
  return (
    <Page title={w.titleOnTheWay}>
      {taken === null ? (
        <ResultLoading />
      ) : (
        <ResultFailed
          taken={taken}
          askAgain={askAgain}
          way={{ text: w.backOnTheWay, go: () => void navigate(next, { replace: true }) }}
        />
      )}
    </Page>
  )
}

const withVerified = (next: string, seq: number): string => `${next}${next.includes('?') ? '&' : '?'}verified=${seq}`
