import {
  DefaultQueryExecutor,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  Transaction,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
} from 'kysely'
import { poolOf } from './connect.ts'
import type { Database } from './database.ts'

/**
 * Runs `work` in a transaction. Unlike `db.transaction()` nothing waits for the answer to `begin`, and statements that do
 * not wait for each other (`Promise.all`) are sent at once: each wait costs a system call and a switch to PostgreSQL on
 * both sides. Rejects with the first error, after the rollback. The transaction cannot be used once it has ended.
 */
export async function runTransaction<R>(driver: Driver, work: (tx: Transaction<Database>) => Promise<R>): Promise<R> {
  await driver.init()
  const inner = await driver.acquireConnection()
  const connection = new OwnConnection(inner)
  try {
    const begun = driver.beginTransaction(inner, {})
    // Awaited below; the first statement fails with it.
    begun.catch(() => undefined)
    const result = await work(databaseOn(connection, driver))
    connection.isOver = true
    await begun
    await driver.commitTransaction(inner)
    return result
  } catch (error) {
    connection.isOver = true
    // A connection that cannot roll back is discarded; the first error is thrown.
    await driver.rollbackTransaction(inner).catch(() => undefined)
    throw error
  } finally {
    await driver.releaseConnection(inner)
  }
}

/**
 * Sends the statements that `start` begins in one write, on one connection and in this order; each is committed for itself.
 */
export async function sendAtOnce<T extends readonly Promise<unknown>[]>(
  db: Kysely<Database>,
  start: (own: Kysely<Database>) => readonly [...T],
): Promise<{ -readonly [K in keyof T]: PromiseSettledResult<Awaited<T[K]>> }> {
  const pool = poolOf(db)
  if (!pool) throw new Error('inside a transaction nothing is committed for itself')
  const driver: Driver = new PostgresDriver({ pool })
  await driver.init()
  const connection = await driver.acquireConnection()
  try {
    return await Promise.allSettled(start(databaseOn(connection, driver)))
  } finally {
    await driver.releaseConnection(connection)
  }
}

const adapter = new PostgresAdapter()
const compiler = new PostgresQueryCompiler()

/** Statements are not queued behind each other, as kysely does in a transaction. */
function databaseOn(connection: DatabaseConnection, driver: Driver): Transaction<Database> {
  const dialect: Dialect = {
    createAdapter: () => adapter,
    createDriver: () => driver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => compiler,
  }
  const executor = new DefaultQueryExecutor(compiler, adapter, { provideConnection: (use) => use(connection) })
  return new Transaction<Database>({ config: { dialect }, dialect, driver, executor })
}

/** A branch that continues after another one has failed must not write into whatever the connection is used for next. */
class OwnConnection implements DatabaseConnection {
  readonly #inner: DatabaseConnection
  isOver = false
  constructor(inner: DatabaseConnection) {
    this.#inner = inner
  }
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.isOver) throw new Error('the transaction is over')
    return this.#inner.executeQuery<R>(query)
  }
  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('a transaction reads batch by batch')
  }
}
