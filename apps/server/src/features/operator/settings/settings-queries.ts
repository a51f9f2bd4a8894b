import type { Day } from '@jipsalpim/engine/values/day.ts'
import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.ts'

type Db = Context['db']
const MOST = 100
const today = sql<Day>`(app_now() at time zone 'Asia/Seoul')::date`

export const newestFlags = (db: Db) =>
  db
    .selectFrom('settings_flag')
    .distinctOn('key')
    .select(['flag_seq', 'key', 'value', 'target', 'created_at'])
    .orderBy('key')
    .orderBy('flag_seq', 'desc')
    .limit(MOST)
    .execute()
export const lastReleases = (db: Db) =>
  db
    .selectFrom('settings_release')
    .select(['release_seq', 'platform', 'version', 'force_below', 'message', 'from_at'])
    .orderBy('from_at', 'desc')
    .orderBy('release_seq', 'desc')
    .limit(MOST)
    .execute()
/** Today's and future notices that were not removed. */
export const noticesAhead = (db: Db) =>
  db
    .selectFrom('shell_notice')
    .select(['name', 'entry', 'title', 'source', 'from_day as from', 'to_day as to'])
    .where('ended_at', 'is', null)
    .where((e) => e.or([e('to_day', 'is', null), e('to_day', '>=', today)]))
    .orderBy('from_day', 'desc')
    .orderBy('name')
    .limit(MOST)
    .execute()
export const allTerms = (db: Db) =>
  db
    .selectFrom('account_terms as t')
    .select(['t.code', 't.version', 't.title', 't.required', 't.from_day as from'])
    .select(
      sql<'past' | 'now' | 'later'>`case when t.from_day > ${today} then 'later' when t.version = (
        select max(n.version) from account_terms n where n.code = t.code and n.from_day <= ${today}
      ) then 'now' else 'past' end`.as('state'),
    )
    .orderBy('t.code')
    .orderBy('t.version', 'desc')
    .execute()
export const reviewsShown = (db: Db) =>
  db
    .selectFrom('shell_review')
    .select(['name', 'who', 'said', 'as_of', 'source'])
    .where('ended_at', 'is', null)
    .orderBy('as_of', 'desc')
    .orderBy('name')
    .limit(MOST)
    .execute()
