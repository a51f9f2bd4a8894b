import { sql } from 'kysely'

/**
 * In `returning`: the transaction's commit does not wait for the disk. A crash of the database may undo it, and then also
 * everything that was committed after it, because the log is written in order. Only for a step that is repeated when its job
 * runs again, and that no outside call relies on: whatever must be stored before such a call is committed as usual.
 */
export const commitLater = sql<string>`set_config('synchronous_commit', 'off', true)`
