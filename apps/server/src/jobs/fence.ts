import {
  CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import { poolOf } from '../../../../db/connect.ts'
import type { Database } from '../../../../db/database.ts'
import { errorCode } from '../../../../db/error-code.ts'
import { createEnqueue } from '../kernel/queue.ts'
import { LeaseLost, type Lease } from './lease.ts'
import type { Context } from '../kernel/context.ts'
import { createTx } from '../kernel/create-tx.ts'
import type { Providers } from '../main/providers.ts'

/** A job's statement may take longer; the login's own timeout is for calls that a user waits for. */
const STATEMENT_MS = 30_000

/**
 * The context of a handler: each transaction first locks the run's own row of the queue, and each outside call first
 * checks the lease. A run that was taken over (its process was paused, its network down, its event loop blocked) writes
 * nothing and makes no outside calls any more.
 */
export function fenced(ctx: Context, lease: Lease): Context {
  const pool = poolOf(ctx.db)
  if (!pool) throw new Error('jobs run on a pool, not inside a transaction')
  const driver = new FencedDriver(new PostgresDriver({ pool }), lease)
  const db = fencedDatabase(driver)
  return {
    ...ctx,
    db,
    tx: createTx(driver, ctx, { isPatient: true }),
    enqueue: createEnqueue(db),
    ...guardedPorts(ctx, lease),
  }
}

/** A statement outside a transaction gets its own transaction, so that every write is fenced. */
function fencedDatabase(driver: FencedDriver): Kysely<Database> {
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}

/**
 * Nothing waits for the answer to `begin` and to the lock of the run: the first statement is sent with them, and a single
 * statement with its `commit` too. Where the run is not held, the lock raises an error, and PostgreSQL runs nothing that
 * was sent after it.
 */
class FencedDriver implements Driver {
  readonly #inner: Driver
  readonly #lease: Lease
  constructor(inner: Driver, lease: Lease) {
    this.#inner = inner
    this.#lease = lease
  }
  init = (): Promise<void> => this.#inner.init()
  async acquireConnection(): Promise<DatabaseConnection> {
    return new FencedConnection(await this.#inner.acquireConnection(), this)
  }
  beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const own = ownOf(connection)
    own.open = inOrder([this.#inner.beginTransaction(own.inner, settings), this.#holdRun(own.inner)])
    return Promise.resolve()
  }
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const own = ownOf(connection)
    await own.open
    await this.#inner.commitTransaction(own.inner)
    own.open = null
  }
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const own = ownOf(connection)
    await this.#inner.rollbackTransaction(own.inner)
    own.open = null
  }
  /** In a transaction of its own. */
  async executeAlone<R>(connection: FencedConnection, query: CompiledQuery): Promise<QueryResult<R>> {
    const { inner } = connection
    const begun = this.#inner.beginTransaction(inner, {})
    const held = this.#holdRun(inner)
    const result = inner.executeQuery<R>(query)
    const committed = this.#inner.commitTransaction(inner)
    try {
      await inOrder([begun, held, result, committed])
      return await result
    } catch (error) {
      // A connection that cannot roll back is discarded; the first error is thrown.
      await this.#inner.rollbackTransaction(inner).catch(() => undefined)
      throw error
    }
  }
  releaseConnection = (connection: DatabaseConnection): Promise<void> =>
    this.#inner.releaseConnection(ownOf(connection).inner)
  /** The pool belongs to the process and outlives the job. */
  destroy = (): Promise<void> => Promise.resolve()

  /** A worker that takes over the run waits for this transaction or skips it; a renewal does not wait. */
  async #holdRun(inner: DatabaseConnection): Promise<void> {
    const { run } = this.#lease
    try {
      await inner.executeQuery(
        CompiledQuery.raw('select platform_hold_run($1, $2, $3)', [run.job_seq, run.fence, STATEMENT_MS]),
      )
    } catch (error) {
      if (errorCode(error) !== RUN_LOST) throw error
      this.#lease.lose()
      throw new LeaseLost(run)
    }
  }
}
/** Raised by `platform_hold_run`. */
const RUN_LOST = 'JP001'

/** Waits until all have ended, so that the connection is free; rejects with the error of the first that failed. */
function inOrder(steps: readonly Promise<unknown>[]): Promise<void> {
  const all = Promise.allSettled(steps).then((ended) => {
    for (const step of ended) if (step.status === 'rejected') throw step.reason
  })
  // Awaited with the statement after it, which may come later.
  all.catch(() => undefined)
  return all
}

class FencedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection
  readonly #driver: FencedDriver
  /** Resolves when the transaction has begun and holds the run; null outside of one. */
  open: Promise<void> | null = null
  constructor(inner: DatabaseConnection, driver: FencedDriver) {
    this.inner = inner
    this.#driver = driver
  }
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.open === null) return this.#driver.executeAlone<R>(this, query)
    const result = this.inner.executeQuery<R>(query)
    await inOrder([this.open, result])
    return result
  }
  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('a job reads batch by batch')
  }
}
// every connection of this driver was made by it
const ownOf = (connection: DatabaseConnection): FencedConnection => connection as FencedConnection

const outside: Record<keyof Providers, true> = {
  address: true,
  register: true,
  applications: true,
  applicationsFeed: true,
  building: true,
  trades: true,
  officialPrice: true,
  payment: true,
  messaging: true,
  mail: true,
  push: true,
  identity: true,
  fraudHistory: true,
  login: true,
}
function guardedPorts(ctx: Context, lease: Lease): Providers {
  const guarded = Object.keys(outside).map((name) => {
    const port = ctx[name as keyof Providers]
    return [name, port && guard(port, lease)]
  })
  // each port under its own name
  return Object.fromEntries(guarded) as Providers
}

/** A port, or ports by vendor: each call checks the lease first. */
function guard<T extends object>(port: T, lease: Lease): T {
  return new Proxy(port, {
    get: (target, name): unknown => {
      const part: unknown = Reflect.get(target, name)
      if (typeof part === 'object' && part !== null) return guard(part, lease)
      if (typeof part !== 'function') return part
      return (...args: unknown[]): unknown => {
        lease.assertHeld()
        return Reflect.apply(part, target, args)
      }
    },
  })
}
