import type { Assessment, PriceRange } from '@jipsalpim/engine/assessment.ts'
import { sayUnknown } from '@jipsalpim/engine/words/ko.ts'
import { priceStepWords } from '@jipsalpim/engine/words/ko/guarantee.ts'
import { sayWon } from '../lang/say.ts'
import { Money } from '../ui/money.tsx'
import { RangeBar } from '../ui/range-bar.tsx'
import { Facts, type Fact } from './facts.tsx'
import { ReportSection } from './report-section.tsx'
import { Terms } from './terms.tsx'
import { words } from './words.ts'

const say = words.price

/** The value of the home, as a range with its basis, next to the guarantor's value. */
export function PriceSection({ assessment: { price, lease } }: { assessment: Assessment }) {
  if (!('value' in price))
    return (
      <ReportSection title={say.title}>
        <p className="text-body">{say.unknown}</p>
        <p className="text-note text-ink-2">{sayUnknown(price.unknown)}</p>
        <h3 className="mt-4 text-note font-semibold text-ink-2">{say.find}</h3>
        <ol className="mt-1 grid list-decimal gap-1 pl-5 text-body">
          {say.findWays.map((way) => (
            <li key={way}>
              <Terms>{way}</Terms>
            </li>
          ))}
        </ol>
      </ReportSection>
    )
  const range = price.value
  const mark =
    'value' in range.guarantor
      ? { label: say.guarantorShort, value: range.guarantor.value }
      : 'value' in lease.deposit
        ? { label: words.money.deposit, value: lease.deposit.value }
        : null
  return (
    <ReportSection title={say.title} note={say.base(range)}>
      {mark && <RangeBar label={say.market} low={range.low} likely={range.likely} high={range.high} mark={mark} />}
      <Facts facts={factsOf(range)} />
    </ReportSection>
  )
}

const factsOf = (range: PriceRange): Fact[] => [
  { term: say.market, detail: words.money.range(range.low, range.high) },
  {
    term: say.guarantor,
    detail:
      'value' in range.guarantor ? (
        <Money won={range.guarantor.value} />
      ) : (
        say.guarantorUnknown(sayUnknown(range.guarantor.unknown))
      ),
  },
  ...(range.guarantorBy === undefined ? [] : [{ term: say.guarantorFrom, detail: guarantorFrom(range.guarantorBy) }]),
  { term: say.how, detail: say.method[range.method] },
  ...(range.count > 0 ? [{ term: say.count, detail: say.trades(range.count) }] : []),
  ...(range.from && range.to ? [{ term: say.when, detail: say.period(range.from, range.to) }] : []),
  ...(range.outliers + range.cancelled + (range.direct ?? 0) > 0
    ? [{ term: say.leftOut, detail: say.leftOutOf(range.outliers, range.cancelled, range.direct ?? 0) }]
    : []),
  ...(range.underground === true ? [{ term: say.compared, detail: say.underground }] : []),
  // a single price has no width
  ...(range.width === undefined || range.low === range.high
    ? []
    : [{ term: say.width, detail: say.widthOf(range.width) }]),
  ...(range.count > 0 ? [{ term: say.drift, detail: driftOf(range) }] : []),
  ...(range.widened === undefined
    ? []
    : [{ term: say.thin, detail: range.widened.map((why) => say.widened[why]).join(' ') }]),
  ...(range.thin && range.widened === undefined && range.count > 0 ? [{ term: say.thin, detail: say.thinNote }] : []),
  ...(range.others === undefined ? [] : [{ term: say.others, detail: <Others of={range.others} /> }]),
  { term: say.source, detail: range.to ? `${range.source} · ${words.asOf(range.to)}` : range.source },
]

function driftOf({ drift, recentDrift }: PriceRange): string {
  const told = [
    ...(drift === undefined ? [] : [say.driftOf(drift)]),
    ...(recentDrift === undefined ? [] : [say.recentDriftOf(recentDrift)]),
  ]
  return told.length === 0 ? say.noDrift : told.join(' ')
}

function Others({ of }: { of: NonNullable<PriceRange['others']> }) {
  return (
    <ul>
      {of.map(({ method, low, high, agrees }) => (
        <li key={method}>
          {say.otherOf(say.method[method], low === high ? sayWon(low) : words.money.range(low, high), agrees)}
        </li>
      ))}
    </ul>
  )
}

/** Which step of the guarantor's order was used, and the earlier ones that had no value. */
const guarantorFrom = ({ step, standIn, skipped }: NonNullable<PriceRange['guarantorBy']>): string =>
  [
    standIn ? say.standIn(priceStepWords[step]) : priceStepWords[step],
    ...(skipped.length > 0 ? [say.skipped(skipped.map((s) => priceStepWords[s]))] : []),
  ].join(' · ')
