import { sql } from 'kysely'

/** The first moment of the product's day in Seoul: what is counted by the day is counted from here. */
export const startOfToday = sql<Date>`date_trunc('day', app_now() at time zone 'Asia/Seoul') at time zone 'Asia/Seoul'`
