import { gatewayOf, payMethods, walletMethods, type PayMethod } from '@jipsalpim/contract/areas/payment/pay-ways.ts'
import { addDays } from '@jipsalpim/engine/values/day.ts'
import { periodOf } from '@jipsalpim/engine/watch/billing.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useGo } from '../../../kernel/links.ts'
import { formatPlace } from '../../../kernel/places/format-place.ts'
import { readSeq } from '../../../kernel/read-seq.ts'
import { useToday } from '../../../kernel/today.ts'
import { formatDay, formatWon } from '../../../lang/format.ts'
import { Checkout } from '../../../shared/paying/checkout.tsx'
import { ExistingOrder } from '../../../shared/paying/existing-order.tsx'
import { firstWay, savePayWay } from '../../../shared/paying/last-way.ts'
import { WalletField } from '../../../shared/paying/wallet-field.tsx'
import { payWords } from '../../../shared/paying/words.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceField } from '../../../ui/choice-field.tsx'
import type { JoinAnswers, JoinStepProps } from '../join.funnel.tsx'
import { CardChoiceField, type CardChoice } from './card-choice.tsx'
import { joinWords } from './join-words.ts'
import { useJoin } from './use-join.ts'
import { useWatchPrices } from './watch-price.ts'

/**
 * Once or by itself, what to pay with, what is paid until when, the consent and the payment. What is paid in a window
 * ends by itself; only a kept card goes on. Transfer and deposit are for a year only.
 */
export function PayStep({ answers, answer, title, back }: JoinStepProps) {
  const { pay: w } = joinWords
  const go = useGo()
  const [query] = useSearchParams()
  const today = useToday()
  const prices = useWatchPrices()
  const plan = answers.plan ?? 'month'
  const price = prices[plan]?.price ?? null
  const coupon = plan === 'month' ? (answers.coupon ?? null) : null
  const points = answers.points ?? 0
  const due = price === null ? null : price - (coupon?.won ?? 0) - points
  const { to } = periodOf(today, plan, 0)
  const [until, nextOn] = [formatDay(to), formatDay(addDays(to, 1))]
  // The card that was registered on the way.
  const registered = readSeq(query.get('card'))
  const [renews, setRenews] = useState(registered !== null)
  const [card, setCard] = useState<CardChoice | null>(registered)
  const ways: readonly PayMethod[] = plan === 'year' ? payMethods : walletMethods
  const [picked, setPicked] = useState<PayMethod | null>(null)
  const way = picked ?? firstWay(ways)
  const [agreed, setAgreed] = useState(false)
  const [consentMissing, setConsentMissing] = useState(false)
  const { join, joinByCard, busy, problem, setProblem, standing, watched } = useJoin(answers)
  const isLost = due === null && !prices.loading
  const toRegister = renews && card === 'fresh'

  const say = (what: string | null, consent = false) => {
    setConsentMissing(consent)
    setProblem(what)
  }
  const press = () => {
    if (isLost) return prices.again()
    if (due === null) return
    if (toRegister) return go('subscribeInit')
    if (renews && card === null) return say(w.card)
    if (!agreed) return say(w.consentMissing, true)
    setConsentMissing(false)
    const then = {
      onPriceChanged: prices.again,
      onCouponRefused: () => answer({ coupon: null }),
      onPointsShort: () => answer({ points: 0 }),
    }
    if (renews && typeof card === 'number') return void joinByCard(card, due, then)
    if (due > 0) savePayWay(way)
    const terms =
      due === 0 ? ({ pg_name: 'free', pay_method: 'card' } as const) : { pg_name: gatewayOf[way], pay_method: way }
    void join({ ...terms, shown_price: due }, then)
  }
  const sum = due === null ? '' : formatWon(due)
  const label = isLost
    ? w.priceAgain
    : toRegister
      ? w.register
      : renews
        ? w.payCard(sum)
        : due === 0
          ? w.free
          : payWords.payWith[way](sum)
  return (
    <Checkout
      title={title}
      lead={<Lead answers={answers} plan={w.plan[plan]} period={w.period(formatDay(today), until)} />}
      onBack={back}
      due={due}
      dueNote={due === 0 ? payWords.nothingMore : undefined}
      consent={renews && price !== null ? w.consentAuto(sum, nextOn, formatWon(price)) : w.consent}
      agreed={agreed}
      onAgree={(yes) => {
        setAgreed(yes)
        if (consentMissing) say(null)
      }}
      consentMissing={consentMissing}
      problem={problem ?? (isLost ? (prices.failed ?? w.priceFailed) : null)}
      way={
        watched ? (
          <Button kind="quiet" onClick={() => go('subscribeWatching')}>
            {w.seeWatched}
          </Button>
        ) : (
          <ExistingOrder merchant_uid={standing} to="subscribeComplete" />
        )
      }
      foot={w.foot}
      pay={{ label, busy, off: due === null && !isLost, onPress: press }}
    >
      <div className="mt-6 grid gap-6">
        <ChoiceField
          label={w.how}
          value={renews ? 'auto' : 'once'}
          onChange={(how) => {
            setRenews(how === 'auto')
            // Another consent than the one that was given.
            setAgreed(false)
            say(null)
          }}
          options={[
            { value: 'once', label: w.once, note: w.onceNote(until) },
            {
              value: 'auto',
              label: w.auto[plan],
              note: price === null ? '' : w.autoNote(nextOn, formatWon(price)),
            },
          ]}
        />
        {renews && (
          <CardChoiceField
            value={card}
            onChange={(chosen) => {
              setCard(chosen)
              say(null)
            }}
          />
        )}
        {!renews && due !== 0 && (
          <div>
            <WalletField<PayMethod>
              ways={ways}
              value={way}
              onChange={(chosen) => {
                setPicked(chosen)
                say(null)
              }}
            />
            {plan === 'month' && <p className="mt-2 text-note text-ink-2">{w.monthWays}</p>}
          </div>
        )}
      </div>
      <dl className="mt-6 border-t-2 border-ink pt-2">
        <Row label={joinWords.amount.full} value={price === null ? '' : formatWon(price)} />
        {coupon !== null && <Row label={coupon.name || w.couponOff} value={`−${formatWon(coupon.won)}`} />}
        {points > 0 && <Row label={joinWords.amount.points} value={`−${formatWon(points)}`} />}
      </dl>
      {!renews && <p className="text-note text-ink-2">{due === 0 ? w.freeNote : w.noRenewal(until)}</p>}
    </Checkout>
  )
}

function Lead({ answers: a, plan, period }: { answers: JoinAnswers; plan: string; period: string }) {
  const home = a.home && a.of == null ? formatPlace(a.home, a.unit ?? null) : a.ofName
  return (
    <>
      {home && <p lang="ko">{home}</p>}
      <p className="figures">{`${plan} · ${period}`}</p>
    </>
  )
}
const Row = ({ label, value }: { label: string; value: string }) => (
  <div className="flex min-h-12 items-center justify-between gap-4">
    <dt className="text-body">{label}</dt>
    <dd className="figures text-body">{value}</dd>
  </div>
)
