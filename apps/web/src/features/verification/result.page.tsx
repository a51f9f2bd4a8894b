import { link } from '@jipsalpim/contract/routes.ts'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { Page } from '../../ui/page.tsx'
import { ResultComing, ResultFailed } from './result-parts.tsx'
import { useBegun, useResult } from './use-result.ts'
import { verificationWords as w } from './words.ts'

/**
 * A phone's browser comes back here from the agency where the verification was asked for on the way to something: it goes
 * on there, and with nothing shown it leads back. One that is on no way is told of at the place that ends in 'null'.
 */
export default function VerificationResultPage() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const begun = useBegun()
  const next = begun?.next ?? null
  const { taken, askAgain } = useResult(begun, next === null)
  if (next === null) return <Navigate to={link('userVerificationsKcbResultNull') + search} replace />
  if (taken?.kind === 'verified') return <Navigate to={next} replace />
  return (
    <Page title={w.titleOnTheWay}>
      {taken === null ? (
        <ResultComing />
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
