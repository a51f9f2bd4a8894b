import { sql } from 'kysely'

/**
 * In `returning`: the transaction's commit does not wait for the disk. A crash of the database may undo it, and then also
 * everything that was committed after it, because its log is written in order. Only for a step of a job that is done again
 * when the job runs again, and before which nothing outside was told of it.
 */
export const commitLater = sql<string>`set_config('synchronous_commit', 'off', true)`
