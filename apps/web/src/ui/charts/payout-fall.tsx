import type { Won } from '@jipsalpim/engine/values/won.ts'
import { type ReactNode, useId } from 'react'
import { moneyWords } from '../../lang/money-words.ts'
import { chartWords as words } from './chart-words.ts'
import { Box, Drawing, Hatching, Label, Line } from './drawing.tsx'
import { falling, fitted, linear, widthOf, wonTicks } from './scale.ts'

export type Claim = {
  id: string
  label: string
  /** null: there is or may be such a claim, and its amount is unknown. */
  value: Won | null
  /** Drawn at an assumed size: its amount is not known. */
  assumed?: boolean
  /** `out` goes to others, `mine` to the tenant; `owed` comes from the buyer and not out of the sale price. */
  kind: 'out' | 'mine' | 'owed'
}
export type Outcome = { label: string; low: Won; likely: Won; high: Won; deposit: Won; lost: string; unsure: boolean }
type Props = {
  width: number
  label: string
  sale: { label: string; value: Won }
  claims: readonly Claim[]
  outcome: Outcome
}

const ROW = 48
const BAR = 16

/**
 * Who is paid from the sale price, each claim on its own line and starting where the one before ended; below, how much
 * of the deposit comes back and how much does not.
 */
export function PayoutFall({ width, label, sale, claims, outcome }: Props) {
  const [lost, unknown] = [useId(), useId()]
  const max = Math.max(sale.value, outcome.deposit, 1)
  const x = linear(0, max, 0, width)
  const missing = Math.max(0, outcome.deposit - outcome.likely)
  const rows = claims.length + 2
  const showsLost = !outcome.unsure && missing > 0
  const height = rows * ROW + (showsLost ? 26 : 0) + 22
  const end = (rows + 0) * ROW + (showsLost ? 18 : -6)
  const steps = falling(
    sale.value,
    claims.map((c) => (c.kind === 'owed' ? 0 : (c.value ?? 0))),
  )
  return (
    <Drawing width={width} height={height} label={label}>
      <defs>
        <Hatching id={lost} line="stroke-danger" ground="fill-danger-tint" />
        <Hatching id={unknown} line="stroke-p-base" ground="fill-raised" />
      </defs>
      {wonTicks(0, max).map((won) => (
        <g key={won}>
          <Line from={[x(won), 20]} to={[x(won), end]} />
          <Label
            x={x(won)}
            y={height - 2}
            at={x(won) < 20 ? 'start' : x(won) > width - 24 ? 'end' : 'middle'}
            tone="faint"
          >
            {won === 0 ? '0' : moneyWords.short(won)}
          </Label>
        </g>
      ))}
      <Row width={width} row={0} name={sale.label} sum={moneyWords.say(sale.value)} tone="strong">
        <Box x={0} y={21} width={x(sale.value)} height={BAR} className="fill-ink" />
      </Row>
      {claims.map((claim, i) => {
        if (claim.kind === 'owed')
          return <Owed key={claim.id} {...{ width, x, claim }} row={i + 1} to={outcome.likely} />
        const { before, after: left } = steps[i] ?? { before: 0, after: 0 }
        const paid = before - left
        const open = claim.value === null || claim.assumed === true
        return (
          <Row
            key={claim.id}
            width={width}
            row={i + 1}
            name={claim.label}
            sum={
              open
                ? words.notChecked
                : `${claim.kind === 'out' && paid > 0 ? '−' : ''}${moneyWords.say(claim.value ?? 0)}`
            }
            tone={claim.kind === 'mine' ? 'mine' : 'plain'}
            bold={!open && claim.kind !== 'mine'}
          >
            <Line from={[x(before), 21 - ROW + BAR]} to={[x(before), 0]} className="stroke-line" />
            {open ? (
              <Box
                x={x(claim.value === null ? 0 : left)}
                y={21}
                width={x(before) - x(claim.value === null ? 0 : left)}
                height={BAR}
                className="stroke-line"
                fill={`url(#${unknown})`}
                dashed
              />
            ) : (
              <Box
                x={Math.min(x(left), width - 2)}
                y={21}
                width={Math.max(x(before) - x(left), 2)}
                height={BAR}
                className={claim.kind === 'mine' ? 'fill-brand' : 'fill-p-other'}
              />
            )}
          </Row>
        )
      })}
      <Mine {...{ width, x, outcome }} row={rows - 1} hatch={`url(#${lost})`} />
      {showsLost && (
        <g transform={`translate(0 ${rows * ROW})`}>
          <Label x={0} y={10} tone="bad">
            {outcome.lost}
          </Label>
          <Label x={width} y={10} at="end" tone="bad">
            {moneyWords.say(missing)}
          </Label>
        </g>
      )}
    </Drawing>
  )
}

type RowProps = {
  width: number
  row: number
  name: string
  sum: string
  tone: 'strong' | 'mine' | 'plain'
  bold?: boolean
  children: ReactNode
}
function Row({ width, row, name, sum, tone, bold = false, children }: RowProps) {
  return (
    <g transform={`translate(0 ${row * ROW})`}>
      {children}
      <Label x={0} y={14} tone={tone}>
        {fitted(name, width - widthOf(sum) - 16)}
      </Label>
      <Label x={width} y={14} at="end" tone={bold ? 'strong' : tone}>
        {sum}
      </Label>
    </g>
  )
}

/** What the buyer owes in addition to the sale price. */
const Owed = ({
  width,
  row,
  x,
  claim,
  to,
}: {
  width: number
  row: number
  x: (won: Won) => number
  claim: Claim
  to: Won
}) => (
  <Row width={width} row={row} name={claim.label} sum={moneyWords.say(claim.value ?? 0)} tone="mine">
    <Box
      x={x(to - (claim.value ?? 0))}
      y={21}
      width={x(to) - x(to - (claim.value ?? 0))}
      height={BAR}
      className="fill-p-band stroke-brand"
      dashed
    />
  </Row>
)

type MineProps = { width: number; row: number; x: (won: Won) => number; outcome: Outcome; hatch: string }
/** The deposit as a bar: the part that comes back, the rest hatched; dashed if only a range is known. */
function Mine({ width, row, x, hatch, outcome: { label, low, likely, high, deposit, unsure } }: MineProps) {
  const mine = Math.min(likely, deposit)
  const sum = unsure ? words.fromTo(moneyWords.short(low), moneyWords.short(high)) : moneyWords.say(likely)
  return (
    <Row width={width} row={row} name={label} sum={sum} tone="mine">
      {unsure ? (
        <>
          <Box x={0} y={21} width={x(Math.min(low, deposit))} height={BAR} className="fill-brand" />
          <Box
            x={x(Math.min(low, deposit))}
            y={21}
            width={x(Math.min(high, deposit)) - x(Math.min(low, deposit))}
            height={BAR}
            className="fill-p-band stroke-brand"
            dashed
          />
        </>
      ) : (
        <>
          {mine < deposit && (
            <Box
              x={x(mine)}
              y={21}
              width={x(deposit) - x(mine)}
              height={BAR}
              className="stroke-danger"
              fill={hatch}
              dashed
            />
          )}
          <Box x={0} y={21} width={Math.max(x(mine), mine > 0 ? 2 : 0)} height={BAR} className="fill-brand" />
        </>
      )}
    </Row>
  )
}
