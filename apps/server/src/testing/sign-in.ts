import { randomUUID } from 'node:crypto'
import { hashToken, newToken } from '../crypto/token.ts'
import type { TestServer } from './start-test-server.ts'

/**
 * A user with a session, who has agreed to the required terms in force unless `agreed` is false; inserted by the owner
 * role: for tests of the server itself, which need no login. `verified`: with a verified identity.
 */
export async function signIn(
  { owner, ctx }: TestServer,
  as: { role?: 'user' | 'realtor' | 'operator'; persona?: boolean; agreed?: boolean; verified?: boolean } = {},
): Promise<{ token: string; seq: number }> {
  const { rows } = await owner.query<{ user_seq: string }>(
    `insert into account_user (role, persona) values ($1, $2) returning user_seq`,
    [as.role ?? 'user', as.persona ?? false],
  )
  const seq = Number(rows[0]?.user_seq)
  await owner.query(`insert into account_login (provider, subject, user_seq) values ('kakao', $1, $2)`, [
    randomUUID(),
    seq,
  ])
  if (as.verified) {
    const ci = randomUUID()
    const sealed = ctx.seal.seal({ table: 'account_user', column: 'ci_sealed', row: seq }, ci)
    await owner.query('update account_user set ci_sealed = $2, ci_index = $3 where user_seq = $1', [
      seq,
      sealed,
      ctx.index.of('ci', ci),
    ])
  }
  if (as.agreed ?? true)
    await owner.query(
      `insert into account_terms_agreement (user_seq, code, version)
      select $1, code, max(version) from account_terms
        where required and from_day <= (app_now() at time zone 'Asia/Seoul')::date group by code`,
      [seq],
    )
  const token = newToken()
  await owner.query(
    `with s as (insert into account_session (user_seq, expires_at, second_factor_at) values ($2, app_now() + interval '30 days', app_now()) returning session_seq)
    insert into account_session_token (token_hash, session_seq) select $1, session_seq from s`,
    [hashToken(token), seq],
  )
  return { token, seq }
}
