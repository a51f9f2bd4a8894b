import type { Numbers } from '../values/numbers.ts'
import type { ResolvedEntry } from '../register/model.ts'
import { type Day, daysBetween } from '../values/day.ts'
import { percentOf } from '../values/percent.ts'
import type { RiskFacts } from './signal.ts'

export type Transfer = {
  entry: ResolvedEntry
  on: Day
  /** Days before the report. */
  days: number
  numbers: Numbers
  /** The deposit is about the owner's purchase price: the tenant pays for the home (무자본 갭투기). */
  withDeposit: boolean
}

/** The latest change of owner in force on the register, and the price paid. */
export function lastTransfer(f: RiskFacts): Transfer | null {
  const entry = [...f.liveEntries('소유권이전'), ...f.liveEntries('지분이전')]
    .filter((e) => e.receivedAt !== null && e.receivedAt <= f.day)
    .toSorted((a, b) => ((a.receivedAt ?? '') < (b.receivedAt ?? '') ? -1 : 1))
    .at(-1)
  if (entry?.receivedAt == null) return null
  const on = entry.receivedAt
  const days = daysBetween(on, f.day)
  const paid = entry.amounts.find((a) => a.kind === '거래가액' && !a.struck)?.won ?? null
  const percent = paid === null || paid <= 0 || f.deposit === null ? null : percentOf(f.deposit, paid)
  return {
    entry,
    on,
    days,
    numbers: {
      days,
      since: on,
      cause: entry.cause ?? '',
      ...(paid === null ? {} : { paid }),
      ...(percent === null ? {} : { percent }),
    },
    withDeposit: percent !== null && percent >= f.pack.thresholds.boughtWithDeposit,
  }
}
