import type { ReactNode } from 'react'
import { GatewayReason } from './gateway-reason.tsx'
import { sayWon } from '../../lang/say.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Page } from '../../ui/page.tsx'
import { reasonOf, takenBy } from './refusal-facts.ts'
import type { Refused } from './use-confirm-payment.ts'
import { payWords as w } from './words.ts'

/** Nothing was bought: why, what goes back, and the way on. `refused` is null when no order is named. */
export function RefusedPayment({
  refused,
  onAgain,
  second,
}: {
  refused: Refused | null
  onAgain: () => void
  second: ReactNode
}) {
  const taken = refused && takenBy(refused)
  return (
    <Page>
      <ErrorState title={w.failedTitle} heading="h1" onRetry={onAgain} retry={w.again} second={second}>
        {refused === null ? (
          w.noOrder
        ) : taken !== null ? (
          w.wrongAmount(sayWon(taken))
        ) : (
          <>
            <p>{refused.message}</p>
            <GatewayReason said={reasonOf(refused)} />
            <p>{w.failedNothing}</p>
          </>
        )}
      </ErrorState>
    </Page>
  )
}
