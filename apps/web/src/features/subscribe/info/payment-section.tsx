import { useGo } from '../../../kernel/links.ts'
import { formatDay, formatWon } from '../../../lang/format.ts'
import { Facts } from '../../../report-body/facts.tsx'
import { LinkList } from '../../../ui/buttons/link-list.tsx'
import { infoWords as w } from '../info-words.ts'
import { askedPriceWords } from '../shared/asked-price-words.ts'
import { isLiving, planText, type Watch } from '../shared/watch.ts'
import { InfoSection } from './info-section.tsx'

/** Until when the watch is paid, and the next charge or that there is none. */
export function PaymentSection({ watch }: { watch: Watch }) {
  const go = useGo()
  const { paid_until, state, next_charge, cardName, cardNumber } = watch
  return (
    <InfoSection title={w.payment}>
      <Facts
        facts={[
          { term: w.plan, detail: planText(watch) },
          // The rest of a period that was stopped is refunded.
          ...(state === 'stopped'
            ? []
            : [{ term: w.paidUntil, detail: paid_until === null ? w.unpaid : w.until(formatDay(paid_until)) }]),
          ...(next_charge === null
            ? []
            : [
                {
                  term: w.nextCharge,
                  detail: w.nextChargeOf(formatDay(next_charge.on), formatWon(next_charge.won)),
                },
              ]),
          ...(cardNumber === null
            ? []
            : [{ term: w.card, detail: <span lang="ko">{[cardName, cardNumber].filter(Boolean).join(' ')}</span> }]),
        ]}
      />
      {next_charge?.needs_consent && <p className="mt-2 text-note text-ink-2">{askedPriceWords.note}</p>}
      {next_charge === null && isLiving(watch) && <p className="mt-2 text-note text-ink-2">{w.nextChargeNone}</p>}
      <LinkList
        items={[{ id: 'orders', title: w.toOrders, to: go.href('subscribeOrder', { id: watch.subscribeSeq }) }]}
      />
    </InfoSection>
  )
}
