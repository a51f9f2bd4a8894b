import { payWords } from '../../../shared/paying/words.ts'
import { formatWon } from '../../../lang/format.ts'
import { amountWords as w } from './words.ts'

export type PriceRows = {
  full: number
  /** Automatic discounts. */
  discounts: readonly { name: string; won: number }[]
  coupon: number
  /** What a ticket pays: all or nothing. */
  ticket: number
  due: number
}

/**
 * The price before discounts, and each discount by name except the coupon's, which has its own row; the total is at the
 * button.
 */
export function PricePart({ price, failed }: { price: PriceRows | null; failed: string | null }) {
  if (!price)
    return (
      <div className="min-h-12 py-2">
        <p className="text-body">{w.price}</p>
        <p className="text-note text-ink-2">{failed ?? ' '}</p>
      </div>
    )
  const cuts = [
    ...price.discounts.map((d) => ({ label: d.name, won: d.won })),
    ...(price.ticket > 0 ? [{ label: w.ticketOff, won: price.ticket }] : []),
  ]
  return (
    <div aria-live="polite">
      <dl>
        <Row label={w.price} value={formatWon(price.full)} />
        {cuts.map((cut) => (
          <Row key={cut.label} label={cut.label} value={`−${formatWon(cut.won)}`} />
        ))}
      </dl>
      {(price.ticket > 0 || price.due === 0) && (
        <p className="pb-2 text-note text-ink-2">{price.ticket > 0 ? payWords.ticketDueNote : w.freeNote}</p>
      )}
    </div>
  )
}

const Row = ({ label, value }: { label: string; value: string }) => (
  <div className="flex min-h-12 items-center justify-between gap-4">
    <dt className="text-body">{label}</dt>
    <dd className="figures text-body">{value}</dd>
  </div>
)
