import { sql } from 'kysely'

/** The first moment of the product's day in Seoul, from which daily limits count. */
export const startOfToday = sql<Date>`date_trunc('day', app_now() at time zone 'Asia/Seoul') at time zone 'Asia/Seoul'`
