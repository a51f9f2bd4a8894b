import type { Won } from '@jipsalpim/engine/values/won.ts'
import { moneyWords } from '../../lang/money-words.ts'
import { chartWords as words } from './chart-words.ts'
import { Box, Drawing, Label, Line } from './drawing.tsx'
import { linear, widthOf } from './scale.ts'
import { useWidth } from './use-width.ts'

type Props = {
  label: string
  low: Won
  /** null: nobody can say which of the range is likely. */
  likely: Won | null
  high: Won
  deposit: Won
  depositName: string
}

/**
 * What comes back of the deposit, which is the bar's end: blue even if the home is sold low, light what hangs on the
 * sale, grey what does not come back.
 */
export function MoneyBack({ label, low, likely, high, deposit, depositName }: Props) {
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
          {...{ width, low, likely, high, deposit, depositName }}
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
}: Omit<Props, 'label'> & { width: number; said: string }) {
  const x = linear(0, Math.max(deposit, 1), 0, width)
  const [from, to] = [Math.min(low, deposit), Math.min(high, deposit)]
  const text = likely === null ? '' : `${words.likely} ${moneyWords.short(likely)}`
  const mark = likely === null ? 0 : Math.min(Math.max(x(Math.min(likely, deposit)), 2), width - 6)
  const right = mark + widthOf(text) > width
  return (
    <Drawing width={width} height={likely === null ? 46 : 66} label={said}>
      <Box x={0} y={26} width={width} height={14} className="fill-p-base" />
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
      <Line from={[width - 1.25, 20]} to={[width - 1.25, 46]} className="stroke-ink" width={2.5} />
      <Label x={width} y={14} at="end" tone="strong">
        {depositName} {moneyWords.short(deposit)}
      </Label>
    </Drawing>
  )
}
