import { gatewayOf, payMethods, walletMethods, type PayMethod } from '@jipsalpim/contract/areas/payment/pay-ways.ts'
import { addDays } from '@jipsalpim/engine/values/day.ts'
import { periodOf } from '@jipsalpim/engine/watch/billing.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useGo } from '../../../kernel/links.ts'
import { readSeq } from '../../../kernel/read-seq.ts'
import { useToday } from '../../../kernel/today.ts'
import { formatDay, formatWon } from '../../../lang/format.ts'
import { Checkout } from '../../../shared/paying/checkout.tsx'
import { ExistingOrder } from '../../../shared/paying/existing-order.tsx'
import { firstWay, savePayWay } from '../../../shared/paying/last-way.ts'
import { WalletField } from '../../../shared/paying/wallet-field.tsx'
import { payWords } from '../../../shared/paying/words.ts'
import { ChoiceField } from '../../../ui/choice-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { JoinStepProps } from '../join.funnel.tsx'
import { CardChoiceField, type CardChoice } from '../joining/card-choice.tsx'
import { joinWords } from '../joining/join-words.ts'
import { HomeList } from './home-list.tsx'
import { severalWords as w } from './several-words.ts'
import { useBulkPrice } from './use-bulk-price.ts'
import { usePaySeveral } from './use-pay-several.ts'

/** An account to pay into has one order and one sum that comes back as a whole: not for several homes. */
const yearWays = payMethods.filter((way) => way !== 'vbank')

/** Several homes: once or by itself, what to pay with, the consent and the one payment. */
export function SeveralPayStep({ answers, title, back }: JoinStepProps) {
  const { pay } = joinWords
  const go = useGo()
  const [query] = useSearchParams()
  const today = useToday()
  const homes = answers.several ?? []
  const plan = answers.plan ?? 'month'
  const sum = useBulkPrice(homes, plan)
  const due = sum.data?.price ?? null
  const one = sum.data?.pays[0]?.won ?? 0
  const { to } = periodOf(today, plan, 0)
  const [until, nextOn] = [formatDay(to), formatDay(addDays(to, 1))]
  // The card that was registered on the way.
  const registered = readSeq(query.get('card'))
  const [renews, setRenews] = useState(registered !== null)
  const [card, setCard] = useState<CardChoice | null>(registered)
  const ways: readonly PayMethod[] = plan === 'year' ? yearWays : walletMethods
  const [picked, setPicked] = useState<PayMethod | null>(null)
  const way = picked ?? firstWay(ways)
  const [agreed, setAgreed] = useState(false)
  const [consentMissing, setConsentMissing] = useState(false)
  const wanted = { homes, yearly: plan === 'year', price: due ?? 0 }
  const { run, busy, problem, setProblem, standing } = usePaySeveral(wanted, sum.again)
  const toRegister = renews && card === 'fresh'
  const isNone = sum.data?.pays.length === 0

  const say = (what: string | null, consent = false) => {
    setConsentMissing(consent)
    setProblem(what)
  }
  const press = () => {
    if (sum.state === 'failed') return sum.again()
    if (due === null) return
    if (toRegister) return go('subscribeInit')
    if (renews && card === null) return say(pay.card)
    if (!agreed) return say(pay.consentMissing, true)
    setConsentMissing(false)
    if (renews && typeof card === 'number') return void run({ card_seq: card })
    savePayWay(way)
    const gateway = gatewayOf[way]
    if (way !== 'vbank') void run({ pg_name: gateway, pay_method: way })
  }
  const said = due === null ? '' : formatWon(due)
  const label =
    sum.state === 'failed'
      ? pay.priceAgain
      : toRegister
        ? pay.register
        : renews
          ? pay.payCard(said)
          : payWords.payWith[way](said)
  return (
    <Checkout
      title={title}
      lead={<p className="figures">{w.lead(sum.data?.pays.length ?? homes.length, pay.plan[plan])}</p>}
      onBack={back}
      due={due}
      consent={renews && due !== null ? w.consentAuto(said, nextOn) : pay.consent}
      agreed={agreed}
      onAgree={(yes) => {
        setAgreed(yes)
        if (consentMissing) say(null)
      }}
      consentMissing={consentMissing}
      problem={problem ?? (sum.state === 'failed' ? sum.error.message : isNone ? w.none : null)}
      way={<ExistingOrder merchant_uid={standing} to="subscribeOwnerHouseComplete" />}
      foot={pay.foot}
      pay={{ label, busy, off: (due === null && sum.state !== 'failed') || isNone, onPress: press }}
    >
      <div className="mt-6 grid gap-6">
        {sum.state === 'loading' && <Skeleton lines={4} />}
        {sum.data && <HomeList homes={homes} price={sum.data} />}
        <ChoiceField
          label={pay.how}
          value={renews ? 'auto' : 'once'}
          onChange={(how) => {
            setRenews(how === 'auto')
            // Another consent than the one that was given.
            setAgreed(false)
            say(null)
          }}
          options={[
            { value: 'once', label: pay.once, note: pay.onceNote(until) },
            { value: 'auto', label: pay.auto[plan], note: due === null ? '' : w.autoNote(nextOn, formatWon(one)) },
          ]}
        />
        {renews ? (
          <CardChoiceField
            value={card}
            onChange={(chosen) => {
              setCard(chosen)
              say(null)
            }}
          />
        ) : (
          <WalletField<PayMethod>
            ways={ways}
            value={way}
            onChange={(chosen) => {
              setPicked(chosen)
              say(null)
            }}
          />
        )}
      </div>
      <p className="mt-6 text-note text-ink-2">{w.onlyRest}</p>
      {!renews && <p className="text-note text-ink-2">{pay.noRenewal(until)}</p>}
    </Checkout>
  )
}
