import type { Won } from '@jipsalpim/engine/values/won.ts'
import { moneyWords } from '../../lang/money-words.ts'
import { chartWords as words } from './chart-words.ts'
import { Box, Drawing, Label, Line } from './drawing.tsx'
import { linear, widthOf } from './scale.ts'
import { useWidth } from './use-width.ts'

type Props = {
  label: string
  low: Won
  /** null: the likely amount within the range is unknown. */
  likely: Won | null
  high: Won
  deposit: Won
  depositName: string
  /** The sum that the whole width represents, where several bars are compared; by default the deposit. */
  scale?: Won
}

/**
 * How much of the deposit, the full length of the bar, comes back: blue even if the home is sold low, light if it
 * depends on the sale, grey if it does not come back.
 */
export function MoneyBack({ label, low, likely, high, deposit, depositName, scale = deposit }: Props) {
  const { ref, width } = useWidth()
  const said = words.backSaid(
    label,
    moneyWords.say(low),
    moneyWords.say(high),
    likely === null ? null : moneyWords.say(likely),
  )
  return (
    <div ref={ref} className="min-h-[66px]">
      {width > 0 && (
        <Bar
          {...{ width, low, likely, high, deposit, depositName, scale }}
          said={`${said} ${depositName} ${moneyWords.say(deposit)}`}
        />
      )}
    </div>
  )
}

function Bar({
  width,
  said,
  low,
  likely,
  high,
  deposit,
  depositName,
  scale,
}: Omit<Props, 'label' | 'scale'> & { width: number; said: string; scale: Won }) {
  const x = linear(0, Math.max(scale, 1), 0, width)
  const end = x(deposit)
  const yours = `${depositName} ${moneyWords.short(deposit)}`
  const [from, to] = [Math.min(low, deposit), Math.min(high, deposit)]
  const text = likely === null ? '' : `${words.likely} ${moneyWords.short(likely)}`
  const mark = likely === null ? 0 : Math.min(Math.max(x(Math.min(likely, deposit)), 2), Math.max(end - 6, 2))
  const right = mark + widthOf(text) > width
  return (
    <Drawing width={width} height={likely === null ? 46 : 66} label={said}>
      <Box x={0} y={26} width={end} height={14} className="fill-p-base" />
      <Box x={x(from)} y={26} width={x(to) - x(from)} height={14} className="fill-p-band" />
      <Box x={0} y={26} width={x(from)} height={14} className="fill-brand" />
      {likely !== null && (
        <>
          <Box x={mark - 3.5} y={20} width={7} height={26} className="fill-[var(--halo,var(--sheet))]" />
          <Box x={mark - 2} y={21} width={4} height={24} className="fill-brand" />
          <Label
            x={right ? Math.min(mark + 2, width) : Math.max(mark - 2, 0)}
            y={62}
            at={right ? 'end' : 'start'}
            tone="mine"
          >
            {text}
          </Label>
        </>
      )}
      <Line from={[end - 1.25, 20]} to={[end - 1.25, 46]} className="stroke-ink" width={2.5} />
      <Label x={Math.max(end, widthOf(yours))} y={14} at="end" tone="strong">
        {yours}
      </Label>
    </Drawing>
  )
}
