import { useState } from 'react'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { formatDay, formatWon } from '../../../lang/format.ts'
import { Facts } from '../../../report-body/facts.tsx'
import { showAlert } from '../../../ui/dialogs/ask.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { FieldError } from '../../../ui/forms/field.tsx'
import { toast } from '../../../ui/dialogs/toast.ts'
import { infoWords as w } from '../info-words.ts'
import type { Watch } from '../shared/watch.ts'
import { InfoSection } from './info-section.tsx'

/**
 * An offer for the next period. Shown only here, never on the way to stopping; renders nothing if there is no offer or
 * the list is not loaded.
 */
export function OfferPart({ watch }: { watch: Watch }) {
  const id = watch.subscribeSeq
  const list = useCall('subscribeOffer', { id })
  const take = useAction('subscribeOfferTake')
  const [agreed, setAgreed] = useState(false)
  const [missing, setMissing] = useState(false)
  const offer = list.data?.offers[0]
  if (!offer) return null
  const { price, until, offer_seq, price_now, list_price, from_on } = offer
  const press = async () => {
    setMissing(!agreed)
    if (!agreed) return
    const reply = await take.run({ subscribe_seq: id, offer_seq, price, agreed: true })
    if (reply.ok) return toast(w.offerTaken)
    list.again()
    await showAlert({ message: reply.message })
  }
  return (
    <InfoSection title={w.offer(formatWon(price))} note={w.offerNote(formatDay(until))}>
      <Facts
        facts={[
          { term: w.offerNow, detail: formatWon(price_now) },
          { term: w.offerThen, detail: w.nextChargeOf(formatDay(from_on), formatWon(price)) },
          { term: w.offerList, detail: formatWon(list_price) },
        ]}
      />
      <div className="mt-3">
        <CheckField
          label={w.offerConsent(formatDay(from_on), formatWon(price))}
          checked={agreed}
          wrong={missing}
          onChange={(yes) => {
            setAgreed(yes)
            setMissing(false)
          }}
        />
        <FieldError id="offer-problem" error={missing ? w.offerMissing : null} />
      </div>
      <div className="mt-3">
        <Button kind="secondary" loading={take.busy} onClick={() => void press()}>
          {w.offerTake}
        </Button>
      </div>
    </InfoSection>
  )
}
