import type { Assessment, PriceRange } from '@jipsalpim/engine/assessment.ts'
import { describePriceStep, describeUnknown } from '@jipsalpim/engine/words/describe.ts'
import { formatWon } from '../../lang/format.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { Money } from '../../ui/display/money.tsx'
import { RangeBar } from '../../ui/display/range-bar.tsx'
import type { Won } from '@jipsalpim/engine/values/won.ts'
import { Facts, type Fact } from '../facts.tsx'
import { ReportSection } from '../report-section.tsx'
import { SalesPicture } from './sales-picture.tsx'
import { priceId } from './price-chips.tsx'
import { sectionsWords } from '../sections-words.ts'
import { Terms } from '../explaining/terms.tsx'
import { words } from '../words.ts'

/** The value of the home, as a range with its basis, and next to it the guarantor's value. */
export function PriceSection({ assessment }: { assessment: Assessment }) {
  const { price, lease } = assessment
  if (!('value' in price))
    return (
      <ReportSection title={words.price.title}>
        <p className="text-body">{words.price.unknown}</p>
        <p className="text-note text-ink-2">{describeUnknown(price.unknown)}</p>
        <h4 className="mt-4 text-note font-semibold text-ink-2">{words.price.find}</h4>
        <ol className="mt-1 grid list-decimal gap-1 pl-5 text-body">
          {words.price.findWays.map((way) => (
            <li key={way}>
              <Terms>{way}</Terms>
            </li>
          ))}
        </ol>
      </ReportSection>
    )
  const range = price.value
  const how = (
    <div className="-mb-4 [&>details]:border-b-0">
      <Disclosure title={sectionsWords.howCounted}>
        <Facts facts={factsOf(range)} />
      </Disclosure>
    </div>
  )
  // without a trade there is nothing to draw over time
  if (range.sales === undefined || range.sales.length === 0)
    return (
      <Card as="div">
        <ReportSection id={priceId} title={words.price.title} note={words.price.base(range)}>
          <RangeBar
            label={words.price.market}
            low={range.low}
            likely={range.likely}
            high={range.high}
            mark={markOf(range, lease)}
          />
          {how}
        </ReportSection>
      </Card>
    )
  return (
    <div id={priceId} className="scroll-mt-28">
      <SalesPicture assessment={assessment} range={range} sales={range.sales}>
        {how}
      </SalesPicture>
    </div>
  )
}

function markOf(range: PriceRange, lease: Assessment['lease']): { label: string; value: Won } | undefined {
  if ('value' in range.guarantor) return { label: words.price.guarantorShort, value: range.guarantor.value }
  return 'value' in lease.deposit ? { label: words.money.deposit, value: lease.deposit.value } : undefined
}

const factsOf = (range: PriceRange): Fact[] => [
  { term: words.price.market, detail: words.money.range(range.low, range.high) },
  {
    term: words.price.guarantor,
    detail:
      'value' in range.guarantor ? (
        <Money won={range.guarantor.value} />
      ) : (
        words.price.guarantorUnknown(describeUnknown(range.guarantor.unknown))
      ),
  },
  ...(range.guarantorBy === undefined
    ? []
    : [{ term: words.price.guarantorFrom, detail: guarantorFrom(range.guarantorBy) }]),
  { term: words.price.how, detail: words.price.method[range.method] },
  ...(range.count > 0 ? [{ term: words.price.count, detail: words.price.trades(range.count) }] : []),
  ...(range.from && range.to ? [{ term: words.price.when, detail: words.price.period(range.from, range.to) }] : []),
  ...(range.outliers + range.cancelled + (range.direct ?? 0) > 0
    ? [{ term: words.price.leftOut, detail: words.price.leftOutOf(range.outliers, range.cancelled, range.direct ?? 0) }]
    : []),
  ...(range.underground === true ? [{ term: words.price.compared, detail: words.price.underground }] : []),
  // one price alone has no width
  ...(range.width === undefined || range.low === range.high
    ? []
    : [{ term: words.price.width, detail: words.price.widthOf(range.width) }]),
  ...(range.count > 0 ? [{ term: words.price.drift, detail: driftOf(range) }] : []),
  ...(range.widened === undefined
    ? []
    : [{ term: words.price.thin, detail: range.widened.map((why) => words.price.widened[why]).join(' ') }]),
  ...(range.thin && range.widened === undefined && range.count > 0
    ? [{ term: words.price.thin, detail: words.price.thinNote }]
    : []),
  ...(range.others === undefined ? [] : [{ term: words.price.others, detail: <Others of={range.others} /> }]),
  { term: words.price.source, detail: range.to ? `${range.source} · ${words.asOf(range.to)}` : range.source },
]

function driftOf({ drift, recentDrift }: PriceRange): string {
  const evidence = [
    ...(drift === undefined ? [] : [words.price.driftOf(drift)]),
    ...(recentDrift === undefined ? [] : [words.price.recentDriftOf(recentDrift)]),
  ]
  return evidence.length === 0 ? words.price.noDrift : evidence.join(' ')
}

function Others({ of }: { of: NonNullable<PriceRange['others']> }) {
  return (
    <ul>
      {of.map(({ method, low, high, agrees }) => (
        <li key={method}>
          {words.price.otherOf(
            words.price.method[method],
            low === high ? formatWon(low) : words.money.range(low, high),
            agrees,
          )}
        </li>
      ))}
    </ul>
  )
}

/** Which step of the guarantor's order was used, and the earlier ones that had no value. */
const guarantorFrom = ({ step, standIn, skipped }: NonNullable<PriceRange['guarantorBy']>): string =>
  [
    standIn ? words.price.standIn(describePriceStep(step)) : describePriceStep(step),
    ...(skipped.length > 0 ? [words.price.skipped(skipped.map((s) => describePriceStep(s)))] : []),
  ].join(' · ')
