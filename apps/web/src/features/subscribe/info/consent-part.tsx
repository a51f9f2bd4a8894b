import { useAction } from '../../../kernel/calls/use-action.ts'
import { formatDay, formatWon } from '../../../lang/format.ts'
import { Facts } from '../../../report-body/facts.tsx'
import { showAlert } from '../../../ui/dialogs/ask.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { infoWords as w } from '../info-words.ts'
import type { Watch } from '../shared/watch.ts'
import { InfoSection } from './info-section.tsx'

/**
 * Asks for consent to a higher price: with a yes the watch continues at the new price; with a no or no answer it ends
 * before that, without a charge. Both answers look the same, and either can be changed until the last day.
 */
export function ConsentPart({ watch }: { watch: Watch }) {
  const consent = useAction('subscribeConsent')
  const due = watch.consent_due
  if (due === null) return null
  const answer = async (yes: boolean) => {
    const reply = await consent.run({ subscribe_seq: watch.subscribeSeq, offer_seq: due.offer_seq, yes })
    if (!reply.ok) await showAlert({ message: reply.message })
  }
  // An accepted offer of a year may be withdrawn; a higher price is either accepted or ends the watch.
  const [title, note, sayYes, sayNo] =
    due.plan === null
      ? [w.price(formatWon(due.price), formatDay(due.on)), w.priceNote(formatDay(due.until)), w.sayYes, w.sayNo]
      : [
          w.planTaken(formatDay(due.on), formatWon(due.price)),
          w.planTakenNote(formatDay(due.until)),
          w.planKeep,
          w.planBack,
        ]
  return (
    <InfoSection title={title} note={note}>
      <Facts
        facts={[
          { term: w.priceNow, detail: formatWon(due.before) },
          { term: w.priceThen, detail: formatWon(due.price) },
          {
            term: w.priceAnswer,
            detail: due.yes === null ? w.priceOpen : due.yes ? sayYes : sayNo,
          },
        ]}
      />
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button kind="secondary" loading={consent.busy} disabled={due.yes === true} onClick={() => void answer(true)}>
          {sayYes}
        </Button>
        <Button kind="secondary" loading={consent.busy} disabled={due.yes === false} onClick={() => void answer(false)}>
          {sayNo}
        </Button>
      </div>
    </InfoSection>
  )
}
