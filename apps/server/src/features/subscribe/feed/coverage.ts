import { sql, type RawBuilder } from 'kysely'

/** A court that the feed has not read for so long is not covered by it: its homes are looked up one by one again. */
export const FRESH_SECONDS = 300

/**
 * Until when the feed answers for a home, `h`, its turn, in the statement; null where it does not: nothing may be missing since the
 * home's own list was asked for last, and its court has to have been read just now.
 */
export const coveredUntil: RawBuilder<Date | null> = sql<Date | null>`(
  select c.as_of from subscribe_feed_court c where c.court = h.court
    and h.listed_at >= (select whole_from from subscribe_feed)
    and c.as_of > (select app_now() - ${FRESH_SECONDS} * interval '1 second'))`
