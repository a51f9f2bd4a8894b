import { errors, type ErrorName } from '@jipsalpim/contract/errors.ts'
import { useSearchParams } from 'react-router'
import { hasDraft } from '../../kernel/funnel/draft.ts'
import { useGo } from '../../kernel/links.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Page } from '../../ui/page.tsx'
import { orderWords as w } from './words.ts'

/** The payment did not happen, why, and the way on. The draft is still there. */
export default function ErrorPage() {
  const [query] = useSearchParams()
  const go = useGo()
  const reason = query.get('reason')
  const words = reason !== null && Object.hasOwn(errors, reason) ? errors[reason as ErrorName].words : errors.paymentNotCompleted.words // checked by hasOwn
  const again = hasDraft('order-report')
  return (
    <Page>
      <ErrorState
        title={w.errorTitle}
        heading="h1"
        {...(again ? { onRetry: () => go('analyzeAmount'), retry: w.errorRetry } : {})}
        second={
          <Button kind="quiet" onClick={() => go('analyze')}>
            {w.errorHome}
          </Button>
        }
      >
        {words}
      </ErrorState>
    </Page>
  )
}
