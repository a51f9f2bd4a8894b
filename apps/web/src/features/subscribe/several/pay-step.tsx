import { gatewayOf, payMethods, walletMethods } from '@jipsalpim/contract/areas/payment/pay-methods.ts'
import { addDays } from '@jipsalpim/engine/values/day.ts'
import { periodOf } from '@jipsalpim/engine/watch/billing.ts'
import { useGo } from '../../../kernel/links.ts'
import { useToday } from '../../../kernel/today.ts'
import { formatDay, formatWon } from '../../../lang/format.ts'
import { Checkout } from '../../../shared/paying/checkout.tsx'
import { ExistingOrder } from '../../../shared/paying/existing-order.tsx'
import { savePayMethod } from '../../../shared/paying/last-pay-method.ts'
import { payWords } from '../../../shared/paying/words.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import type { JoinStepProps } from '../join.funnel.tsx'
import { joinWords } from '../joining/join-words.ts'
import { nextPrice } from '../joining/next-price.ts'
import { PayChoiceFields, usePayChoice } from '../joining/pay-choice.tsx'
import { useWatchPrices } from '../joining/watch-price.ts'
import { askedPriceWords as asked } from '../shared/asked-price-words.ts'
import { HomeList } from './home-list.tsx'
import { severalWords as w } from './several-words.ts'
import { useBulkPrice } from './use-bulk-price.ts'
import { usePaySeveral } from './use-pay-several.ts'

/** Not offered: a payment by deposit account can only be refunded as a whole, but homes are refunded one by one. */
const yearWays = payMethods.filter((way) => way !== 'vbank')

/** Several homes: one-time or automatic payment, the payment method, the consent and one payment for all. */
export function SeveralPayStep({ answers, title, back }: JoinStepProps) {
  const { pay } = joinWords
  const go = useGo()
  const today = useToday()
  const homes = answers.several ?? []
  const plan = answers.plan ?? 'month'
  const sum = useBulkPrice(homes, plan)
  const isNone = sum.data?.pays.length === 0
  const due = isNone ? null : (sum.data?.price ?? null)
  const { to } = periodOf(today, plan, 0)
  const prices = useWatchPrices()
  const sold = prices[plan]
  // A discount may be over by then: the higher price is charged only after another yes.
  const next = sold && nextPrice(sold, null, addDays(to, 1))
  const each = w.perHome(next ? formatWon(next.won) : '')
  const [until, nextOn] = [formatDay(to), formatDay(addDays(to, 1))]
  const wanted = { homes, yearly: plan === 'year', price: due ?? 0 }
  const { run, busy, problem, setProblem, standing } = usePaySeveral(wanted, sum.again)
  const choice = usePayChoice(plan === 'year' ? yearWays : walletMethods, setProblem)
  const { renews, card, way, toRegister } = choice

  const failed = sum.state === 'failed' ? sum.error.message : prices.failed

  const press = () => {
    if (sum.state === 'failed') return sum.again()
    if (failed !== null) return prices.again()
    if (due === null) return
    if (toRegister) return go('subscribeInit')
    if (!choice.isComplete()) return
    if (renews && typeof card === 'number') return void run({ card_seq: card })
    savePayMethod(way)
    const gateway = gatewayOf[way]
    if (way !== 'vbank') void run({ pg_name: gateway, pay_method: way })
  }
  const said = due === null ? '' : formatWon(due)
  const label =
    failed !== null
      ? pay.priceAgain
      : toRegister
        ? pay.register
        : renews
          ? pay.payCard(said)
          : due === 0
            ? pay.free
            : payWords.payWith[way](said)
  return (
    <Checkout
      title={title}
      lead={<p className="figures">{w.lead(sum.data?.pays.length ?? homes.length, pay.plan[plan])}</p>}
      onBack={back}
      due={due}
      consent={
        !renews || due === null
          ? pay.consent
          : next?.isAsked
            ? asked.consent(said, nextOn, each)
            : w.consentAuto(said, nextOn)
      }
      {...choice.consent}
      problem={problem ?? failed ?? (isNone ? w.none : null)}
      way={
        isNone ? (
          <Button kind="quiet" onClick={() => go('subscribeChoose')}>
            {w.otherHomes}
          </Button>
        ) : (
          <ExistingOrder merchant_uid={standing} to="subscribeOwnerHouseComplete" />
        )
      }
      foot={pay.foot}
      pay={{ label, busy, off: (failed === null && (due === null || (renews && !next))) || isNone, onPress: press }}
    >
      <div className="mt-6 grid gap-6">
        {sum.state === 'loading' && <Skeleton lines={4} />}
        {sum.data && <HomeList homes={homes} price={sum.data} />}
        {!isNone && (
          <PayChoiceFields
            choice={choice}
            plan={plan}
            until={until}
            autoNote={
              due === null || !next ? '' : next.isAsked ? asked.chargeOn(nextOn, each) : w.autoNote(nextOn, each)
            }
            isFree={due === 0}
          />
        )}
      </div>
      <p className="mt-6 text-note text-ink-2">{w.onlyRest}</p>
      {!renews && <p className="text-note text-ink-2">{pay.noRenewal(until)}</p>}
    </Checkout>
  )
}
