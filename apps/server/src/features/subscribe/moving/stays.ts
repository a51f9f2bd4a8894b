import type { Context } from '../../../kernel/context.ts'
import { homeBySeq, type HomeRow, type WatchRow } from '../queries.ts'
import { checksBetween, eventsBetween } from '../reading/reading-queries.ts'
import { movesOf } from './move-queries.ts'

type Db = Context['db']
/** A home of a watch, with the time during which it was watched. */
export type Stay = { home: HomeRow; from: Date; to: Date }
/** The end of what has none. */
export const NEVER = new Date('9999-12-31T00:00:00Z')

/** The homes of a watch, oldest first; without those whose row was deleted because they had no checks. */
export async function staysOf(db: Db, watch: WatchRow): Promise<Stay[]> {
  const moves = watch.moved_at === null ? [] : await movesOf(db, watch.watch_seq)
  const ends = [...moves.map((m) => ({ home_seq: m.from_home_seq, to: m.at })), { home_seq: watch.home_seq, to: NEVER }]
  const stays: Stay[] = []
  let from = watch.begun_at
  for (const { home_seq, to } of ends) {
    const home = home_seq === null ? undefined : await homeBySeq(db, home_seq)
    if (home) stays.push({ home, from, to })
    from = to
  }
  return stays
}

/** The stays within a time range, each clipped to it. */
export const staysBetween = (stays: readonly Stay[], from: Date, to: Date): Stay[] =>
  stays
    .map((s) => ({ ...s, from: s.from > from ? s.from : from, to: s.to < to ? s.to : to }))
    .filter((s) => s.from < s.to)

export const checksOfStays = async (db: Db, stays: readonly Stay[]) =>
  (await Promise.all(stays.map((s) => checksBetween(db, s.home.home_seq, s.from, s.to)))).flat()
export const eventsOfStays = async (db: Db, stays: readonly Stay[]) =>
  (await Promise.all(stays.map((s) => eventsBetween(db, s.home.home_seq, s.from, s.to)))).flat()

/** When the watch came to its current home. */
export const stayedSince = ({ moved_at, begun_at }: Pick<WatchRow, 'moved_at' | 'begun_at'>): Date =>
  moved_at ?? begun_at
