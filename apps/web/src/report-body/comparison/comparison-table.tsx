import {
  sides,
  type Comparison,
  type Measure,
  type MeasureId,
  type Side,
} from '@jipsalpim/engine/compare/compare-homes.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'
import { isKnown, type Known, valueOf } from '@jipsalpim/engine/values/known.ts'
import { formatWon } from '../../lang/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { words } from '../words.ts'
import type { ComparedSides } from './compared-side.ts'
import { comparisonWords as w } from './comparison-words.ts'
import { shownDifference } from './shown-difference.ts'

type Row = { id: string; what: string; a: string; b: string; difference: string; better: Side | null }

/** Figure by figure: both homes, what B is compared with A, and which of them is better. */
export function ComparisonTable({ homes, compared }: { homes: ComparedSides; compared: Comparison }) {
  const rows = [shortfallRow(compared), ...compared.measures.map(rowOf), guaranteeRow(homes, compared)]
  return (
    <div role="table" aria-label={w.table} className="figures border-t-2 border-ink">
      <div role="row" className={`${GRID} sr-only @min-[44rem]:not-sr-only @min-[44rem]:grid! @min-[44rem]:py-3!`}>
        {[w.columns.what, w.side.a, w.side.b, w.columns.difference].map((name, i) => (
          <span
            key={name}
            role="columnheader"
            className={i === 3 ? 'text-note text-ink-2 @min-[44rem]:text-right' : 'text-note text-ink-2'}
          >
            {name}
          </span>
        ))}
      </div>
      {rows.map((row) => (
        <div key={row.id} role="row" className={`${GRID} grid border-b border-hairline py-3`}>
          <span role="rowheader" className="text-note text-ink-2 [grid-area:what]">
            {row.what}
          </span>
          {sides.map((side) => (
            <span
              key={side}
              role="cell"
              className={`flex items-baseline gap-1.5 text-body font-semibold ${side === 'a' ? '[grid-area:a]' : '[grid-area:b]'}`}
            >
              {row.better === side && <Better />}
              {row[side]}
            </span>
          ))}
          <span role="cell" className="text-right text-note text-ink-2 [grid-area:by]">
            {row.difference}
          </span>
        </div>
      ))}
    </div>
  )
}

const GRID =
  "grid-cols-2 gap-x-4 gap-y-1 [grid-template-areas:'what_by'_'a_b'] @min-[44rem]:grid-cols-[1.4fr_1fr_1fr_1fr] @min-[44rem]:items-baseline @min-[44rem]:[grid-template-areas:'what_a_b_by']"

const Better = () => (
  <span className="shrink-0 self-center text-brand">
    <Icon name="check" size={16} />
    <span className="sr-only">{w.better}</span>
  </span>
)

/** Up to whole 만원: a loss must not look smaller than it is. */
const upToMan = (won: Won): Won => Math.ceil(won / 10_000) * 10_000

function shortfallRow({ shortfall, outcome }: Comparison): Row {
  const [a, b] = [valueOf(shortfall.a), valueOf(shortfall.b)]
  // the possible shortfall of an incompletely known home cannot be compared with the other's
  const by = outcome.kind === 'unknown' || !a || !b ? null : b.most - a.most
  const range = (of: typeof a) => {
    if (of === null) return w.unknown
    return w.range(formatWon(upToMan(of.least)), formatWon(upToMan(of.most)))
  }
  return {
    id: 'shortfall',
    what: w.shortfall,
    a: range(a),
    b: range(b),
    difference: by === null ? w.notCompared : describeDifference(by, differenceText, w.won),
    better: by === null || by === 0 ? null : by < 0 ? 'b' : 'a',
  }
}

type Told = { say: (value: number) => string; by: { less: (by: string) => string; more: (by: string) => string } }
const points = {
  less: (by: string) => w.points.less(Number(by)),
  more: (by: string) => w.points.more(Number(by)),
}
const differenceText = (by: Won): string => formatWon(shownDifference(by))
const tenths = (n: number): string => String(n / 10)
const hundredths = (n: number): string => String(n / 100)
const told = (id: MeasureId): Told & { difference?: (by: number) => string } => {
  switch (id) {
    case 'deposit':
    case 'rent':
    case 'senior':
      return { say: wonOrNone(id), difference: differenceText, by: w.won }
    case 'deposit-ratio':
    case 'burden-ratio':
    case 'auction-rate':
      return { say: (n) => w.percent(n / 10), difference: tenths, by: points }
    case 'trades':
      return { say: (n) => (n === 0 ? w.none : w.count(n)), difference: w.count, by: w.counts }
    case 'area':
      return { say: (n) => w.size(Number(hundredths(n))), by: w.sizes }
    case 'unknowns':
      return { say: w.things, by: w.counts }
  }
}
const wonOrNone =
  (id: MeasureId) =>
  (won: Won): string =>
    won === 0 && id !== 'deposit' ? w.none : formatWon(won)

function rowOf({ id, a, b, difference, better }: Measure): Row {
  const { say, by, difference: sayBy = say } = told(id)
  const value = (of: Known<number>) => (isKnown(of) ? say(of.value) : w.unknown)
  return {
    id,
    what: w.measures[id],
    a: value(a),
    b: value(b),
    difference: difference === null ? w.notCompared : describeDifference(difference, sayBy, by),
    better,
  }
}

const describeDifference = (by: number, say: (by: number) => string, words: Told['by']): string =>
  by === 0 ? w.equal : by < 0 ? words.less(say(-by)) : words.more(say(by))

function guaranteeRow(homes: ComparedSides, { guaranteed }: Comparison): Row {
  const say = (side: Side) => words.guarantee.otherVerdict[homes[side].assessment.guarantee.verdict]
  return { id: 'guarantee', what: w.guarantee, a: say('a'), b: say('b'), difference: '', better: guaranteed }
}
