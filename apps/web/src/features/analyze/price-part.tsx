import { payWords } from '../../shared/paying/words.ts'
import { formatWon } from '../../lang/format.ts'
import { cx } from '../../ui/cx.ts'
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

/** The full price: the price before, each discount by name, and what is paid. */
export function PricePart({ price, failed }: { price: PriceRows | null; failed: string | null }) {
  if (!price)
    return (
      <div className="min-h-20 border-t border-line pt-4">
        <p className="text-body">{w.price}</p>
        <p className="mt-1 text-right text-note text-ink-2">{failed ?? ' '}</p>
      </div>
    )
  const cuts = [
    ...price.discounts.map((d) => ({ label: d.name, won: d.won })),
    ...(price.ticket > 0 ? [{ label: w.ticketOff, won: price.ticket }] : []),
    ...(price.coupon > 0 ? [{ label: w.couponOff, won: price.coupon }] : []),
  ]
  return (
    <div className="border-t border-line pt-4" aria-live="polite">
      <dl>
        {cuts.length > 0 && (
          <>
            <Row label={w.price} value={formatWon(price.full)} />
            {cuts.map((cut) => (
              <Row key={cut.label} label={cut.label} value={`−${formatWon(cut.won)}`} />
            ))}
          </>
        )}
        <Row label={cuts.length > 0 ? w.due : w.price} value={formatWon(price.due)} strong />
      </dl>
      <p className="mt-1 text-right text-note text-ink-2">
        {price.ticket > 0 ? payWords.ticketDueNote : price.due === 0 ? w.freeNote : w.priceNote}
      </p>
    </div>
  )
}

const Row = ({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) => (
  <div className={cx('flex items-baseline justify-between gap-4', strong && 'pt-1')}>
    <dt className={strong ? 'text-body' : 'text-body text-ink-2'}>{label}</dt>
    <dd className={cx('figures', strong ? 'text-title font-bold' : 'text-body text-ink-2')}>{value}</dd>
  </div>
)
