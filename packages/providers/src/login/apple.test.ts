import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startExamSandbox, type ExamSandbox } from '../exam-sandbox.ts'
import { createApple } from './apple.ts'
import { loginExam } from './exam.ts'

const ORIGIN = 'http://localhost:8080'
const redirectUri = `${ORIGIN}/login/apple`
const privateKey = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString()
let sandbox: ExamSandbox
beforeAll(async () => {
  sandbox = await startExamSandbox(ORIGIN)
})
afterAll(() => sandbox.close())

const port = (key = privateKey) =>
  createApple(
    { baseUrl: `${sandbox.url}/apple`, timeoutMs: 5000, now: () => new Date() },
    {
      clientId: 'kr.jipsalpim.web',
      teamId: 'TEAM000001',
      keyId: 'KEY0000001',
      privateKey: key,
      authBaseUrl: `${sandbox.url}/apple`,
    },
  )

/** The form that the user's browser would post to us: Apple answers by a form. */
async function logIn(authorizeUrl: string, persona: string): Promise<URLSearchParams> {
  const url = new URL(authorizeUrl)
  const page = await (
    await fetch(url, { method: 'POST', body: new URLSearchParams([...url.searchParams, ['persona', persona]]) })
  ).text()
  expect(page).toContain(`action="${redirectUri}" data-send`)
  return new URLSearchParams(
    [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map((m) => [
      m[1] ?? '',
      (m[2] ?? '').replaceAll('&quot;', '"'),
    ]),
  )
}

describe('Apple', () => {
  it.each(loginExam())('$name', ({ ask }) =>
    ask({
      port: port(),
      redirectUri,
      logIn,
      isLinked: async (persona) => (await sandbox.rows('login/apple-known')).has(persona),
      fault: (kind, times) => sandbox.fault('login', kind, times),
    }),
  )

  it('tells the name the first time only', async () => {
    const ask = () =>
      logIn(port().authorizeUrl({ redirectUri, state: 's', nonce: 'n', challenge: 'c' }), 'persona-once')
    expect(JSON.parse((await ask()).get('user') ?? 'null')).toMatchObject({
      name: { firstName: expect.any(String) },
      email: expect.stringContaining('@'),
    })
    expect((await ask()).has('user')).toBe(false)
  })
  it('a person who gives up comes back with an error', async () => {
    expect(
      (await logIn(port().authorizeUrl({ redirectUri, state: 's', nonce: 'n', challenge: 'c' }), '')).get('error'),
    ).toBe('user_cancelled_authorize')
  })
  it('names a key that is none as ours to mend', async () => {
    expect(
      await port('nonsense').profile({ code: 'persona-kim', redirectUri, nonce: null, verifier: null }),
    ).toMatchObject({
      ok: false,
      kind: 'config',
    })
  })
})
