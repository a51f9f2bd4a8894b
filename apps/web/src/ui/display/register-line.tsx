import type { ResolvedEntry } from '@jipsalpim/engine/register/model.ts'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { words } from '../words.ts'

export type PrintedEntry = Pick<
  ResolvedEntry,
  | 'section'
  | 'rank'
  | 'purpose'
  | 'receivedAt'
  | 'receiptNo'
  | 'cause'
  | 'causeDate'
  | 'lines'
  | 'cancelled'
  | 'partlyStruck'
  | 'cancelledBy'
  | 'page'
>
type Props = {
  entry: PrintedEntry
  /** The line that the user came to see: our mark is a bar at its side, never a red one. */
  highlighted?: boolean
}

/** An entry as the register prints it: the same columns, struck in red if it is cancelled. */
export function RegisterLine({ entry, highlighted = false }: Props) {
  const Struck = entry.cancelled ? 's' : 'span'
  const show = (text: ReactNode) => (
    <Struck className={entry.cancelled ? 'struck text-ink-2' : undefined}>{text}</Struck>
  )
  return (
    <article
      id={`${entry.section}-${entry.rank}`}
      aria-label={`${entry.section} ${entry.rank} ${entry.purpose}${entry.cancelled ? ` ${words.cancelled}` : ''}`}
      className={cx(
        '@container border border-line',
        highlighted ? 'bg-brand-tint shadow-[inset_4px_0_0_var(--brand)]' : 'bg-raised',
      )}
    >
      <dl className="figures grid grid-cols-[3.5rem_1fr] text-note @min-[40rem]:grid-cols-[3.5rem_7rem_8rem_8rem_1fr] [&>div]:border-b [&>div]:border-hairline [&>div]:px-2 [&>div]:py-2 @min-[40rem]:[&>div]:border-r @min-[40rem]:[&>div]:border-b-0 @min-[40rem]:[&>div:last-child]:border-r-0">
        <Cell
          name={words.rank}
          className="row-span-4 border-r border-hairline text-center font-semibold @min-[40rem]:row-span-1"
        >
          {show(entry.rank)}
        </Cell>
        <Cell name={words.purpose} className="font-semibold">
          {show(entry.purpose)}
        </Cell>
        <Cell name={words.received}>{show(words.receipt(entry.receivedAt, entry.receiptNo) || '—')}</Cell>
        <Cell name={words.cause}>
          {show([entry.causeDate, entry.cause].filter((p) => p !== null).join(' ') || '—')}
        </Cell>
        <Cell name={words.holders} className="border-b-0!">
          {entry.lines.map((line, i) => (
            // A register may print the same line twice; the index makes the key unique.
            <span key={`${i} ${line}`} className="block">
              {show(line)}
            </span>
          ))}
        </Cell>
      </dl>
      {(entry.cancelled || entry.partlyStruck || entry.page !== null) && (
        <p className="figures flex flex-wrap justify-between gap-x-4 border-t border-hairline px-2 py-1.5 text-note text-ink-2">
          <span className="font-medium">{remark(entry)}</span>
          {entry.page !== null && <span>{words.page(entry.page)}</span>}
        </p>
      )}
    </article>
  )
}

function Cell({ name, children, className }: { name: string; children: ReactNode; className?: string }) {
  return (
    <div className={className}>
      <dt className="sr-only">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function remark(entry: PrintedEntry): string {
  if (entry.cancelled)
    return entry.cancelledBy === null || entry.cancelledBy === 'strike'
      ? words.cancelled
      : words.cancelledBy(entry.cancelledBy)
  return entry.partlyStruck ? words.partlyStruck : ''
}
