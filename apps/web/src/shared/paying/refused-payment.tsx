import type { ReactNode } from 'react'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { RefusedMessage } from './refused-message.tsx'
import { describeRefused } from './describe-refused.ts'
import type { Refused } from './use-confirm-payment.ts'
import { payWords as w } from './words.ts'

/** Nothing was bought: why, what is refunded, and what to do next. `refused` is null if no order is named. */
export function RefusedPayment({
  refused,
  onAgain,
  second,
}: {
  refused: Refused | null
  onAgain: () => void
  second: ReactNode
}) {
  const refusal = refused && describeRefused(refused)
  const bought = refusal?.bought ?? null
  return (
    <Page>
      <ErrorState
        title={refusal?.title ?? w.failedTitle}
        heading="h1"
        {...(bought === null ? { onRetry: onAgain, retry: w.again } : {})}
        second={second}
      >
        {refusal === null ? w.noOrder : <RefusedMessage said={refusal} />}
      </ErrorState>
    </Page>
  )
}
