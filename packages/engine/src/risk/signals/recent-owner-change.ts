import { daysBetween } from '../../values/day.ts'
import { evidenceOfAll, found, percentOf, type Signal } from '../signal.ts'

/** The owner changed within three months: 동시진행 and 바지 임대인 show here, most of all when the price was the deposit. */
export const judge: Signal = (f) => {
  const entry = [...f.liveEntries('소유권이전'), ...f.liveEntries('지분이전')]
    .filter((e) => e.receivedAt !== null)
    .toSorted((a, b) => ((a.receivedAt ?? '') < (b.receivedAt ?? '') ? -1 : 1))
    .at(-1)
  if (entry?.receivedAt == null) return null
  const days = daysBetween(entry.receivedAt, f.day)
  if (days < 0 || days > 92) return null
  const paid = entry.amounts.find((a) => a.kind === '거래가액' && !a.struck)?.won ?? null
  const percent = paid === null || paid <= 0 || f.deposit === null ? null : percentOf(f.deposit, paid)
  return found('recent-owner-change', 117, {
    evidence: evidenceOfAll([entry]),
    numbers: {
      days,
      since: entry.receivedAt,
      cause: entry.cause ?? '',
      ...(paid === null ? {} : { paid }),
      ...(percent === null ? {} : { percent }),
    },
    ...(percent !== null && percent >= 90 ? { severity: 'danger' as const, weight: 18 } : {}),
  })
}
