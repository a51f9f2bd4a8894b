import { link } from '@jipsalpim/contract/routes.ts'
import { Navigate, useLocation } from 'react-router'
import { useGo } from '../../kernel/links.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { ResultLoading, ResultFailed } from './result-parts.tsx'
import { useBegun, useResult } from './use-result.ts'
import { verificationWords as w } from './words.ts'

/** The return page from the agency on a phone, where only the verification was asked for: shows the result. */
export default function VerificationResultNullPage() {
  const { search } = useLocation()
  const go = useGo()
  const begun = useBegun()
  const isOnTheWay = begun !== null && begun.next !== null
  const { taken, isGuest, askAgain } = useResult(begun, isOnTheWay)
  if (isOnTheWay) return <Navigate to={link('userVerificationsKcbResult') + search} replace />
  const way = { text: isGuest ? w.toStart : w.toMine, go: () => go(isGuest ? 'analyze' : 'mypage') }
  return (
    <Page title={w.title}>
      {taken === null && <ResultLoading />}
      {taken?.kind === 'verified' && (
        <EmptyState title={w.done} action={<Button onClick={way.go}>{way.text}</Button>}>
          {isGuest ? w.doneGuest(taken.mobile) : w.doneText(taken.mobile)}
        </EmptyState>
      )}
      {taken?.kind === 'failed' && <ResultFailed taken={taken} askAgain={askAgain} way={way} />}
    </Page>
  )
}
