import { sayDay } from '@jipsalpim/engine/values/day.ts'
import { useEffect } from 'react'
import { useGo } from '../../kernel/links.ts'
import { dropMerchant } from '../../kernel/merchant.ts'
import { endPurchase, purchaseOf } from '../../kernel/payment/purchase-key.ts'
import { RefusedPayment } from '../../kernel/payment/refused-payment.tsx'
import { useConfirmPayment } from '../../kernel/payment/use-confirm-payment.ts'
import { payWords } from '../../kernel/payment/words.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Checking } from '../../ui/checking.tsx'
import { Page } from '../../ui/page.tsx'
import { OrderProgress } from './order-progress.tsx'
import { renewWords as w } from './renew-words.ts'

/** Where the window of a re-order or of a difference returns: the new report on its way, or the tickets that came. */
export default function PayOrderCompletePage() {
  const go = useGo()
  const { now } = useConfirmPayment('payOrderComplete')
  const paid = now.at === 'paid'
  useEffect(() => {
    if (!paid) return
    dropMerchant()
    endPurchase()
  }, [paid])

  if (now.at === 'checking')
    return (
      <Page>
        <Checking title={payWords.checkingTitle}>{now.offline ?? payWords.checkingText}</Checking>
      </Page>
    )
  if (now.at !== 'paid')
    return (
      <RefusedPayment
        refused={now.at === 'refused' ? now.refused : null}
        onAgain={() => {
          const from = /^\d+/.exec(purchaseOf() ?? '')?.[0]
          if (from) go('reportBuyRenewed', { order_seq: from })
          else go('report')
        }}
        second={
          <Button kind="quiet" onClick={() => go('report')}>
            {w.toReports}
          </Button>
        }
      />
    )
  if (now.data.kind === 'reorder')
    return (
      <OrderProgress
        above={
          <div className="mb-6">
            <Banner kind="good" title={w.renewed}>
              {w.renewedText}
            </Banner>
          </div>
        }
      />
    )
  return (
    <Page
      title={w.changedTitle(now.data.tickets)}
      heading
      bottom={
        <div className="grid gap-2">
          <Button size="large" wide onClick={() => go('analyze')}>
            {w.toReport}
          </Button>
          <Button kind="secondary" size="large" wide onClick={() => go('ticketInfo')}>
            {w.toTickets}
          </Button>
        </div>
      }
    >
      {now.data.expires_on && <p className="text-body">{w.changedUntil(sayDay(now.data.expires_on))}</p>}
    </Page>
  )
}
