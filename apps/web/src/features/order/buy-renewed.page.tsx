import { walletMethods, type WalletMethod } from '@jipsalpim/contract/areas/payment/pay-methods.ts'
import type { Wanted } from '@jipsalpim/contract/areas/pay-order/calls.ts'
import { ticketsIn, type TicketPack } from '@jipsalpim/contract/areas/ticket/packs.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useBack, useGo } from '../../kernel/links.ts'
import { readSeq } from '../../kernel/calls/read-seq.ts'
import { Checkout } from '../../shared/paying/checkout.tsx'
import { preselectedMethod } from '../../shared/paying/last-pay-method.ts'
import type { Paying } from '../../shared/paying/pay.ts'
import { usePurchase } from '../../shared/paying/use-purchase.ts'
import { WalletField } from '../../shared/paying/wallet-field.tsx'
import { useTicket } from '../../shared/paying/use-ticket.ts'
import { payWords } from '../../shared/paying/words.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { formatWon } from '../../lang/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { RenewedHome } from './renewed-home.tsx'
import { UnderWay } from './under-way.tsx'
import { renewWords as w } from './renew-words.ts'

/** These mean that nothing can be bought for this order; any other error offers a retry. */
const refusals = new Set<string>(['orderNotFound', 'analysisInProgress', 'approvalNeeded', 'paymentTypeInvalid'])

/** A second payment for an order: a report from a new register of its home, or the difference to a larger pack. */
export default function BuyRenewedPage() {
  const [query] = useSearchParams()
  const go = useGo()
  const back = useBack('report')
  const seq = readSeq(query.get('order_seq'))
  const asked = seq === null ? null : { order_seq: seq }
  const aged = query.get('from') === 'expiration'
  const reorder = useCall('payOrderInfoReorder', asked)
  const info = useCall('payOrderInfo', asked)
  const ticket = useTicket()
  const again = () => {
    reorder.again()
    info.again()
    ticket?.again()
  }
  const { buy, busy, problem, setProblem } = usePurchase(
    'payOrderPayment',
    aged ? { ...PAYING, back: 'reportExpirationPayComplete' } : PAYING,
    again,
  )
  const [picked, setPicked] = useState<Option['value'] | null>(null)
  const [way, setWay] = useState<WalletMethod | 'ticket' | null>(null)
  const [agreed, setAgreed] = useState(false)
  const [consentMissing, setConsentMissing] = useState(false)

  if (asked !== null && (reorder.state === 'loading' || info.state === 'loading'))
    return (
      <Page title={w.title} heading onBack={back}>
        <Skeleton lines={8} />
      </Page>
    )
  const home = reorder.state === 'ready' ? reorder.data : null
  const options: Option[] = [
    ...(home
      ? [{ value: 'reorder' as const, label: w.reorder, price: home.price, note: w.one(formatWon(home.price)) }]
      : []),
    ...(info.state === 'ready' ? info.data.offers : []).map((o) => ({
      value: o.product,
      label: w.change(ticketsIn(o.product)),
      price: o.price,
      note: w.changeNote(formatWon(o.price), o.tickets),
    })),
  ]
  const lost = [reorder, info].find((c) => c.state === 'failed' && !refusals.has(c.error.error))
  if (lost?.error)
    return (
      <Page onBack={back}>
        <ErrorState heading="h1" title={w.failed} onRetry={again}>
          {lost.error.message}
        </ErrorState>
      </Page>
    )
  if (asked === null || options.length === 0)
    return (
      <Page onBack={back}>
        <UnderWay
          refused={reorder.error}
          instead={
            <EmptyState
              heading="h1"
              title={asked === null ? w.noOrder : w.none}
              action={<Button onClick={() => go('report')}>{w.toReports}</Button>}
            >
              {asked === null ? null : w.noneText}
            </EmptyState>
          }
        />
      </Page>
    )
  const chosen = options.find((o) => o.value === picked) ?? (options.length === 1 ? options[0] : undefined) ?? null
  const change = chosen !== null && chosen.value !== 'reorder'
  // A ticket is preselected; tickets cannot be bought with a ticket.
  const byTicket = ticket !== null && chosen !== null && !change && (way ?? 'ticket') === 'ticket'
  const byMoney: WalletMethod = way === null || way === 'ticket' ? preselectedMethod(walletMethods) : way
  const due = byTicket ? 0 : (chosen?.price ?? 0)
  const press = () => {
    setConsentMissing(chosen !== null && !agreed)
    if (!chosen) return setProblem(w.chooseMissing)
    if (!agreed) return setProblem(byTicket ? w.consentMissingTicket : w.consentMissing)
    const what = { ...asked, wanted: wantedOf(chosen.value), shown_price: due }
    void buy(what, byTicket ? 'ticket' : byMoney, `${seq}-${chosen.value}`)
  }
  const [consent, consentMore] = change
    ? [w.consentChange, w.consentChangeMore]
    : byTicket
      ? [payWords.consentTicket, payWords.consentMoreTicket]
      : [w.consentReorder, w.consentReorderMore]
  return (
    <Checkout
      title={home ? w.title : w.titleChange}
      lead={home ? w.what : w.whatChange}
      onBack={back}
      due={chosen ? due : null}
      dueNote={byTicket ? payWords.nothingMore : undefined}
      consent={consent}
      agreed={agreed}
      onAgree={(yes) => {
        setAgreed(yes)
        if (consentMissing) setProblem(null)
      }}
      consentMissing={consentMissing}
      problem={problem}
      foot={consentMore}
      pay={{
        label: byTicket ? w.payTicket : chosen ? payWords.payWith[byMoney](formatWon(due)) : w.payNone,
        busy,
        onPress: press,
      }}
    >
      <div className="mt-6 grid gap-6">
        <UnderWay refused={reorder.error} />
        {home && <RenewedHome info={home} />}
        <div>
          <ChoiceField
            label={w.choose}
            value={chosen?.value ?? null}
            onChange={(value) => {
              setPicked(value)
              setAgreed(false)
              setProblem(null)
            }}
            options={options}
          />
          {home && options.length > 1 && <p className="mt-2 text-note text-ink-2">{w.whatChange}</p>}
        </div>
        <WalletField<WalletMethod | 'ticket'>
          ways={ticket && !change ? ['ticket', ...walletMethods] : walletMethods}
          value={byTicket ? 'ticket' : byMoney}
          onChange={(to) => {
            setWay(to)
            setAgreed(false)
            setProblem(null)
          }}
          ticketNote={ticket?.note}
        />
        {byTicket && <p className="text-note text-ink-2">{payWords.ticketDueNote}</p>}
      </div>
    </Checkout>
  )
}

type Option = { value: 'reorder' | TicketPack; label: string; note: string; price: number }
const wantedOf = (value: Option['value']): Wanted =>
  value === 'reorder' ? { kind: 'reorder' } : { kind: 'change', product: value }
const PAYING: Paying = { confirm: 'payOrderComplete', back: 'payOrderComplete' }
