import { randomUUID } from 'node:crypto'
import { hashToken, newToken } from '../crypto/token.ts'
import type { TestServer } from './start-test-server.ts'

/** A person with a session, put there by the owner: for tests of the server itself, which need no login. */
export async function signIn(
  { owner }: TestServer,
  as: { role?: 'user' | 'realtor' | 'operator'; persona?: boolean } = {},
): Promise<{ token: string; seq: number }> {
  const { rows } = await owner.query<{ user_seq: string }>(
    `insert into account_user (provider, subject, role, persona) values ('kakao', $1, $2, $3) returning user_seq`,
    [randomUUID(), as.role ?? 'user', as.persona ?? false],
  )
  const seq = Number(rows[0]?.user_seq)
  const token = newToken()
  await owner.query(
    `insert into account_session (token_hash, user_seq, expires_at) values ($1, $2, app_now() + interval '30 days')`,
    [hashToken(token), seq],
  )
  return { token, seq }
}
