import { TestRunner, type TestContext } from 'vitest'

export type Session = { token: string; expiresAt: string }

/** These exist in the sandbox with special properties; any other name is a user created on demand. */
const CAST = /^(kim|lee|new-park|child|realtor-choi|operator-.+)$/

/**
 * The persona of this run of a test. A retried test gets a new user, because its first run may have left the old one
 * with changed settings or an order.
 */
export function personaOf(name: string): string {
  const tries = TestRunner.getCurrentTest<TestContext['task'] | undefined>()?.result?.retryCount ?? 0
  return tries === 0 || CAST.test(name) ? name : `${name}-try-${tries + 1}`
}

/** Logs in a user of the sandbox's messenger without its page: 'kim' is persona-kim. */
export async function logIn(url: string, persona: string): Promise<Session> {
  return (await callApi<{ session: Session }>(url, `/user/login/kakao?code=persona-${personaOf(persona)}`)).session
}

/** What the browser stores for a user who is logged in. */
export async function holdsOf(url: string, session: Session): Promise<{ nz_session: string; nz_person: string }> {
  const { user_seq } = await callApi<{ user_seq: number }>(url, '/user/info', session.token)
  return { nz_session: JSON.stringify(session), nz_person: String(user_seq) }
}

export async function callApi<T>(url: string, path: string, token?: string): Promise<T> {
  const response = await fetch(`${url}/api/v1${path}`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })
  const { code, data, message } = (await response.json()) as { code: number; data: T; message: string } // the one envelope of every call
  if (code !== 0) throw new Error(`${path}: ${code} ${message}`)
  return data
}

/** Posts a body to the product or the sandbox; returns the data of the envelope. */
export async function postApi<T>(url: string, path: string, body: unknown, token: string): Promise<T> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
  return ((await response.json()) as { data: T }).data // the one envelope of every call
}
