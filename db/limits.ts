import type pg from 'pg'

/**
 * What a login of api and worker may take, in milliseconds. They stand with the login itself (`alter role … set`), because a
 * transaction pooler refuses them at the start of a session and forgets what a session sets. A job's transaction asks
 * for more time by itself (`set local`).
 */
export const limits = {
  statement_timeout: 3000,
  lock_timeout: 1000,
  idle_in_transaction_session_timeout: 5000,
} as const
export type Limits = Partial<Record<keyof typeof limits, number>>

/** The statements that give a login its limits. */
export const limitLogin = (login: string): string[] =>
  Object.entries(limits).map(([name, ms]) => `alter role ${login} set ${name} = '${ms}ms'`)

/** A connection that leads to PostgreSQL itself can be told its limits, and the role that it steps down to. */
export function withOptions(url: string, options: Limits & { role?: string }): string {
  const parsed = new URL(url)
  const flags = Object.entries(options).map(([name, value]) => `-c ${name}=${value}`)
  parsed.searchParams.set('options', flags.join(' '))
  return parsed.toString()
}

/** Under DATABASE_URL the app's connections are the same login that steps down to the app role, with the app's limits. */
export const steppedDown = (url: string, role: string): string => withOptions(url, { role, ...limits })

/** A pooler stands between: it makes up the number of the process that a session is told. */
export async function isPooled(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  // what PostgreSQL says at the start of a session (BackendKeyData); the types of pg leave it out
  return (client as pg.ClientBase & { processID: number }).processID !== rows[0]?.pid
}
