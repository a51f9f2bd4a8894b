import { gatewayOf, payMethods, type PayMethod } from '@jipsalpim/contract/areas/payment/pay-methods.ts'
import { formatDay, formatWon } from '../../../lang/format.ts'
import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../../kernel/chunks/lazy-part.tsx'
import { ChunkPlaceholder } from '../../../kernel/chunks/chunk-placeholder.tsx'
import { useGo } from '../../../kernel/links.ts'
import { formatPlace } from '../../../kernel/places/format-place.ts'
import { Checkout } from '../../../shared/paying/checkout.tsx'
import { ExistingOrder } from '../../../shared/paying/existing-order.tsx'
import { preselectedMethod, savePayMethod } from '../../../shared/paying/last-pay-method.ts'
import { useTicket } from '../../../shared/paying/use-ticket.ts'
import { WalletField, type Way } from '../../../shared/paying/wallet-field.tsx'
import { payWords } from '../../../shared/paying/words.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Answered } from './answered.tsx'
import { orderFunnel, type OrderStepProps } from '../order.funnel.tsx'
import { PricePart, type PriceRows } from './price-part.tsx'
import { dropTyped, readTyped } from './typed.ts'
import { useCoupons } from './use-coupons.ts'
import { usePlaceOrder } from './use-place-order.ts'
import { amountWords as w } from './words.ts'

// Next to what is paid, and with calls of their own: payment must not wait for them to load.
const SimpleReport = lazyPart(async () => ({ default: (await import('../simple/simple-report.tsx')).SimpleReport }))
const CouponPart = lazyPart(async () => ({ default: (await import('./coupon-part.tsx')).CouponPart }))
const VerifyOffer = lazyPart(async () => ({ default: (await import('./verify-offer.tsx')).VerifyOffer }))

type Props = Pick<OrderStepProps, 'answers' | 'answer' | 'back'>

/** What to pay with, the coupon, the full price before the first tap, the consent and the payment, on one screen. */
export function AmountStep({ answers, answer, back }: Props) {
  const go = useGo()
  const price = useCall('orderPrice', {})
  const today = price.state === 'ready' ? price.data : null
  const coupons = useCoupons(answers.home?.key ?? null, today?.price ?? null)
  const [landlord, setLandlord] = useState(() => readTyped()?.landlord ?? '')
  // Back from the identity agency: the values are in their fields again.
  useEffect(dropTyped, [])
  const [agreed, setAgreed] = useState(false)
  const [consentMissing, setConsentMissing] = useState(false)
  const [way, setWay] = useState<Way | null>(null)
  const ticket = useTicket()
  const { order, orderByTicket, busy, problem, setProblem, standing } = usePlaceOrder(answers)
  // A ticket was bought to be used: it is preselected, unless the user chose a coupon. A free order needs no ticket.
  const couponPaysAll = today !== null && coupons.discount === today.price
  const byTicket = ticket !== null && !couponPaysAll && (way ?? (coupons.byHand ? 'money' : 'ticket')) === 'ticket'
  const byMoney: PayMethod = way === null || way === 'ticket' ? preselectedMethod(payMethods) : way
  const rows = today && rowsOf(today, byTicket ? 0 : coupons.discount, byTicket)
  const say = (what: string | null, consent = false) => {
    setConsentMissing(consent)
    setProblem(what)
  }
  const press = () => {
    if (price.state === 'failed' && !byTicket) return price.again()
    if (!rows && !byTicket) return
    if (!agreed) return say(rows?.due === 0 || byTicket ? w.consentMissingFree : w.consentMissing, true)
    setConsentMissing(false)
    const landlord_name = landlord.trim() || null
    if (byTicket) return void orderByTicket(landlord_name, ticket.again)
    if (!rows) return
    if (rows.due > 0) savePayMethod(byMoney)
    void order(
      {
        landlord_name,
        pg_name: gatewayOf[byMoney],
        pay_method: byMoney,
        shown_price: rows.due,
        ...coupons.sent,
      },
      { onPriceChanged: price.again, onCouponRefused: coupons.forget },
    )
  }

  const [consent, consentMore] = byTicket
    ? [payWords.consentTicket, payWords.consentMoreTicket]
    : rows?.due === 0
      ? [w.consentFree, w.consentMoreFree]
      : [w.consent, w.consentMore]
  const free = rows?.due === 0 && !byTicket

  return (
    <Checkout
      title={w.amountTitle}
      lead={<Lead answers={answers} />}
      onBack={back}
      due={rows?.due ?? (byTicket ? 0 : null)}
      dueNote={byTicket || free ? payWords.nothingMore : undefined}
      consent={consent}
      agreed={agreed}
      onAgree={(yes) => {
        setAgreed(yes)
        if (consentMissing) say(null)
      }}
      consentMissing={consentMissing}
      problem={problem}
      way={<ExistingOrder merchant_uid={standing} to="analyzePayComplete" />}
      foot={consentMore}
      pay={{
        label:
          price.state === 'failed' && !byTicket
            ? w.priceAgain
            : byTicket
              ? w.payTicket
              : rows
                ? rows.due === 0
                  ? w.payFree
                  : payWords.payWith[byMoney](formatWon(rows.due))
                : payWords.payWith[byMoney](''),
        busy,
        off: !rows && !byTicket && price.state !== 'failed',
        onPress: press,
      }}
    >
      {!free && (
        <div className="mt-6">
          <WalletField<Way>
            ways={ticket ? ['ticket', ...payMethods] : payMethods}
            value={byTicket ? 'ticket' : byMoney}
            onChange={(to) => {
              setWay(to)
              say(null)
            }}
            ticketNote={ticket?.note}
          />
        </div>
      )}
      <div className="mt-6 border-t-2 border-ink pt-2">
        <PricePart price={rows} failed={whyNot(price.error, byTicket)} />
        {price.error?.error !== 'notOnSale' && (
          <Suspense fallback={<ChunkPlaceholder lines={1} />}>
            <CouponPart coupons={coupons} idle={byTicket} />
          </Suspense>
        )}
        {rows !== null && rows.due > 0 && today !== null && today.price_if_verified !== null && (
          <Suspense>
            <VerifyOffer price={today.price_if_verified} typed={{ landlord, code: coupons.typed }} />
          </Suspense>
        )}
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
      <Suspense fallback={<ChunkPlaceholder lines={3} />}>
        <SimpleReport answers={answers} />
      </Suspense>
      <div className="mt-8">
        <Disclosure title={w.answersSee}>
          <Answered
            answers={answers}
            openFaq={() => {
              answer({ faq: answers.faq ?? [] })
              go('analyzeFaq')
            }}
          />
        </Disclosure>
      </div>
    </Checkout>
  )
}

/** The home and the lease in one line: what the report is made of. */
function Lead({ answers: a }: Pick<Props, 'answers'>) {
  const { fields } = orderFunnel
  const place = a.home ? formatPlace(a.home, a.unit ?? null) : [a.gu, w.placeLater].filter(Boolean).join(' · ')
  return (
    <>
      <p className="text-body text-ink">{place}</p>
      <p className="figures">
        {[
          a.type === undefined ? null : fields.type.options[a.type].label,
          a.deposit === undefined ? null : w.depositOf(formatWon(a.deposit)),
          a.type !== '전세' && a.rent !== undefined ? w.rentOf(formatWon(a.rent)) : null,
          a.date ? w.dateOf(formatDay(a.date)) : null,
        ]
          .filter((part) => part !== null)
          .join(' · ')}
      </p>
    </>
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

type Today = { price: number; full_price: number; discounts: readonly { name: string; won: number }[] }
const rowsOf = (today: Today, coupon: number, byTicket: boolean): PriceRows => ({
  full: today.full_price,
  discounts: today.discounts,
  coupon,
  ticket: byTicket ? today.price : 0,
  due: byTicket ? 0 : today.price - coupon,
})
