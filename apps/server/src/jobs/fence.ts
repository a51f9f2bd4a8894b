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
  const db = fencedDatabase(ctx.db, lease)
  return { ...ctx, db, tx: createTx(db, ctx), enqueue: createEnqueue(db), ...guardedPorts(ctx, lease) }
}

/** A statement outside a transaction gets its own transaction, so that every write is fenced. */
function fencedDatabase(base: Kysely<Database>, lease: Lease): Kysely<Database> {
  const pool = poolOf(base)
  if (!pool) throw new Error('jobs run on a pool, not inside a transaction')
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new FencedDriver(new PostgresDriver({ pool }), lease),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}

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
  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const { inner } = ownOf(connection)
    await this.#inner.beginTransaction(inner, settings)
    await this.#holdRun(inner)
    ownOf(connection).isOpen = true
  }
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#inner.commitTransaction(ownOf(connection).inner)
    ownOf(connection).isOpen = false
  }
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#inner.rollbackTransaction(ownOf(connection).inner)
    ownOf(connection).isOpen = false
  }
  releaseConnection = (connection: DatabaseConnection): Promise<void> =>
    this.#inner.releaseConnection(ownOf(connection).inner)
  /** The pool belongs to the process and outlives the job. */
  destroy = (): Promise<void> => Promise.resolve()

  /**
   * `for key share`: a worker that takes over the run waits for this transaction or skips it; a renewal does not wait.
   */
  async #holdRun(inner: DatabaseConnection): Promise<void> {
    const { run } = this.#lease
    const { rows } = await inner.executeQuery(
      CompiledQuery.raw(
        `select set_config('statement_timeout', $1, true) from platform_job
         where job_seq = $2 and fence = $3 and state = 'running' for key share`,
        [String(STATEMENT_MS), run.job_seq, run.fence],
      ),
    )
    if (rows.length > 0) return
    this.#lease.lose()
    throw new LeaseLost(run)
  }
}

class FencedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection
  readonly #driver: FencedDriver
  isOpen = false
  constructor(inner: DatabaseConnection, driver: FencedDriver) {
    this.inner = inner
    this.#driver = driver
  }
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.isOpen) return this.inner.executeQuery<R>(query)
    try {
      await this.#driver.beginTransaction(this, {})
      const result = await this.inner.executeQuery<R>(query)
      await this.#driver.commitTransaction(this)
      return result
    } catch (error) {
      // A connection that cannot roll back is discarded; the first error is thrown.
      await this.#driver.rollbackTransaction(this).catch(() => undefined)
      throw error
    }
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
