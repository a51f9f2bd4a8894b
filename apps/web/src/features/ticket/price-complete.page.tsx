import { sayDay } from '@jipsalpim/engine/values/day.ts'
import { useEffect } from 'react'
import { useGo } from '../../kernel/links.ts'
import { dropMerchant } from '../../kernel/merchant.ts'
import { useConfirmPayment } from '../../kernel/payment/use-confirm-payment.ts'
import { RefusedPayment } from '../../kernel/payment/refused-payment.tsx'
import { payWords } from '../../kernel/payment/words.ts'
import { useCall } from '../../kernel/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { Checking } from '../../ui/checking.tsx'
import { Page } from '../../ui/page.tsx'
import { endPurchase } from '../../kernel/payment/purchase-key.ts'
import { ticketWords as w } from './words.ts'

/** Where the window of a pack's payment returns: the tickets are there, the gateway is asked, or why there are none. */
export default function TicketPriceCompletePage() {
  const go = useGo()
  const { now } = useConfirmPayment('orderTicketPayment')
  const paid = now.at === 'paid'
  const wallet = useCall('orderTicketAmount', paid ? {} : null)
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
        onAgain={() => go('ticketPrice')}
        second={
          <Button kind="quiet" onClick={() => go('ticketInfo')}>
            {w.toTickets}
          </Button>
        }
      />
    )
  return (
    <Page
      title={w.paidTitle(now.data.tickets)}
      heading
      bottom={
        <div className="grid gap-2">
          <Button size="large" wide onClick={() => go(now.data.for_company ? 'ticketBusiness' : 'analyze')}>
            {now.data.for_company ? w.toBusiness : w.toReport}
          </Button>
          <Button kind="secondary" size="large" wide onClick={() => go('ticketInfo')}>
            {w.toTickets}
          </Button>
        </div>
      }
    >
      {now.data.expires_on && <p className="text-body">{w.paidUntil(sayDay(now.data.expires_on))}</p>}
      <p className="mt-1 text-body text-ink-2">
        {now.data.for_company ? w.paidCompany : wallet.state === 'ready' ? w.paidLeft(wallet.data.amount) : '\u00a0'}
      </p>
    </Page>
  )
}
