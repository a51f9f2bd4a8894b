import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import { poolOf } from './connect.ts'
import type { Database } from './database.ts'

/** A placeholder for a value until the query runs. */
class Slot {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * A query that is built once per process and run with different values: building costs Kysely about as much as the
 * driver needs for the whole round trip (20 of 60 µs), so the few queries of every request and the most frequent reads
 * are prepared. `slots` is the placeholder of each value: `.where('user_seq', '=', slots.user)`.
 */
export function prepared<V extends Record<string, unknown>, R>(
  build: (db: Kysely<Database>, slots: V) => Compilable<R>,
): (db: Kysely<Database>, values: V) => Promise<R[]> {
  let compiled: CompiledQuery<R> | null = null
  return async (db, values) => {
    compiled ??= build(db, slots<V>()).compile()
    const parameters = compiled.parameters.map((p) => (p instanceof Slot ? values[p.name] : p))
    // Outside a transaction nothing of Kysely is needed any more: straight to the driver.
    const pool = poolOf(db)
    if (pool) return (await pool.query<R & object>(compiled.sql, parameters)).rows
    return (await db.executeQuery<R>({ ...compiled, parameters })).rows
  }
}

// The builder's type of a slot is its value's; Kysely uses it as a parameter without looking inside.
const slots = <V>(): V => new Proxy({}, { get: (_, name) => new Slot(String(name)) }) as V
