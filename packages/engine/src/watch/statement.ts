import { addMonths, day, dayInSeoul } from '../values/day.ts'
import { type CheckPlan, dueBy } from './cadence.ts'
import { atMinute } from './office-hours.ts'

/** `latencyMs`: the source's response time. `ok`: it gave a reliable answer. */
export type StatementCheck = { at: Date; ok: boolean; latencyMs: number }
export type StatementGap = { from: Date; to: Date }
export type StatementInput = {
  /** 'YYYY-MM', in Seoul. */
  month: string
  /** May include checks after the month, which show when a gap ended. */
  checks: readonly StatementCheck[]
  /** Confirmed changes. */
  changes: readonly { at: Date }[]
  /** Known gaps: a pause of the source, maintenance. */
  gaps: readonly StatementGap[]
  /** The promised slots. */
  plans: readonly Pick<CheckPlan, 'at' | 'promiseHours'>[]
}
export type Statement = {
  month: string
  /** Checks with an answer, and all that were tried. */
  checks: number
  tried: number
  changes: number
  /** In order, without overlaps. `missed`: promised slots without an answer in time. */
  gaps: readonly (StatementGap & { missed: number })[]
  /** For the answered checks, in ms. Null without one. */
  latency: { median: number; p95: number } | null
  /** Days with a promised slot, and how many of them had an answer. */
  promisedDays: number
  coveredDays: number
  /** 'N회 확인, 변동 0건' can be shown: no change, and an answer for every promised day. */
  silent: boolean
}

/** The result of a month of watching. Consecutive missed slots are one gap. */
export function statementOf({ month, checks, changes, gaps, plans }: StatementInput): Statement {
  const [begin, end] = [atMinute(day(`${month}-01`), 0), atMinute(addMonths(day(`${month}-01`), 1), 0)]
  const within = <T extends { at: Date }>(list: readonly T[]) => list.filter(({ at }) => at >= begin && at < end)
  const answered = checks.filter((c) => c.ok).toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const [own, promised] = [within(answered), within(plans)]
  const isKept = (plan: (typeof plans)[number]) => answered.some(({ at }) => at >= plan.at && at < dueBy(plan))
  const missed = promised.filter((plan) => !isKept(plan))
  const silences = missed.map(({ at }) => ({ from: at, to: answered.find((c) => c.at >= at)?.at ?? end }))
  const promisedDays = new Set(promised.map(({ at }) => dayInSeoul(at)))
  const lookedAt = [...promised.filter(isKept), ...own].map(({ at }) => dayInSeoul(at))
  const coveredDays = promisedDays.intersection(new Set(lookedAt))
  const news = within(changes).length
  return {
    month,
    checks: own.length,
    tried: within(checks).length,
    changes: news,
    gaps: merged([...silences, ...gaps], begin, end).map((gap) => ({
      ...gap,
      missed: missed.filter(({ at }) => at >= gap.from && at < gap.to).length,
    })),
    latency: latencyOf(own.map((c) => c.latencyMs)),
    promisedDays: promisedDays.size,
    coveredDays: coveredDays.size,
    silent: news === 0 && promisedDays.size > 0 && coveredDays.size === promisedDays.size,
  }
}

/** Adjoining gaps are merged; parts outside the month are cut off. */
function merged(gaps: readonly StatementGap[], begin: Date, end: Date): StatementGap[] {
  const cut = gaps
    .map(({ from, to }) => ({ from: from < begin ? begin : from, to: to > end ? end : to }))
    .filter(({ from, to }) => from < to)
    .toSorted((a, b) => a.from.getTime() - b.from.getTime())
  return cut.reduce<StatementGap[]>((done, gap) => {
    const last = done.at(-1)
    if (last === undefined || gap.from > last.to) return [...done, gap]
    return [...done.slice(0, -1), { from: last.from, to: gap.to > last.to ? gap.to : last.to }]
  }, [])
}

/** By nearest rank: always a measured latency, never an interpolated one. */
function latencyOf(list: readonly number[]): Statement['latency'] {
  const sorted = list.toSorted((a, b) => a - b)
  const at = (percent: number) => sorted[Math.ceil((sorted.length * percent) / 100) - 1]
  const [median, p95] = [at(50), at(95)]
  return median === undefined || p95 === undefined ? null : { median, p95 }
}
