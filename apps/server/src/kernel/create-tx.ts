import type { Driver } from 'kysely'
import { errorCode } from '../../../../db/error-code.ts'
import { runTransaction } from '../../../../db/one-connection.ts'
import { createEnqueue } from './queue.ts'
import type { Context, TxContext } from './context.ts'

/** PostgreSQL guarantees that nothing was done: a deadlock, a failed serialization. */
const undone = ['40P01', '40001']
const TRIES = 3

/** Runs work in a transaction; retries where PostgreSQL guarantees that nothing was done. */
export const createTx =
  (driver: Driver, { now, log, settings, seal, index, hooks }: Omit<TxContext, 'db' | 'enqueue'>): Context['tx'] =>
  async (work) => {
    for (let tries = 1; ; tries++) {
      try {
        return await runTransaction(driver, (db) =>
          work({ now, log, settings, seal, index, hooks, db, enqueue: createEnqueue(db) }),
        )
      } catch (error) {
        if (tries === TRIES || !undone.includes(errorCode(error))) throw error
      }
    }
  }
