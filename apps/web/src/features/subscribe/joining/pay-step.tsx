import { gatewayOf, payMethods, walletMethods, type PayMethod } from '@jipsalpim/contract/areas/payment/pay-ways.ts'
import { periodOf } from '@jipsalpim/engine/watch/billing.ts'
import { useState } from 'react'
import { formatPlace } from '../../../kernel/places/format-place.ts'
import { useGo } from '../../../kernel/links.ts'
import { useToday } from '../../../kernel/today.ts'
import { formatDay, formatWon } from '../../../lang/format.ts'
import { Checkout } from '../../../shared/paying/checkout.tsx'
import { ExistingOrder } from '../../../shared/paying/existing-order.tsx'
import { firstWay, savePayWay } from '../../../shared/paying/last-way.ts'
import { WalletField } from '../../../shared/paying/wallet-field.tsx'
import { payWords } from '../../../shared/paying/words.ts'
import { Button } from '../../../ui/button.tsx'
import type { JoinAnswers, JoinStepProps } from '../join.funnel.tsx'
import { joinWords } from './join-words.ts'
import { useJoin } from './use-join.ts'
import { useWatchPrices } from './watch-price.ts'

/** What to pay with, what is paid until when, the consent and the payment. Transfer and deposit are for a year only. */
export function PayStep({ answers, answer, title, back }: JoinStepProps) {
  const { pay: w } = joinWords
  const go = useGo()
  const today = useToday()
  const prices = useWatchPrices()
  const plan = answers.plan ?? 'month'
  const price = prices[plan]?.price ?? null
  const coupon = plan === 'month' ? (answers.coupon ?? null) : null
  const due = price === null ? null : price - (coupon?.won ?? 0)
  const ways: readonly PayMethod[] = plan === 'year' ? payMethods : walletMethods
  const [picked, setPicked] = useState<PayMethod | null>(null)
  const way = picked ?? firstWay(ways)
  const [agreed, setAgreed] = useState(false)
  const [consentMissing, setConsentMissing] = useState(false)
  const { join, busy, problem, setProblem, standing, watched } = useJoin(answers)
  const until = formatDay(periodOf(today, plan, 0).to)
  const isLost = due === null && !prices.loading

  const say = (what: string | null, consent = false) => {
    setConsentMissing(consent)
    setProblem(what)
  }
  const press = () => {
    if (isLost) return prices.again()
    if (due === null) return
    if (!agreed) return say(w.consentMissing, true)
    setConsentMissing(false)
    if (due > 0) savePayWay(way)
    void join(
      { pg_name: due === 0 ? 'free' : gatewayOf[way], pay_method: due === 0 ? 'card' : way, shown_price: due },
      { onPriceChanged: prices.again, onCouponRefused: () => answer({ coupon: null }) },
    )
  }
  return (
    <Checkout
      title={title}
      lead={<Lead answers={answers} plan={w.plan[plan]} period={w.period(formatDay(today), until)} />}
      onBack={back}
      due={due}
      dueNote={due === 0 ? payWords.nothingMore : undefined}
      consent={w.consent}
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
      pay={{
        label: isLost ? w.priceAgain : due === 0 ? w.free : payWords.payWith[way](due === null ? '' : formatWon(due)),
        busy,
        off: due === null && !isLost,
        onPress: press,
      }}
    >
      {due !== 0 && (
        <div className="mt-6">
          <WalletField<PayMethod>
            ways={ways}
            value={way}
            onChange={(to) => {
              setPicked(to)
              say(null)
            }}
          />
          {plan === 'month' && <p className="mt-2 text-note text-ink-2">{w.monthWays}</p>}
        </div>
      )}
      <dl className="mt-6 border-t-2 border-ink pt-2">
        <Row label={joinWords.amount.full} value={price === null ? '' : formatWon(price)} />
        {coupon !== null && <Row label={coupon.name || w.couponOff} value={`−${formatWon(coupon.won)}`} />}
      </dl>
      <p className="text-note text-ink-2">{due === 0 ? w.freeNote : w.noRenewal(until)}</p>
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
