import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startExamSandbox, type ExamSandbox } from '../exam-sandbox.ts'
import { loginExam, type LoginStage } from './exam.ts'
import { createKakao } from './kakao.ts'

const ORIGIN = 'http://localhost:8080'
const redirectUri = `${ORIGIN}/login/kakao`
let sandbox: ExamSandbox
beforeAll(async () => {
  sandbox = await startExamSandbox(ORIGIN)
})
afterAll(() => sandbox.close())

const port = (clientSecret = 'secret') =>
  createKakao(
    { baseUrl: `${sandbox.url}/kakao`, timeoutMs: 5000, now: () => new Date() },
    {
      clientId: 'rest-key',
      clientSecret,
      adminKey: 'admin-key',
      authBaseUrl: `${sandbox.url}/kakao`,
      apiBaseUrl: `${sandbox.url}/kakao`,
    },
  )
const stage = (): LoginStage => ({
  port: port(),
  redirectUri,
  logIn,
  isLinked: async (persona) => (await sandbox.rows('login/kakao-linked')).has(persona),
  fault: (kind, times) => sandbox.fault('login', kind, times),
})

async function logIn(authorizeUrl: string, persona: string): Promise<URLSearchParams> {
  const url = new URL(authorizeUrl)
  const shown = await (await fetch(url)).text()
  expect(shown).toContain('누구로 들어갈까요?')
  const body = new URLSearchParams([...url.searchParams, ['persona', persona]])
  const response = await fetch(url, { method: 'POST', body, redirect: 'manual' })
  expect(response.status).toBe(303)
  return new URL(response.headers.get('location') ?? '').searchParams
}
const profile = (code: string) => port().profile({ code, redirectUri, nonce: null, verifier: null })

describe('Kakao', () => {
  it.each(loginExam())('$name', ({ ask }) => ask(stage()))

  it('takes a persona code as it is, again and again', async () => {
    const expected = {
      ok: true,
      value: {
        provider: 'kakao',
        name: '김임차',
        email: expect.stringContaining('@'),
        phone: expect.stringMatching(/^\+82 10-\d{4}-\d{4}$/),
      },
    }
    expect(await profile('persona-kim')).toMatchObject(expected)
    expect(await profile('persona-kim')).toMatchObject(expected)
  })
  it('a new persona has neither e-mail nor phone', async () => {
    expect(await profile('persona-new-park')).toMatchObject({
      ok: true,
      value: { email: null, phone: null, name: '박처음' },
    })
  })
  it('says so when somebody is under 14', async () => {
    expect(await profile('persona-child')).toMatchObject({ ok: false, kind: 'refused', reason: 'under-14' })
  })
  it('any name may be typed, and it stays one person', async () => {
    const [first, second] = [await profile('persona-순이'), await profile('persona-realtor-순이')]
    expect(first).toMatchObject({ ok: true, value: { name: '순이' } })
    expect(first.ok && second.ok && first.value.subject !== second.value.subject).toBe(true)
  })
  it('names a wrong secret as ours to mend, and another redirect as a mismatch', async () => {
    expect(
      await port('wrong').profile({ code: 'persona-kim', redirectUri, nonce: null, verifier: null }),
    ).toMatchObject({
      ok: false,
      kind: 'config',
    })
    const back = await logIn(
      port().authorizeUrl({ redirectUri, state: 's', nonce: 'n', challenge: 'c' }),
      'persona-kim',
    )
    expect(
      await port().profile({
        code: back.get('code') ?? '',
        redirectUri: `${ORIGIN}/elsewhere`,
        nonce: 'n',
        verifier: 'v',
      }),
    ).toMatchObject({ ok: false, reason: 'redirect-mismatch' })
  })
  it('sends nobody to a place that is not registered (KOE006)', async () => {
    const page = await fetch(
      port().authorizeUrl({ redirectUri: 'https://evil.example/cb', state: 's', nonce: 'n', challenge: 'c' }),
    )
    expect(page.status).toBe(400)
    expect(await page.text()).toContain('KOE006')
  })
  it('a person who gives up comes back with access_denied', async () => {
    expect(
      (await logIn(port().authorizeUrl({ redirectUri, state: 's', nonce: 'n', challenge: 'c' }), '')).get('error'),
    ).toBe('access_denied')
  })
  it('knows its people and keys after a reset and after kill -9', async () => {
    const gateway = port()
    const before = await gateway.profile({ code: 'persona-kim', redirectUri, nonce: null, verifier: null })
    await sandbox.control('POST', '/reset', {})
    expect(await gateway.profile({ code: 'persona-kim', redirectUri, nonce: null, verifier: null })).toEqual(before)
    await sandbox.killAndRestart()
    expect(await profile('persona-kim')).toEqual(before)
  })
})
