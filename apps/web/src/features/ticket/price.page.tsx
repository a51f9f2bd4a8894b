import type { TicketPack } from '@jipsalpim/contract/areas/ticket/packs.ts'
import { useState } from 'react'
import { useBack } from '../../kernel/links.ts'
import { Due } from '../../shared/paying/due.tsx'
import { GatewayField } from '../../shared/paying/gateway-field.tsx'
import type { Gateway, Paying } from '../../shared/paying/pay.ts'
import { ExistingOrder } from '../../shared/paying/existing-order.tsx'
import { usePurchase } from '../../shared/paying/use-purchase.ts'
import { formatWon } from '../../lang/format.ts'
import { Button } from '../../ui/button.tsx'
import { CheckField } from '../../ui/check-field.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Rules } from './rules.tsx'
import { usePacks } from './use-packs.ts'
import { ticketWords as w } from './words.ts'

/** How many tickets, which card, and the agreement to their conditions; the full price before the first tap. */
export default function TicketPricePage() {
  const back = useBack('ticketInfo')
  const { packs, failed, again } = usePacks()
  const [product, setProduct] = useState<TicketPack | null>(null)
  const [gateway, setGateway] = useState<Gateway>('portone')
  const [agreed, setAgreed] = useState(false)
  const { buy, busy, problem, setProblem, standing } = usePurchase('orderTicket', PAYING, again)
  const chosen = packs?.find((p) => p.product === product) ?? null
  const press = () => {
    if (!chosen) return setProblem(w.chooseMissing)
    if (!agreed) return setProblem(w.consentMissing)
    void buy({ product: chosen.product, shown_price: chosen.price }, gateway, chosen.product)
  }
  return (
    <Page
      title={w.chooseTitle}
      heading
      onBack={back}
      bottomNote={
        <>
          <FieldError id="ticket-problem" error={problem} />
          <ExistingOrder merchant_uid={standing} to={PAYING.back} />
        </>
      }
      bottom={
        <Button size="large" wide loading={busy} disabled={!packs} onClick={press}>
          {chosen ? w.pay(formatWon(chosen.price)) : w.payNone}
        </Button>
      }
    >
      {packs ? (
        <ChoiceField
          label={w.choose}
          value={product}
          onChange={setProduct}
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
      {chosen && <Due won={chosen.price} />}
      <div className="mt-8">
        <GatewayField value={gateway} onChange={setGateway} />
      </div>
      <div className="mt-8">
        <CheckField label={w.consent} checked={agreed} onChange={setAgreed} />
        <Disclosure title={w.rulesSee}>
          <Rules />
        </Disclosure>
      </div>
    </Page>
  )
}

const PAYING: Paying = { confirm: 'orderTicketPayment', back: 'ticketPriceComplete' }
