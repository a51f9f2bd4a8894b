import { cutShort, type Won } from '@jipsalpim/engine/values/won.ts'
import { moneyWords } from '../../lang/money-words.ts'
import { DataTable } from './data-table.tsx'
import { Disclosure } from '../layout/disclosure.tsx'
import { words } from '../words.ts'

type Props = {
  label: string
  low: Won
  likely: Won
  high: Won
  /** What the range is compared with: the deposit, the asking price. */
  mark?: { label: string; value: Won } | undefined
}

/** From low to high with the likely value, compared with a mark. A table shows the same figures. */
export function RangeBar({ label, low, likely, high, mark }: Props) {
  const top = niceTop(Math.max(high, mark?.value ?? 0))
  const at = (value: Won) => (value / top) * 100
  // it is also shown next to the bar, in full
  const format = (value: Won) =>
    value === mark?.value && cutShort(value) !== value ? moneyWords.say(value) : moneyWords.short(value)
  return (
    <figure
      aria-label={`${words.rangeSaid(label, moneyWords.say(low), moneyWords.say(likely), moneyWords.say(high))}${mark ? `. ${mark.label} ${moneyWords.say(mark.value)}` : ''}`}
    >
      <div aria-hidden="true" className="figures pt-7 pb-8 text-note">
        <div className="relative h-3 bg-sunk">
          <div
            className="absolute inset-y-0 bg-brand/25"
            style={{ left: `${at(low)}%`, width: `${Math.max(0.5, at(high) - at(low))}%` }}
          />
          <div className="absolute inset-y-0 left-0 border-l border-line" />
          <div className="absolute -inset-y-1 w-1 -translate-x-1/2 bg-brand" style={{ left: `${at(likely)}%` }} />
          {mark && (
            <>
              <div
                className="absolute -top-2 -bottom-2 border-l-2 border-dashed border-ink"
                style={{ left: `${at(mark.value)}%` }}
              />
              <span
                className="absolute bottom-full mb-2.5 whitespace-nowrap font-medium"
                style={anchored(at(mark.value))}
              >
                {mark.label} {format(mark.value)}
              </span>
            </>
          )}
          <span className="absolute top-full mt-2 whitespace-nowrap text-ink-2" style={anchored(at(likely))}>
            {low < likely && `${format(low)} ~ `}
            <b className="font-semibold text-brand">{format(likely)}</b>
            {likely < high && ` ~ ${format(high)}`}
          </span>
        </div>
      </div>
      <Disclosure title={words.asTable}>
        <DataTable
          caption={label}
          columns={[
            { key: 'what', label: words.item },
            { key: 'won', label: words.amount, numeric: true },
          ]}
          rows={[
            { id: 'low', what: words.range.low, won: moneyWords.say(low) },
            { id: 'likely', what: words.range.likely, won: moneyWords.say(likely) },
            { id: 'high', what: words.range.high, won: moneyWords.say(high) },
            ...(mark ? [{ id: 'mark', what: mark.label, won: moneyWords.say(mark.value) }] : []),
          ]}
        />
      </Disclosure>
    </figure>
  )
}

/** A label at its point, kept inside the bar at both ends. */
const anchored = (percent: number) => ({ left: `${percent}%`, transform: `translateX(-${Math.round(percent)}%)` })

/** Rounded up at the second digit: a round end value that keeps the mark inside. */
export function niceTop(most: Won): Won {
  if (most <= 0) return 1
  const step = 10 ** Math.max(0, Math.floor(Math.log10(most)) - 1)
  return Math.ceil((most * 1.02) / step) * step
}
