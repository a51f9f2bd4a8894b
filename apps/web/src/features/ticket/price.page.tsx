import { walletMethods, type WalletMethod } from '@jipsalpim/contract/areas/payment/pay-methods.ts'
import type { TicketPack } from '@jipsalpim/contract/areas/ticket/packs.ts'
import { useState } from 'react'
import { useBack } from '../../kernel/links.ts'
import { Checkout } from '../../shared/paying/checkout.tsx'
import { ExistingOrder } from '../../shared/paying/existing-order.tsx'
import { preselectedMethod } from '../../shared/paying/last-pay-method.ts'
import type { Paying } from '../../shared/paying/pay.ts'
import { usePurchase } from '../../shared/paying/use-purchase.ts'
import { WalletField } from '../../shared/paying/wallet-field.tsx'
import { payWords } from '../../shared/paying/words.ts'
import { formatWon } from '../../lang/format.ts'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Rules } from './rules.tsx'
import { usePacks } from '../../shared/paying/use-packs.ts'
import { ticketWords as w } from './words.ts'

/** How many tickets, what to pay with, and the agreement to their conditions; the full price before the first tap. */
export default function TicketPricePage() {
  const back = useBack('ticketInfo')
  const { packs, failed, again } = usePacks()
  const [product, setProduct] = useState<TicketPack | null>(null)
  const [way, setWay] = useState<WalletMethod>(() => preselectedMethod(walletMethods))
  const [agreed, setAgreed] = useState(false)
  const [consentMissing, setConsentMissing] = useState(false)
  const { buy, busy, problem, setProblem, standing } = usePurchase('orderTicket', PAYING, again)
  const chosen = packs?.find((p) => p.product === product) ?? null
  const press = () => {
    setConsentMissing(chosen !== null && !agreed)
    if (!chosen) return setProblem(w.chooseMissing)
    if (!agreed) return setProblem(w.consentMissing)
    void buy({ product: chosen.product, shown_price: chosen.price }, way, chosen.product)
  }
  return (
    <Checkout
      title={w.chooseTitle}
      onBack={back}
      due={chosen?.price ?? null}
      consent={w.consent}
      agreed={agreed}
      onAgree={(yes) => {
        setAgreed(yes)
        if (consentMissing) setProblem(null)
      }}
      consentMissing={consentMissing}
      problem={problem}
      way={<ExistingOrder merchant_uid={standing} to={PAYING.back} />}
      pay={{
        label: chosen ? payWords.payWith[way](formatWon(chosen.price)) : w.payNone,
        busy,
        off: !packs,
        onPress: press,
      }}
    >
      <div className="mt-6">
        {packs ? (
          <ChoiceField
            label={w.choose}
            value={product}
            onChange={(to) => {
              setProduct(to)
              setProblem(null)
            }}
            options={packs.map((p) => ({
              value: p.product,
              label: w.pack(p.tickets),
              note: [
                w.packPrice(formatWon(p.price), formatWon(p.unit)),
                ...(p.saves !== null && p.saves > 0 ? [w.saves(formatWon(p.saves))] : []),
              ].join(' · '),
            }))}
          />
        ) : failed !== null ? (
          <ErrorState title={w.priceFailed} onRetry={again} retry={w.priceAgain}>
            {failed}
          </ErrorState>
        ) : (
          <Skeleton lines={6} />
        )}
      </div>
      <div className="mt-6">
        <WalletField ways={walletMethods} value={way} onChange={setWay} />
      </div>
      <div className="mt-6">
        <Disclosure title={w.rulesSee}>
          <Rules />
        </Disclosure>
      </div>
    </Checkout>
  )
}

const PAYING: Paying = { confirm: 'orderTicketPayment', back: 'ticketPriceComplete' }
