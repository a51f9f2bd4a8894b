import { formatWon } from '../../lang/format.ts'
import { errors, type ErrorName } from '@jipsalpim/contract/errors.ts'
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { CloseFunnel } from '../../kernel/funnel/close-funnel.tsx'
import { hasDraft } from '../../kernel/funnel/stored-drafts.ts'
import { useGo } from '../../kernel/links.ts'
import { isRefundedTo } from '../../shared/paying/paid-again.tsx'
import { RefusedMessage } from '../../shared/paying/refused-message.tsx'
import { describeRefused } from '../../shared/paying/describe-refused.ts'
import { payWords } from '../../shared/paying/words.ts'
import { describeError } from '../../kernel/calls/describe-error.ts'
import { isLoggedIn } from '../../kernel/login/session.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { OrderPaidAgain } from './paid-again.tsx'
import { orderWords as w } from './words.ts'

const POLL_MS = 1000

/** The payment failed: why, and what to do next; if money was taken anyway, that it is refunded. The draft is kept. */
export default function ErrorPage() {
  const [query] = useSearchParams()
  const go = useGo()
  const reason = query.get('reason')
  const error = reason !== null && Object.hasOwn(errors, reason) ? (reason as ErrorName) : 'paymentNotCompleted' // checked by hasOwn
  const { state: data } = useLocation()
  const texts = describeRefused({ error, message: describeError(error), data })
  const merchant = query.get('merchant_uid')
  const order = useCall('orderMerchant', merchant === null || !isLoggedIn() ? null : { merchant }, {
    everyMs: (data) => (data && (data.refund?.state === 'pending' || isRefundedTo(data.paid_again)) ? POLL_MS : false),
  })
  const refund = order.state === 'ready' ? order.data.refund : null
  // A gateway may report a failure first and take the money anyway.
  const paid = order.state === 'ready' && order.data.state === 'completed'
  useEffect(() => {
    if (paid && merchant !== null) go('analyzeComplete', { merchant_uid: merchant }, { replace: true })
  }, [paid, merchant, go])
  const { bought } = texts
  const again = bought === null && hasDraft('order-report')
  return (
    <Page action={<CloseFunnel />}>
      <ErrorState
        title={refund && error !== 'approvalNeeded' ? payWords.backTitle : texts.title}
        heading="h1"
        {...(bought !== null
          ? { onRetry: () => go('analyzeComplete', { merchant_uid: bought }), retry: payWords.seeOrder }
          : again
            ? { onRetry: () => go('analyzeAmount'), retry: w.errorRetry }
            : {})}
        second={
          <Button kind="quiet" onClick={() => go('analyze')}>
            {w.errorHome}
          </Button>
        }
      >
        {refund ? (
          <>
            {error === 'approvalNeeded' && <p>{texts.lines[0]}</p>}
            <p>
              {(refund.reason === 'wrong-amount' ? w.errorRefund : w.errorGone)[refund.state](formatWon(refund.amount))}
            </p>
          </>
        ) : (
          <RefusedMessage said={texts} />
        )}
      </ErrorState>
      {order.state === 'ready' && <OrderPaidAgain order={order.data} onChanged={order.again} />}
    </Page>
  )
}
