import type { Won } from '@jipsalpim/engine/values/won.ts'
import { moneyWords } from '../lang/money-words.ts'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { words } from './words.ts'

export type PayoutLine = {
  id: string
  label: string
  /** null: a payment is made here, and its amount is unknown. */
  value: Won | null
  /** `out` goes to others, `yours` to the user, `rest` is left over. */
  kind: 'out' | 'yours' | 'rest'
  /** An EvidenceChip. */
  evidence?: ReactNode
}
type Props = { caption: string; from: { label: string; value: Won }; lines: readonly PayoutLine[] }

/** Who is paid in which order, from the sale price down: a table whose bars only repeat its figures. */
export function Waterfall({ caption, from, lines }: Props) {
  return (
    <table className="figures w-full border-collapse text-note">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{words.item}</th>
          <th scope="col">{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        <Row label={from.label} value={from.value} start={0} width={1} look="bg-line" strong />
        {lines.map((line, i) => {
          const before = lines.slice(0, i).reduce((sum, l) => sum + (l.value ?? 0), 0)
          const end = from.value - before
          const paid = line.value ?? 0
          return (
            <Row
              key={line.id}
              label={line.label}
              value={line.value}
              sign={line.kind === 'out' && paid > 0 ? '−' : ''}
              start={from.value > 0 ? (end - paid) / from.value : 0}
              width={from.value > 0 ? paid / from.value : 0}
              look={
                line.kind === 'yours'
                  ? 'bg-brand'
                  : line.kind === 'out'
                    ? 'bg-line/60'
                    : 'border border-dashed border-line'
              }
              strong={line.kind === 'yours'}
              evidence={line.evidence}
            />
          )
        })}
      </tbody>
    </table>
  )
}

type RowProps = {
  label: string
  value: Won | null
  start: number
  width: number
  look: string
  sign?: string
  strong?: boolean
  evidence?: ReactNode
}
function Row({ label, value, start, width, look, sign = '', strong = false, evidence }: RowProps) {
  return (
    <>
      <tr className={cx(strong && 'font-semibold', strong && look === 'bg-brand' && 'text-brand')}>
        <th scope="row" className={cx('pt-3 pr-3 text-left align-middle', strong ? 'font-semibold' : 'font-normal')}>
          <span className="flex flex-wrap items-center gap-x-2">
            {label}
            {evidence && <span className="font-normal">{evidence}</span>}
          </span>
        </th>
        <td className="pt-3 text-right align-middle whitespace-nowrap">
          {sign}
          {value === null ? words.unknown : moneyWords.say(value)}
        </td>
      </tr>
      {/* The bar repeats the figures visually. */}
      <tr aria-hidden="true" className="border-b border-hairline last:border-0">
        <td colSpan={2} className="pt-2 pb-3">
          <span
            className={cx('block h-2', look)}
            style={{ marginLeft: `${start * 100}%`, width: `${Math.max(width * 100, (value ?? 0) > 0 ? 0.6 : 0)}%` }}
          />
        </td>
      </tr>
    </>
  )
}
