import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'

export type ConnectOptions = {
  url: string
  size: number
  application: string
  /** How long we wait for an answer before we give up the connection; the server's own limits are in limits.ts. */
  answerTimeoutMs: number
  /** Off for a transaction pooler without support for prepared statements. */
  prepare?: boolean
}

/** A small pool: beyond a few connections per core, PostgreSQL gets slower, not faster. */
export function createPool(options: ConnectOptions): pg.Pool {
  const pool = new pg.Pool({
    ...clientConfig(options),
    Client: options.prepare === false ? WatchedClient : NamedClient,
    max: options.size,
    // Statements that do not wait for each other are sent at once: see jobs/fence.ts.
    pipeline: true,
    idleTimeoutMillis: 60_000,
    maxLifetimeSeconds: 3600,
  })
  // The pool discards an idle connection that breaks; the next query reports the error.
  pool.on('error', () => undefined)
  return pool
}

export function createKysely(pool: pg.Pool): Kysely<Database> {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  pools.set(db, pool)
  return db
}
const pools = new WeakMap<Kysely<Database>, pg.Pool>()
/** The pool of a database; null for a transaction, which has one connection. */
export const poolOf = (db: Kysely<Database>): pg.Pool | null => pools.get(db) ?? null

/** A separate connection, for LISTEN and for migrations. */
export async function connect(options: Omit<ConnectOptions, 'size'>): Promise<pg.Client> {
  const client = new WatchedClient(clientConfig(options))
  await client.connect()
  return client
}

/** The same for a command that reads for longer than the login's limit: in one transaction, with a limit of its own. */
export async function connectToRead(options: Omit<ConnectOptions, 'size'>): Promise<pg.Client> {
  const client = await connect(options)
  await client.query('begin read only')
  await client.query(`select set_config('statement_timeout', $1, true)`, [String(options.answerTimeoutMs)])
  return client
}

/** Nothing that a transaction pooler refuses or resets: limits are set on the login, see limits.ts. */
const clientConfig = (options: Omit<ConnectOptions, 'size'>): pg.ClientConfig => ({
  connectionString: options.url,
  application_name: options.application,
  types: { getTypeParser },
  connectionTimeoutMillis: 3000,
  keepAlive: true,
  // For a network that went silent: the server's own timeout cannot reach us then.
  ...(options.answerTimeoutMs > 0 && { query_timeout: options.answerTimeoutMs }),
})

/** Without a listener, a checked-out client whose socket breaks would end the process. */
class WatchedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    this.on('error', () => undefined)
  }
}

const NAMES_AT_MOST = 2000
const names = new Map<string, string>()

/**
 * Parses a statement once per connection: 0.65 → 1 of the driver's speed. Sends the statements of one turn of the event loop
 * in one write, as each write costs a system call and a switch to PostgreSQL.
 */
class NamedClient extends WatchedClient {
  // pg's overloads of `query` cannot be restated; only the one with text and values is changed
  override query = ((...args: unknown[]): unknown => {
    const { stream } = this.connection
    stream.cork()
    process.nextTick(() => stream.uncork())
    const [text, values] = args
    const inherited = pg.Client.prototype.query as unknown as (...args: unknown[]) => unknown
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return inherited.apply(this, args)
    const name = nameOf(text)
    return inherited.apply(this, name ? [{ name, text, values }, ...args.slice(2)] : args)
  }) as unknown as pg.Client['query']
}

function nameOf(text: string): string | null {
  const known = names.get(text)
  if (known) return known
  // Varying text (lists of placeholders) would fill the server's memory with plans.
  if (names.size >= NAMES_AT_MOST) return null
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}

const { INT8, DATE, TIMESTAMPTZ } = pg.types.builtins
const getTypeParser = ((oid: number, format?: 'text' | 'binary') => {
  if (oid === INT8) return safeInteger
  if (oid === DATE) return asWritten
  if (oid === TIMESTAMPTZ) return instant
  return pg.types.getTypeParser(oid, format)
}) as typeof pg.types.getTypeParser

function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`a bigint beyond 2^53 came back: ${text}`)
  return value
}
const asWritten = (text: string): string => text

const otherInstant = pg.types.getTypeParser(TIMESTAMPTZ) as (text: string) => Date
/** '2026-11-26 22:09:44.123456+00', to the millisecond: the driver's own parser takes three times as long. */
export function instant(text: string): Date {
  // Another time zone of the session, infinity, or a year that has not four digits.
  if (text.length < 22 || !text.endsWith('+00') || text.charCodeAt(4) !== DASH || text.startsWith('0'))
    return otherInstant(text)
  const two = (at: number) => text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 11 * ZERO
  const year = two(0) * 100 + two(2)
  // As many digits as are not zero.
  const ms = text.length > 23 ? Math.floor(Number(text.slice(19, -3)) * 1000 + 1e-6) : 0
  return new Date(Date.UTC(year, two(5) - 1, two(8), two(11), two(14), two(17), ms))
}
const [DASH, ZERO] = [45, 48]
