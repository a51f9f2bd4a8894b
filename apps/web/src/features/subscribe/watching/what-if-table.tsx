import type { Won } from '@jipsalpim/engine/values/won.ts'
import { formatWon, formatWonShort } from '../../../lang/format.ts'
import { shownBack, type Back } from '../../../report-body/payout/shown-back.ts'
import type { Analysis } from '../shared/watch.ts'
import { alertWords as w } from './alert-words.ts'
import { SpanBar } from './span-bar.tsx'

type Props = { rows: Analysis['what_if']; fact: Analysis['what_if_fact']; deposit: Won | null }
/**
 * The sum of an application is unknown: shows what three example sums would leave of the deposit, or an effect that
 * needs no sum.
 */
export function WhatIfTable({ rows, fact, deposit }: Props) {
  const before = rows[0]?.before ?? null
  const scale = deposit ?? Math.max(1, ...rows.flatMap(({ before: b, after }) => [b?.high ?? 0, after?.high ?? 0]))
  if (rows.length === 0)
    return (
      <p className="rounded-sm border border-dashed border-line px-4 py-4 text-note">
        {fact === null ? w.noWhatIf : w.fact[fact]}
      </p>
    )
  return (
    <div className="rounded-lg border border-hairline bg-raised p-5 shadow-card">
      <p className="text-note text-ink-2">{w.recoveryNow}</p>
      <p className="figures text-body font-bold">{before === null ? w.unknown : rangeText(before, scale)}</p>
      <table className="figures mt-3 w-full border-collapse">
        <thead>
          <tr className="border-y border-line text-left text-note text-ink-2">
            <th scope="col" className="py-2 pr-3 font-medium">
              {w.ifSum}
            </th>
            <th scope="col" className="w-3/5 py-2 font-medium">
              {deposit === null ? w.back : w.backOf(formatWonShort(deposit))}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ share, won, after }) => (
            <tr key={share} className="border-b border-hairline align-top">
              <th scope="row" className="py-2.5 pr-3 text-left text-body font-normal">
                {formatWon(won)}
              </th>
              <td className="py-3">
                {after === null ? (
                  <span className="text-note text-ink-2">{w.unknown}</span>
                ) : (
                  <>
                    <SpanBar low={after.low} high={after.high} scale={scale} />
                    <span className="mt-1 block text-note">{rangeText(after, scale)}</span>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-note text-ink-2">
        <b className="text-ink">{w.sumUnknown}</b> {w.sumUnknownText}
      </p>
    </div>
  )
}

export function rangeText(back: Back, deposit: Won): string {
  const { low, high } = shownBack(back, deposit)
  return w.range(formatWonShort(low), formatWonShort(high))
}
