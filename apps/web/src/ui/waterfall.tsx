import { sayWon, type Won } from '@jipsalpim/engine/values/won.ts'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { words } from './words.ts'

export type PayoutLine = {
  id: string
  label: string
  value: Won
  /** `out` goes to somebody else, `yours` to the reader, `rest` is left over. */
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
          const before = lines.slice(0, i).reduce((sum, l) => sum + l.value, 0)
          const end = from.value - before
          return (
            <Row
              key={line.id}
              label={line.label}
              value={line.value}
              sign={line.kind === 'out' && line.value > 0 ? '−' : ''}
              start={from.value > 0 ? (end - line.value) / from.value : 0}
              width={from.value > 0 ? line.value / from.value : 0}
              look={line.kind === 'yours' ? 'bg-brand' : line.kind === 'out' ? 'bg-line/60' : 'border border-dashed border-line'}
              strong={line.kind === 'yours'}
              evidence={line.evidence}
            />
          )
        })}
      </tbody>
    </table>
  )
}

type RowProps = { label: string; value: Won; start: number; width: number; look: string; sign?: string; strong?: boolean; evidence?: ReactNode }
function Row({ label, value, start, width, look, sign = '', strong = false, evidence }: RowProps) {
  return (
    <tr className="border-b border-hairline last:border-0">
      <th scope="row" className={cx('py-2.5 pr-3 text-left align-top', strong ? 'font-semibold' : 'font-normal')}>
        {label}
        {evidence && <span className="mt-1 block font-normal">{evidence}</span>}
        <span aria-hidden="true" className="mt-1.5 -mr-31 block h-2">
          <span className={cx('block h-full', look)} style={{ marginLeft: `${start * 100}%`, width: `${Math.max(width * 100, value > 0 ? 0.6 : 0)}%` }} />
        </span>
      </th>
      <td className={cx('w-28 py-2.5 text-right align-top whitespace-nowrap', strong ? 'font-semibold' : '', strong && sign === '' && look === 'bg-brand' && 'text-brand')}>
        {sign}
        {sayWon(value)}
      </td>
    </tr>
  )
}
