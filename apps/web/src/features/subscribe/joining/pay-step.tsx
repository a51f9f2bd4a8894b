import { gatewayOf, payMethods, walletMethods } from '@jipsalpim/contract/areas/payment/pay-methods.ts'
import { addDays } from '@jipsalpim/engine/values/day.ts'
import { periodOf } from '@jipsalpim/engine/watch/billing.ts'
import { useGo } from '../../../kernel/links.ts'
import { formatPlace } from '../../../kernel/places/format-place.ts'
import { useToday } from '../../../kernel/today.ts'
import { formatDay, formatWon } from '../../../lang/format.ts'
import { Checkout } from '../../../shared/paying/checkout.tsx'
import { ExistingOrder } from '../../../shared/paying/existing-order.tsx'
import { savePayMethod } from '../../../shared/paying/last-pay-method.ts'
import { payWords } from '../../../shared/paying/words.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import type { JoinAnswers, JoinStepProps } from '../join.funnel.tsx'
import { askedPriceWords as asked } from '../shared/asked-price-words.ts'
import { joinWords } from './join-words.ts'
import { nextPrice } from './next-price.ts'
import { PayChoiceFields, usePayChoice } from './pay-choice.tsx'
import { useJoin } from './use-join.ts'
import { useWatchPrices } from './watch-price.ts'

/**
 * One-time or automatic payment, the payment method, the paid period, the consent and the payment. A payment in a
 * window does not renew; only a stored card does. Transfer and deposit are offered for a year only.
 */
export function PayStep({ answers, answer, title, back }: JoinStepProps) {
  const { pay: w } = joinWords
  const go = useGo()
  const today = useToday()
  const prices = useWatchPrices()
  const plan = answers.plan ?? 'month'
  const sold = prices[plan]
  const price = sold?.price ?? null
  const coupon = plan === 'month' ? (answers.coupon ?? null) : null
  const points = answers.points ?? 0
  const due = price === null ? null : price - (coupon?.won ?? 0) - points
  const { to } = periodOf(today, plan, 0)
  const [until, nextOn] = [formatDay(to), formatDay(addDays(to, 1))]
  const next = sold && nextPrice(sold, coupon, addDays(to, 1))
  const { join, joinByCard, busy, problem, setProblem, standing, watched } = useJoin(answers)
  const choice = usePayChoice(plan === 'year' ? payMethods : walletMethods, setProblem)
  const { renews, card, way, toRegister } = choice
  const isLost = due === null && !prices.loading

  const press = () => {
    if (isLost) return prices.again()
    if (due === null) return
    if (toRegister) return go('subscribeInit')
    if (!choice.isComplete()) return
    const then = {
      onPriceChanged: prices.again,
      onCouponRefused: () => answer({ coupon: null }),
      onPointsShort: () => answer({ points: 0 }),
    }
    if (renews && typeof card === 'number') return void joinByCard(card, due, then)
    if (due > 0) savePayMethod(way)
    const terms =
      due === 0 ? ({ pg_name: 'free', pay_method: 'card' } as const) : { pg_name: gatewayOf[way], pay_method: way }
    void join({ ...terms, shown_price: due }, then)
  }
  const sum = due === null ? '' : formatWon(due)
  const renewal = next && {
    note: next.isAsked ? asked.chargeOn(nextOn, formatWon(next.won)) : w.autoNote(nextOn, formatWon(next.won)),
    consent: (next.isAsked ? asked.consent : w.consentAuto)(sum, nextOn, formatWon(next.won)),
  }
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
      dueNote={due === 0 && !renews ? payWords.nothingMore : undefined}
      consent={renews && renewal ? renewal.consent : w.consent}
      {...choice.consent}
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
        <PayChoiceFields
          choice={choice}
          plan={plan}
          until={until}
          autoNote={renewal?.note ?? ''}
          isFree={due === 0}
          walletNote={plan === 'month' ? w.monthWays : undefined}
        />
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
