import type { Driver } from 'kysely'
import { errorCode } from '../../../../db/error-code.ts'
import { runTransaction } from '../../../../db/one-connection.ts'
import { createEnqueue } from './queue.ts'
import type { Context, TxContext } from './context.ts'

/** A deadlock, a failed serialization: nothing was done, and the next try normally succeeds at once. */
const collisions = ['40P01', '40001']
const LOCK_TIMEOUT = '55P03'
const TRIES = 3

/**
 * Runs work in a transaction; retries after a collision with another one. `isPatient`: also after the timeout of a lock,
 * for a job: no user waits for it, and its outside calls before the transaction may have cost money.
 */
export const createTx =
  (
    driver: Driver,
    { now, log, settings, seal, index, hooks }: Omit<TxContext, 'db' | 'enqueue'>,
    { isPatient = false } = {},
  ): Context['tx'] =>
  async (work) => {
    for (let tries = 1; ; tries++) {
      try {
        return await runTransaction(driver, (db) =>
          work({ now, log, settings, seal, index, hooks, db, enqueue: createEnqueue(db) }),
        )
      } catch (error) {
        const code = errorCode(error)
        if (tries === TRIES || !(collisions.includes(code) || (isPatient && code === LOCK_TIMEOUT))) throw error
      }
    }
  }
