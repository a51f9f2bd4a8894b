import { cutToMan, type Won } from '@jipsalpim/engine/values/won.ts'
import { moneyWords } from '../../lang/money-words.ts'
import { chartWords as words } from './chart-words.ts'
import { Box, Drawing, Label, Line } from './drawing.tsx'

export type Limit = { id: string; label: string; value: Won; limit: Won }

const amountText = (won: Won): string => moneyWords.say(cutToMan(won))

const ROW = 64
/** A value beyond this many times its limit ends here. */
const MOST = 1.96

/** The distance to each limit: all limits are at the same place, so that only the distances differ. */
export function LimitBars({ width, label, limits }: { width: number; label: string; limits: readonly Limit[] }) {
  const at = width / 2
  return (
    <Drawing width={width} height={limits.length * ROW - 4} label={label}>
      {limits.map(({ id, label: name, value, limit }, i) => {
        const over = value > limit
        const end = Math.min(limit > 0 ? value / limit : value > 0 ? MOST : 0, MOST) * at
        return (
          <g key={id} transform={`translate(0 ${i * ROW})`}>
            <Label x={0} y={14} tone="strong">
              {name}
            </Label>
            <Label x={width} y={14} at="end" tone={over ? 'bad' : 'good'}>
              {over ? words.over(amountText(value - limit)) : words.under(amountText(limit - value))}
            </Label>
            <Box x={0} y={24} width={width} height={14} className="fill-p-base opacity-55" />
            <Box x={0} y={24} width={Math.min(end, at)} height={14} className="fill-ink-3" />
            {over && <Box x={at} y={24} width={end - at} height={14} className="fill-danger" />}
            <Line from={[at, 19]} to={[at, 43]} className="stroke-ink" width={2.5} />
            <Label x={0} y={56} tone="faint">
              {amountText(value)}
            </Label>
            <Label x={width} y={56} at="end">
              {words.limit(amountText(limit))}
            </Label>
          </g>
        )
      })}
    </Drawing>
  )
}
