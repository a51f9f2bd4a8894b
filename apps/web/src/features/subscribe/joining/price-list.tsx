import type { ReactNode } from 'react'
import { formatWon } from '../../../lang/format.ts'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { aboutWords } from './about-words.ts'
import { Section } from './section.tsx'
import { useWatchPrices } from './watch-price.ts'

/** The full price of a month and of a year, and the terms of stopping. */
export function PriceList() {
  const { price: w } = aboutWords
  const prices = useWatchPrices()
  if (prices.failed !== null)
    return (
      <Section title={w.title}>
        <Banner
          kind="caution"
          title={w.failed}
          action={
            <Button kind="quiet" onClick={prices.again}>
              {aboutWords.again}
            </Button>
          }
        >
          {prices.failed}
        </Banner>
      </Section>
    )
  const { month, year } = prices
  return (
    <Section title={w.title}>
      {prices.loading ? (
        <Skeleton lines={4} />
      ) : (
        <>
          <dl className="border-t border-line">
            <Row label={w.month} note={w.monthNote} value={month ? formatWon(month.price) : w.notOnSale} />
            <Row
              label={w.year}
              note={year ? w.yearNote(formatWon(Math.floor(year.price / 12))) : null}
              value={year ? formatWon(year.price) : w.notOnSale}
            />
            <Row label={w.stop} note={w.stopNote} value={w.anytime} />
          </dl>
          <p className="mt-3 text-note text-ink-2">{w.vat}</p>
        </>
      )}
    </Section>
  )
}

const Row = ({ label, note, value }: { label: string; note: string | null; value: ReactNode }) => (
  <div className="flex min-h-16 items-baseline justify-between gap-4 border-b border-hairline py-3">
    <dt className="min-w-0">
      <span className="block text-body">{label}</span>
      {note !== null && <span className="block text-note text-ink-2">{note}</span>}
    </dt>
    <dd className="figures shrink-0 text-body font-semibold">{value}</dd>
  </div>
)
