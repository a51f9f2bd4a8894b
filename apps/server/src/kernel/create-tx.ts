import type { Kysely } from 'kysely'
import type { Database } from '../../../../db/database.ts'
import { errorCode } from '../../../../db/error-code.ts'
import { createEnqueue } from './queue.ts'
import type { Context, TxContext } from './context.ts'

/** PostgreSQL guarantees that nothing was done: a deadlock, a failed serialization. */
const undone = ['40P01', '40001']
const TRIES = 3

/** Runs work in a transaction of this database; retries where PostgreSQL guarantees that nothing was done. */
export const createTx =
  (
    db: Kysely<Database>,
    { now, log, settings, seal, index, hooks }: Omit<TxContext, 'db' | 'enqueue'>,
  ): Context['tx'] =>
  async (work) => {
    for (let tries = 1; ; tries++) {
      try {
        return await db
          .transaction()
          .execute((trx) => work({ now, log, settings, seal, index, hooks, db: trx, enqueue: createEnqueue(trx) }))
      } catch (error) {
        if (tries === TRIES || !undone.includes(errorCode(error))) throw error
      }
    }
  }
