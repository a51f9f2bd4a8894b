import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'
import { moneyWords } from '../../lang/money-words.ts'
import { chartWords as words } from './chart-words.ts'
import { Drawing, Label, Line, type Tone } from './drawing.tsx'
import { apart, linear, px, widthOf, wonTicks, yearOf } from './scale.ts'

type Sale = { day: Day; won: Won }
/** What the price is compared with: drawn across the picture. */
export type Against = { id: string; label: string; won: Won; look: 'mine' | 'dashed' | 'dotted' }
type Props = {
  width: number
  label: string
  sales: readonly Sale[]
  /** What the owner paid for this very home. */
  own: (Sale & { label: string }) | null
  price: { label: string; low: Won; likely: Won; high: Won }
  against: readonly Against[]
  today: Day
}

const lines = {
  mine: { className: 'stroke-brand', width: 2.5, dash: undefined },
  dashed: { className: 'stroke-ink', width: 1.5, dash: '7 4' },
  dotted: { className: 'stroke-ink-3', width: 1.5, dash: '1.5 3.5' },
} as const

/** The home among its trades: each one a dot at its day, the range of today's price a band at the end. */
export function SalesChart({ width, label, sales, own, price, against, today }: Props) {
  const height = width < 360 ? 226 : 266
  const ends: { label: string; sum: string; won: Won; tone: Tone }[] = [
    {
      label: price.label,
      sum: words.fromTo(moneyWords.short(price.low), moneyWords.short(price.high)),
      won: price.likely,
      tone: 'strong',
    },
    ...against.map(({ label: name, won, look }) => ({
      label: name,
      sum: moneyWords.short(won),
      won,
      tone: look === 'mine' ? ('mine' as const) : look === 'dotted' ? ('faint' as const) : ('strong' as const),
    })),
  ]
  const all = [
    price.low,
    price.high,
    ...sales.map((s) => s.won),
    ...against.map((a) => a.won),
    ...(own ? [own.won] : []),
  ]
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const room = Math.max((most - least) * 0.08, most * 0.01)
  const ticks = wonTicks(Math.max(0, least - room), most + room)
  const left = Math.max(...ticks.map((t) => widthOf(moneyWords.short(t))), 8) + 8
  const right = width - Math.max(...ends.map((e) => Math.max(widthOf(e.label), widthOf(e.sum)))) - 26
  const [top, bottom] = [14, height - 26]
  const days = [...sales, ...(own ? [own] : [])].map((s) => yearOf(s.day))
  const [from, to] = [Math.min(...days, yearOf(today) - 1) - 0.1, yearOf(today)]
  const x = linear(from, to, left, right)
  const y = linear(Math.max(0, least - room), most + room, bottom, top)
  const places = apart(
    ends.map((e) => y(e.won)),
    37,
    top + 6,
    bottom - 14,
  )
  return (
    <Drawing width={width} height={height} label={label}>
      {ticks.map((won) => (
        <g key={won}>
          <Line from={[left, y(won)]} to={[right, y(won)]} />
          <Label x={left - 6} y={y(won) + 5} at="end" tone="faint">
            {moneyWords.short(won)}
          </Label>
        </g>
      ))}
      {yearsShown(from, to, right - left).map((year) => (
        <Label key={year} x={Math.max(x(year), left + 14)} y={height - 6} at="middle" tone="faint">
          {year}
        </Label>
      ))}
      {against.map(({ id, won, look }) => (
        <Line key={id} from={[left, y(won)]} to={[right + 6, y(won)]} {...lines[look]} />
      ))}
      <rect
        x={px(right - 7)}
        y={px(y(price.high))}
        width={14}
        height={px(Math.max(y(price.low) - y(price.high), 3))}
        rx={3}
        className="fill-p-band"
      />
      <Line from={[right - 10, y(price.likely)]} to={[right + 10, y(price.likely)]} className="stroke-ink" width={3} />
      {sales.map((sale, i) => (
        // two homes may be sold for the same price on one day
        <circle
          key={`${i} ${sale.day}`}
          cx={px(x(yearOf(sale.day)))}
          cy={px(y(sale.won))}
          r={sales.length > 12 ? 4 : 5}
          className="fill-ink stroke-raised"
          strokeWidth={1.5}
        />
      ))}
      {own && <Own at={[x(yearOf(own.day)), y(own.won)]} label={own.label} {...{ width, top }} />}
      {ends.map((end, i) => {
        const at = places[i] ?? 0
        return (
          <g key={end.label}>
            <path
              d={`M${px(right + 8)} ${px(y(end.won))}L${px(right + 17)} ${px(at)}`}
              className="fill-none stroke-line"
            />
            <Label x={right + 20} y={at - 2} tone={end.tone}>
              {end.label}
            </Label>
            <Label x={right + 20} y={at + 15} tone={end.tone === 'mine' ? 'mine' : 'plain'}>
              {end.sum}
            </Label>
          </g>
        )
      })}
    </Drawing>
  )
}

function Own({
  at: [x, y],
  label,
  width,
  top,
}: {
  at: readonly [number, number]
  label: string
  width: number
  top: number
}) {
  // within the picture, wherever the sale is
  const from = Math.max(0, Math.min(x - 8, width - widthOf(label)))
  return (
    <>
      <Line from={[x, top]} to={[x, y - 8]} className="stroke-brand" width={1.5} />
      <path d={`M${px(x)} ${px(y - 7)}l7 7-7 7-7-7z`} className="fill-brand stroke-raised" strokeWidth={2} />
      <Label x={from} y={top - 2} tone="mine">
        {label}
      </Label>
    </>
  )
}

/** New years between, as many as have room. */
function yearsShown(from: number, to: number, width: number): number[] {
  const step = Math.max(1, Math.ceil((44 * (to - from)) / Math.max(1, width)))
  return Array.from({ length: Math.max(0, Math.floor(to) - Math.ceil(from) + 1) }, (_, i) => Math.floor(to) - i)
    .filter((_, i) => i % step === 0)
    .toReversed()
}
