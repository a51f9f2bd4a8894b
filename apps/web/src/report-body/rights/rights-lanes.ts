import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import type { ResolvedEntry } from '@jipsalpim/engine/register/model.ts'
import { dayOf as dayOfParts, type Day } from '@jipsalpim/engine/values/day.ts'
import { rightsTimeline } from './rights-timeline.ts'

/** A place on the axis in percent; null if the register does not give the date. */
type Place = number | null
export type Lane = { entry: ResolvedEntry; from: Place; to: Place; ends: 'goes-on' | 'cancelled' | 'passed-on' }
export type Lanes = {
  lanes: readonly Lane[]
  /** The tenant's own days and the day of the register. */
  marks: readonly { id: string; at: number; title: string; day: Day }[]
  years: readonly { year: number; at: number }[]
}

const MOST_YEARS = 4

/** The rights of the register over time, oldest first; null where no entry has a date. */
export function rightsLanes(assessment: Assessment): Lanes | null {
  const moments = rightsTimeline(assessment)
  const days = moments.flatMap((m) => (m.day === null ? [] : [timeOf(m.day)]))
  const entries = moments.flatMap((m) => (m.entry === null ? [] : [m.entry]))
  const dated = entries.filter((e) => dayOf(e) !== null)
  if (dated.length === 0) return null
  const [first, last] = [Math.min(...days), Math.max(...days)]
  // One day alone has no width.
  const at = (day: Day): number => (last === first ? 100 : ((timeOf(day) - first) / (last - first)) * 100)
  const placeOf = (entry: ResolvedEntry | undefined): Place => {
    const day = entry === undefined ? null : dayOf(entry)
    return day === null ? null : at(day)
  }
  return {
    lanes: entries.filter(isRight).map((entry) => {
      const from = placeOf(entry)
      if (entry.cancelled) return { entry, from, to: placeOf(cancellerOf(entry, entries)), ends: 'cancelled' }
      const next = nextOwner(entry, entries)
      return next === undefined
        ? { entry, from, to: 100, ends: 'goes-on' }
        : { entry, from, to: placeOf(next), ends: 'passed-on' }
    }),
    marks: moments.flatMap(({ id, day, title, entry }) =>
      entry === null && day !== null ? [{ id, at: at(day), title, day }] : [],
    ),
    years: yearsBetween(first, last).map((year) => ({ year, at: at(dayOfParts(year, 1, 1)) })),
  }
}

/** A cancellation (말소) ends a right and is not one itself. */
const isRight = ({ purpose }: ResolvedEntry): boolean => !purpose.endsWith('말소')

const cancellerOf = ({ cancelledBy }: ResolvedEntry, all: readonly ResolvedEntry[]): ResolvedEntry | undefined =>
  all.find(({ section, rank }) => `${section} ${rank}` === cancelledBy)

/** The transfer of the whole ownership (소유권이전) that follows this one; a part of it (일부이전) ends nothing. */
function nextOwner(entry: ResolvedEntry, all: readonly ResolvedEntry[]): ResolvedEntry | undefined {
  if (!/^소유권(보존|이전)$/.test(entry.purpose)) return undefined
  return all.slice(all.indexOf(entry) + 1).find((e) => e.purpose === '소유권이전' && !e.cancelled)
}

const dayOf = (entry: ResolvedEntry): Day | null => entry.receivedAt ?? entry.registeredAt ?? null
const timeOf = (day: Day): number => Date.parse(day)

/** The new years within the axis, at most four of them. */
function yearsBetween(first: number, last: number): number[] {
  const [from, to] = [new Date(first).getUTCFullYear() + 1, new Date(last).getUTCFullYear()]
  const step = Math.max(1, Math.ceil((to - from + 1) / MOST_YEARS))
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => to - i)
    .filter((_, i) => i % step === 0)
    .toReversed()
}
