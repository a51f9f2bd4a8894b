import { sql, type RawBuilder } from 'kysely'

/** If the feed has not read a court for this long, it does not cover it: its homes are checked one by one again. */
export const FRESH_SECONDS = 300

/**
 * SQL: until when the feed covers a home, table alias `h`; null if it does not. No row of the feed or of its court may
 * be missing since the home's own list was last asked for, and its court must have been read recently. A time in the
 * future, after the clock went back, says nothing about now.
 */
export const coveredUntil: RawBuilder<Date | null> = sql<Date | null>`(
  select c.as_of from subscribe_feed_court c where c.court = h.court
    and h.listed_at >= (select whole_from from subscribe_feed)
    and (c.whole_from is null or h.listed_at >= c.whole_from)
    and c.as_of <= (select app_now()) and c.as_of > (select app_now() - ${FRESH_SECONDS} * interval '1 second'))`
