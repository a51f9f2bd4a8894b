import type pg from 'pg'

/**
 * The limits for a login of api and worker, in milliseconds. They are set on the login itself (`alter role … set`),
 * because a transaction pooler refuses them at the start of a session and resets what a session sets. A job's
 * transaction raises its own (`set local`).
 */
export const limits = {
  statement_timeout: 3000,
  // Longer than PostgreSQL's deadlock_timeout (1 s): a deadlock is recognized as one, and its transaction is retried.
  lock_timeout: 1500,
  idle_in_transaction_session_timeout: 5000,
} as const
export type Limits = Partial<Record<keyof typeof limits, number>>

/** The statements that set the limits of a login. */
export const limitLogin = (login: string): string[] =>
  Object.entries(limits).map(([name, ms]) => `alter role ${login} set ${name} = '${ms}ms'`)

/** A direct connection to PostgreSQL can set its limits and its role by itself. */
export function withOptions(url: string, options: Limits & { role?: string }): string {
  const parsed = new URL(url)
  const flags = Object.entries(options).map(([name, value]) => `-c ${name}=${value}`)
  parsed.searchParams.set('options', flags.join(' '))
  return parsed.toString()
}

/** With DATABASE_URL the app connects with the same login, and sets the app role and its limits. */
export const steppedDown = (url: string, role: string): string => withOptions(url, { role, ...limits })

/** True behind a pooler: the process id that it sends to the session is invented. */
export async function isPooled(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  // sent by PostgreSQL at the start of a session (BackendKeyData); not in pg's types
  return (client as pg.ClientBase & { processID: number }).processID !== rows[0]?.pid
}
