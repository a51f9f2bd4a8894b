import { formatWon } from '../../lang/format.ts'
import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../kernel/lazy-part.tsx'
import { PieceComing } from '../../kernel/piece-coming.tsx'
import { useGo } from '../../kernel/links.ts'
import { ExistingOrder } from '../../shared/paying/existing-order.tsx'
import { gatewayOptions } from '../../shared/paying/gateway-field.tsx'
import { useTicket } from '../../shared/paying/use-ticket.ts'
import { payWords } from '../../shared/paying/words.ts'
import { useCall } from '../../kernel/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { CheckField } from '../../ui/check-field.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Page } from '../../ui/page.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Answered } from './answered.tsx'
import type { OrderStepProps } from './order.funnel.tsx'
import { PricePart, type PriceRows } from './price-part.tsx'
import { dropTyped, readTyped } from './typed.ts'
import { useCoupons } from './use-coupons.ts'
import { usePlaceOrder } from './use-place-order.ts'
import { amountWords as w } from './words.ts'

// Shown above the price and with calls of their own: payment must not wait for them to load.
const SimpleReport = lazyPart(async () => ({ default: (await import('./simple-report.tsx')).SimpleReport }))
const CouponPart = lazyPart(async () => ({ default: (await import('./coupon-part.tsx')).CouponPart }))
const VerifyOffer = lazyPart(async () => ({ default: (await import('./verify-offer.tsx')).VerifyOffer }))

type Props = Pick<OrderStepProps, 'answers' | 'answer' | 'back'>

/** What will be ordered, the full price before the first tap, the coupon, the consent, and the payment. */
export function AmountStep({ answers, answer, back }: Props) {
  const go = useGo()
  const price = useCall('orderPrice', {})
  const today = price.state === 'ready' ? price.data : null
  const coupons = useCoupons(answers.home?.key ?? null, today?.price ?? null)
  const [landlord, setLandlord] = useState(() => readTyped()?.landlord ?? '')
  // Back from the identity agency: the values are in their fields again.
  useEffect(dropTyped, [])
  const [agreed, setAgreed] = useState(false)
  const [way, setWay] = useState<Way | null>(null)
  const ticket = useTicket()
  const { order, orderByTicket, busy, problem, setProblem, standing } = usePlaceOrder(answers)
  // A ticket was bought to be used: it is preselected, unless a coupon was. A free order needs no ticket.
  const couponPaysAll = today !== null && coupons.discount === today.price
  const byTicket = ticket !== null && !couponPaysAll && (way ?? (coupons.choice ? 'portone' : 'ticket')) === 'ticket'
  const byMoney = way === null || way === 'ticket' ? 'portone' : way
  const rows = today && rowsOf(today, byTicket ? 0 : coupons.discount, byTicket)
  const press = () => {
    if (!rows && !byTicket) return
    if (!agreed) return setProblem(rows?.due === 0 || byTicket ? w.consentMissingFree : w.consentMissing)
    const landlord_name = landlord.trim() || null
    if (byTicket) return void orderByTicket(landlord_name, ticket.again)
    if (!rows) return
    void order(
      { landlord_name, ...payWays[byMoney], shown_price: rows.due, ...coupons.sent },
      { onPriceChanged: price.again, onCouponRefused: coupons.forget },
    )
  }

  const [consent, consentMore] = byTicket
    ? [payWords.consentTicket, payWords.consentMoreTicket]
    : rows?.due === 0
      ? [w.consentFree, w.consentMoreFree]
      : [w.consent, w.consentMore]

  return (
    <Page
      title={w.amountTitle}
      heading
      onBack={back}
      bottomNote={
        <>
          <FieldError id="pay-problem" error={problem} />
          <ExistingOrder merchant_uid={standing} to="analyzePayComplete" />
        </>
      }
      bottom={
        price.state === 'failed' && !byTicket ? (
          <Button size="large" wide onClick={price.again}>
            {w.priceAgain}
          </Button>
        ) : (
          <Button size="large" wide loading={busy} disabled={!rows && !byTicket} onClick={press}>
            {byTicket ? w.payTicket : rows ? (rows.due === 0 ? w.payFree : w.pay(formatWon(rows.due))) : w.pay('')}
          </Button>
        )
      }
    >
      <Answered
        answers={answers}
        openFaq={() => {
          answer({ faq: answers.faq ?? [] })
          go('analyzeFaq')
        }}
      />
      <Suspense fallback={<PieceComing lines={3} />}>
        <SimpleReport answers={answers} />
      </Suspense>
      <div className="mt-8">
        {price.error?.error !== 'notOnSale' && (
          <Suspense fallback={<PieceComing lines={2} />}>
            <CouponPart coupons={coupons} />
          </Suspense>
        )}
        {rows !== null && rows.due > 0 && today !== null && today.price_if_verified !== null && (
          <Suspense>
            <VerifyOffer price={today.price_if_verified} typed={{ landlord, code: coupons.typed }} />
          </Suspense>
        )}
        {byTicket && coupons.choice && <p className="mt-2 text-note text-ink-2">{w.ticketOverCoupon}</p>}
      </div>
      <div className="mt-8">
        <PricePart price={rows} failed={whyNot(price.error, byTicket)} />
      </div>
      <div className="mt-8">
        <TextField
          label={w.landlord}
          hint={w.landlordHint}
          value={landlord}
          onChange={setLandlord}
          maxLength={40}
          autoComplete="off"
        />
      </div>
      {(rows?.due !== 0 || byTicket) && (
        <div className="mt-8">
          <ChoiceField<Way>
            label={payWords.payBy}
            value={byTicket ? 'ticket' : byMoney}
            onChange={setWay}
            options={[
              ...(ticket ? [{ value: 'ticket' as const, label: payWords.ticket, note: ticket.note }] : []),
              ...gatewayOptions(),
              { value: 'transfer', label: w.transfer, note: w.transferNote },
              { value: 'vbank', label: w.deposit, note: w.depositNote },
            ]}
          />
        </div>
      )}
      <div className="mt-8">
        <CheckField label={consent} checked={agreed} onChange={setAgreed} />
        <p className="pl-9 text-note text-ink-2">{consentMore}</p>
      </div>
    </Page>
  )
}

// A ticket is already paid: it is valid whatever a report costs, even if none is on sale.
const whyNot = (refused: { error: string; message: string } | null, byTicket: boolean): string | null =>
  refused === null
    ? null
    : byTicket
      ? payWords.ticketDueNote
      : refused.error === 'notOnSale'
        ? refused.message
        : w.priceFailed

/** Each payment method with its gateway. */
const payWays = {
  portone: { pg_name: 'portone', pay_method: 'card' },
  payple: { pg_name: 'payple', pay_method: 'card' },
  transfer: { pg_name: 'payple', pay_method: 'transfer' },
  vbank: { pg_name: 'portone', pay_method: 'vbank' },
} as const
type Way = keyof typeof payWays | 'ticket'
type Today = { price: number; full_price: number; discounts: readonly { name: string; won: number }[] }
const rowsOf = (today: Today, coupon: number, byTicket: boolean): PriceRows => ({
  full: today.full_price,
  discounts: today.discounts,
  coupon,
  ticket: byTicket ? today.price : 0,
  due: byTicket ? 0 : today.price - coupon,
})
