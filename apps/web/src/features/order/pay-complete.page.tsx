import { useEffect } from 'react'
import { dropChosenCoupon } from '../../shared/coupon/chosen-coupon.ts'
import { hasDraft } from '../../kernel/funnel/stored-drafts.ts'
import { resetFunnel } from '../../kernel/funnel/store.ts'
import { useGo } from '../../kernel/links.ts'
import { dropMerchant } from '../../shared/paying/merchant.ts'
import { isUntouched } from '../../shared/paying/refusal-facts.ts'
import { showAborted } from '../../shared/paying/show-aborted.ts'
import { useConfirmPayment } from '../../shared/paying/use-confirm-payment.ts'
import { payWords } from '../../shared/paying/words.ts'
import { Checking } from '../../ui/states/checking.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { orderWords as w } from './words.ts'

/** The return page of a report's payment window. */
export default function PayCompletePage() {
  const go = useGo()
  const { merchant, now } = useConfirmPayment('orderComplete')

  useEffect(() => {
    if (merchant === null) return
    if (now.at === 'paid') {
      resetFunnel('order-report')
      dropMerchant()
      dropChosenCoupon()
      go('analyzeComplete', { merchant_uid: merchant }, { replace: true })
    }
    if (now.at !== 'refused') return
    const { error, aborted, data } = now.refused
    // As on a desktop: the message is shown over the price page, where the user can continue.
    if (aborted && hasDraft('order-report')) go('analyzeAmount', undefined, { replace: true })
    else go('analyzeError', { merchant_uid: merchant, reason: error }, { replace: true, state: data })
    if (aborted) void showAborted(isUntouched(now.refused))
  }, [merchant, now, go])

  if (now.at === 'no-order')
    return (
      <Page>
        <ErrorState title={w.noOrderTitle} heading="h1" onRetry={() => go('report')} retry={w.toReports}>
          {w.noOrderInUrl}
        </ErrorState>
      </Page>
    )
  return (
    <Page>
      <Checking title={payWords.checkingTitle}>
        {(now.at === 'checking' && now.offline) || payWords.checkingText}
      </Checking>
    </Page>
  )
}
