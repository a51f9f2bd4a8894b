import type pg from 'pg'
import { errorCode } from './error-code.ts'
import { isPooled, limitLogin, limits } from './limits.ts'

type Session = { login: string; role: string; may_rewrite: boolean; in_force: string[] }

/**
 * Checks that this connection is fit for api and worker, and throws with a sentence for each defect: limits in force,
 * no rights beyond the app role's, prepared statements only where the pooler supports them.
 */
export async function checkLogin(pool: pg.Pool, prepare: boolean | null): Promise<void> {
  const client = await pool.connect()
  try {
    const wrong: string[] = []
    const session = await sessionOf(client)
    const inForce = new Map(session.in_force.map((line) => line.split(' ')).map(([name, ms]) => [name, Number(ms)]))
    const unlimited = Object.entries(limits).flatMap(([name, most]) => {
      const ms = inForce.get(name) ?? 0
      return ms === 0 || ms > most ? [name] : []
    })
    if (unlimited.length > 0)
      wrong.push(
        `The login ${session.login} has no limit, or too high a one, for ${unlimited.join(', ')}. Run as its owner: ${limitLogin(session.login).join('; ')}. Then let a pooler open its connections anew (RECONNECT).`,
      )
    if (session.may_rewrite)
      wrong.push(
        `The login ${session.login} works as ${session.role}, which may rewrite the ledger: give DATABASE_APP_URL a login with no more rights than jipsalpim_app.`,
      )
    if (prepare === null && (await isPooled(client)))
      wrong.push(
        'DATABASE_APP_URL goes through a pooler: say DB_PREPARE=off, or DB_PREPARE=on where it carries prepared statements (PgBouncer 1.21 and newer with max_prepared_statements).',
      )
    if (!(await limitsHoldInTransaction(client)))
      wrong.push('A time limit that is set inside of a transaction is not in force on this connection.')
    if (wrong.length > 0) throw new Error(wrong.join('\n'))
  } finally {
    client.release()
  }
}

/** NOTIFY reaches only a session of our own; a transaction pooler reassigns it after LISTEN. */
export async function checkListener(client: pg.ClientBase): Promise<void> {
  if (await isPooled(client))
    throw new Error(
      'LISTEN does not work through a pooler: give DATABASE_DIRECT_URL the address of PostgreSQL itself, with the same login.',
    )
}

async function sessionOf(client: pg.ClientBase): Promise<Session> {
  const names = Object.keys(limits)
  const { rows } = await client.query<Session>(
    `select session_user::text as login, current_user::text as role,
       coalesce(has_table_privilege(to_regclass('ledger_account'), 'update'), false) as may_rewrite,
       (select array_agg(name || ' ' || setting) from pg_settings where name = any($1)) as in_force`,
    [names],
  )
  // a select without a from returns one row
  return rows[0] as Session
}

/** Tested with a statement that runs longer than the limit: jobs rely on it. */
async function limitsHoldInTransaction(client: pg.ClientBase): Promise<boolean> {
  await client.query('begin')
  try {
    await client.query(`set local statement_timeout = '20ms'`)
    await client.query('select pg_sleep(1)')
    return false
  } catch (error) {
    // 57014: query_canceled
    return errorCode(error) === '57014'
  } finally {
    await client.query('rollback')
  }
}
