import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { words } from '../words.ts'

export type Column<K extends string> = { key: K; label: string; numeric?: boolean }
type Props<K extends string> = {
  caption: string
  captionHidden?: boolean
  columns: readonly Column<K>[]
  /** The first column is the row's header. */
  rows: readonly (Record<K, ReactNode> & { id: string; total?: boolean })[]
  /** Shown instead of a table without rows: a header alone is useless. */
  empty?: string
}

export function DataTable<K extends string>({ caption, captionHidden = true, columns, rows, empty }: Props<K>) {
  if (rows.length === 0 && empty)
    return (
      <div role="group" aria-label={caption}>
        {!captionHidden && <p className="pb-2 text-note font-semibold">{caption}</p>}
        <p className="rounded-sm border border-dashed border-line px-4 py-5 text-note text-ink-2">{empty}</p>
      </div>
    )
  return (
    <div tabIndex={0} role="group" aria-label={words.scroll(caption)} className="overflow-x-auto [contain:inline-size]">
      <table className="figures w-full border-collapse text-note [overflow-wrap:break-word]">
        <caption className={captionHidden ? 'sr-only' : 'pb-2 text-left text-note font-semibold'}>{caption}</caption>
        <thead>
          <tr className="border-y border-line">
            {columns.map((column, i) => (
              <th
                key={column.key}
                scope="col"
                className={cx(
                  'px-1 py-2 font-medium text-ink-2 first:pl-0 last:pr-0',
                  column.numeric ? 'text-right' : 'text-left',
                  columns[i - 1]?.numeric && !column.numeric && 'pl-4',
                )}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.id}
              className={cx('border-b border-hairline', row.total && 'border-b-0 border-t border-t-line font-semibold')}
            >
              {columns.map((column, i) => {
                const Cell = i === 0 ? 'th' : 'td'
                return (
                  <Cell
                    key={column.key}
                    scope={i === 0 ? 'row' : undefined}
                    className={cx(
                      'px-1 py-2.5 align-top first:pl-0 last:pr-0',
                      column.numeric ? 'text-right whitespace-nowrap' : 'text-left',
                      columns[i - 1]?.numeric && !column.numeric && 'pl-4',
                      i === 0 && !row.total && 'font-normal',
                    )}
                  >
                    {row[column.key]}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
