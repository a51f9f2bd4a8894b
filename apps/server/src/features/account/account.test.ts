import { link, places } from '@jipsalpim/contract/routes.ts'
import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../testing/use-test-server.ts'
import { count } from '../testing/scenes.ts'
import { maskPhone, plainPhone } from './phone.ts'

const server = useTestServer({ worker: 'none' })

/** Chooses a persona on the played login page, as its own form does: the address that the browser is sent back to. */
async function choose(authorizeUrl: string, persona: string): Promise<URL> {
  const url = new URL(authorizeUrl)
  url.searchParams.set('persona', persona)
  const page = await fetch(authorizeUrl)
  expect(page.status).toBe(200)
  const action = /<form[^>]*action="([^"]+)"/.exec(await page.text())?.[1] ?? ''
  const answer = await fetch(new URL(action, authorizeUrl), {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: url.origin },
    body: new URLSearchParams({ ...Object.fromEntries(url.searchParams), code: persona, persona }),
  })
  return new URL(answer.headers.get('location') ?? 'http://nowhere')
}

describe('logging in with Kakao', () => {
  it('comes back by a state of ours, once, to where the person wanted to go', async () => {
    const { data } = await server().call('loginKakaoState', { next: link('report') })
    const back = await choose(data.authorizeUrl, 'persona-kim')
    expect(back.pathname).toBe(link('analyzeLogin'))
    const given = { code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '' }
    const first = await server().call('loginKakao', given)
    expect(first).toMatchObject({ code: 0, data: { next: link('report') } })
    expect((await server().call('userRole', {}, { token: first.data.session.token })).data).toEqual({ role: 'user' })
    expect(await server().call('loginKakao', given)).toMatchObject({ status: 401, code: 2000 })
  })
  it.each([
    ['of nobody', 'x'.repeat(43)],
    ['with none', undefined],
  ])('refuses a code with a state %s', async (_, state) => {
    expect((await server().call('loginKakao', { code: 'a-code', ...(state && { state }) })).code).toBe(2000)
  })
  it('refuses a state after ten minutes', async () => {
    const { data } = await server().call('loginKakaoState', {})
    const back = await choose(data.authorizeUrl, 'persona-kim')
    await server().owner.query(
      `update account_login_state set created_at = created_at - interval '10 minutes 1 second'`,
    )
    const answer = await server().call('loginKakao', {
      code: back.searchParams.get('code') ?? '',
      state: back.searchParams.get('state') ?? '',
    })
    expect(answer.code).toBe(2000)
  })
  it('says that the person refused', async () => {
    expect((await server().call('loginKakao', { error: 'access_denied', state: 'x'.repeat(43) })).code).toBe(2000)
  })
  it('asks to try again when Kakao does not answer', async () => {
    await server().control('faults', { service: 'login', kind: 'error-before', times: 1 })
    expect((await server().call('loginKakao', { code: 'persona-kim' })).code).toBe(2001)
  })
  it.each([
    '//evil.example',
    'https://evil.example',
    '/nowhere',
    places().find((p) => 'planned' in p.route)?.path ?? '',
  ])('drops a next that is no built place: %s', async (next) => {
    await server().call('loginKakaoState', { next })
    expect(await count(server(), 'account_login_state where next = $1', [next])).toBe(0)
  })
})

describe('personas', () => {
  it('are one person each, with terms agreed and a phone', async () => {
    const [one, two] = [await server().login('lee'), await server().login('lee')]
    const { data } = await server().call('userInfo', {}, { token: one })
    expect(data).toMatchObject({ role: 'user', terms_missing: [], mobile: expect.stringMatching(/^01\d-\*{4}-\d{4}$/) })
    expect((await server().call('userInfo', {}, { token: two })).data.user_seq).toBe(data.user_seq)
  })
  it('new ones have neither, and are 정상 once they have agreed', async () => {
    const first = await server().call('loginKakao', { code: 'persona-new-park' })
    expect(first.data.status).toBe('신규')
    const { token } = first.data.session
    expect((await server().call('userInfo', {}, { token })).data).toMatchObject({
      mobile: null,
      email: null,
      terms_missing: ['privacy', 'service'],
    })
    expect((await server().call('termsAgree', { codes: ['service', 'nothing'] }, { token })).code).toBe(1008)
    expect((await server().call('termsAgree', { codes: ['service', 'privacy'] }, { token })).code).toBe(0)
    const { data } = await server().call('termsList', {}, { token })
    expect(data.terms.map((t) => [t.code, t.required, t.agreed_at !== null])).toEqual([
      ['privacy', true, true],
      ['service', true, true],
      ['marketing', false, false],
    ])
    expect((await server().call('loginKakao', { code: 'persona-new-park' })).data.status).toBe('정상')
  })
  it.each([
    ['realtor-choi', 'realtor'],
    ['operator-han', 'operator'],
  ])('%s is %s', async (name, role) => {
    expect((await server().call('userRole', {}, { token: await server().login(name) })).data.role).toBe(role)
  })
})

describe('a session', () => {
  it('ends with the logout, and no other does', async () => {
    const [one, two] = [await server().login('kim'), await server().login('kim')]
    expect((await server().call('authToken', {}, { token: one })).data.user_seq).toBeGreaterThan(0)
    expect((await server().call('logout', {}, { token: one })).code).toBe(0)
    expect((await server().call('authToken', {}, { token: one })).code).toBe(9001)
    expect((await server().call('authToken', {}, { token: two })).code).toBe(0)
  })
  it('is not in the database as it is held', async () => {
    const token = await server().login('kim')
    const { rows } = await server().owner.query<{ row: string }>('select s::text as row from account_session s')
    for (const { row } of rows) {
      expect(row).not.toContain(token)
      expect(row).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
      expect(row).not.toContain(Buffer.from(token).toString('hex'))
    }
  })
  it('keeps names, mails and numbers sealed', async () => {
    await server().login('kim')
    const { rows } = await server().owner.query<Record<string, Buffer>>(
      'select name_sealed, phone_sealed from account_user where phone_sealed is not null',
    )
    expect(rows.length).toBeGreaterThan(0)
    const bytes = Buffer.concat(rows.flatMap((row) => Object.values(row))).toString('latin1')
    expect(bytes).not.toContain(Buffer.from('김임차').toString('latin1'))
    expect(bytes).not.toMatch(/01\d{8,9}/)
  })
})

describe('a phone number', () => {
  it.each([
    ['+82 10-1234-5678', '01012345678'],
    ['0082 10 1234 5678', '01012345678'],
    ['+82 010-1234-5678', '01012345678'],
    ['０１０-1234-5678', '01012345678'],
    ['011-234-5678', '0112345678'],
    ['02-123-4567', null],
    ['+1 900 123 4567', null],
    ['', null],
  ])('%s is %s', (given, plain) => expect(plainPhone(given)).toBe(plain))
  it('is shown masked in the middle', () => expect(maskPhone('01012345678')).toBe('010-****-5678'))
})
