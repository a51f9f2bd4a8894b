import { link, places } from '@jipsalpim/contract/routes.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { chooseAtApple, chooseAtKakao, logInAtApple, logInAtKakao, postForm } from '../../testing/login-scene.ts'
import { count, pass } from '../../testing/scenes.ts'

const server = useTestServer({ worker: 'none' })
afterEach(() => server().setClock(null))
const beginKakao = async (next?: string) => (await server().call('loginKakaoState', next ? { next } : {})).data
const beginApple = async () => (await server().call('loginAppleState', {})).data
const given = (back: URL) => ({
  code: back.searchParams.get('code') ?? '',
  state: back.searchParams.get('state') ?? '',
})
const personOf = async (token: string) => (await server().call('userInfo', {}, { token })).data
const APPLE = link('analyzeAppleLogin')

describe('logging in with Kakao', () => {
  it('comes back by a state of ours, once, to where the person wanted to go', async () => {
    const back = await chooseAtKakao((await beginKakao(link('report'))).authorizeUrl, 'persona-kim')
    expect(back.pathname).toBe(link('analyzeLogin'))
    const first = await server().call('loginKakao', given(back))
    expect(first).toMatchObject({ code: 0, data: { next: link('report'), linked: false } })
    expect((await server().call('userRole', {}, { token: first.data.session.token })).data).toEqual({ role: 'user' })
    expect(await server().call('loginKakao', given(back))).toMatchObject({ status: 401, code: 2000 })
  })
  it('says that the person refused, and that somebody is under 14', async () => {
    expect((await server().call('loginKakao', { error: 'access_denied', state: 'x'.repeat(43) })).code).toBe(2000)
    const child = await chooseAtKakao((await beginKakao()).authorizeUrl, 'persona-child')
    expect(await server().call('loginKakao', given(child))).toMatchObject({ status: 403, code: 9101 })
  })
  it('asks to try again when Kakao does not answer', async () => {
    await server().control('faults', { service: 'login', kind: 'error-before', times: 1 })
    expect((await server().call('loginKakao', { code: 'persona-kim' })).code).toBe(2001)
  })
  it('notes where somebody came from, when they join', async () => {
    await server().call('loginKakao', { code: 'persona-from-a-partner', signup_source: 'ione' })
    await server().call('loginKakao', { code: 'persona-from-a-partner', signup_source: 'other' })
    expect(await count(server(), `account_user where signup_source = 'ione'`)).toBe(1)
    expect(await count(server(), `account_user where signup_source = 'other'`)).toBe(0)
  })
})

describe('logging in with Apple', () => {
  it('takes the form of another site, tells the browser nothing in the address, and lets in who began', async () => {
    const begun = await beginApple()
    const form = await chooseAtApple(begun.authorizeUrl, 'persona-lee')
    const answer = await postForm(server(), APPLE, form)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, APPLE])
    const { rows } = await server().owner.query<{ row: string }>('select s::text as row from account_login_state s')
    const code = form.get('code') ?? ''
    expect(rows.filter(({ row }) => row.includes(code) || row.includes(Buffer.from(code).toString('hex')))).toEqual([])

    const entered = await server().call('loginAppleConfirm', { state: begun.state })
    expect(entered).toMatchObject({ code: 0, data: { linked: false } })
    expect(await personOf(entered.data.session.token)).toMatchObject({
      name: '이소유',
      logins: [{ provider: 'apple' }],
    })
    expect((await server().call('loginAppleConfirm', { state: begun.state })).code).toBe(2000)
    expect(await count(server(), 'account_login_state where code_sealed is not null')).toBe(0)
  })
  it('is the same person the next time, whose name Apple does not tell again', async () => {
    const once = await logInAtApple(server(), 'persona-두번이')
    const again = await logInAtApple(server(), 'persona-두번이')
    const [first, second] = [await personOf(once.data.session.token), await personOf(again.data.session.token)]
    expect(second).toEqual(first)
    expect(first.name).toBe('두번이')
  })
  it('leads who gives up to the page that says so, and that state opens nothing any more', async () => {
    const begun = await beginApple()
    const answer = await postForm(server(), APPLE, await chooseAtApple(begun.authorizeUrl, ''))
    expect([answer.status, answer.headers.get('location')]).toEqual([303, link('analyzeAppleLoginCancel')])
    await postForm(server(), APPLE, await chooseAtApple(begun.authorizeUrl, 'persona-kim'))
    expect((await server().call('loginAppleConfirm', { state: begun.state })).code).toBe(2000)
  })
  it('asks to try again when Apple does not answer', async () => {
    const begun = await beginApple()
    await postForm(server(), APPLE, await chooseAtApple(begun.authorizeUrl, 'persona-kim'))
    await server().control('faults', { service: 'login', kind: 'down', times: 1 })
    expect((await server().call('loginAppleConfirm', { state: begun.state })).code).toBe(2001)
  })
  it.each([
    ['no state', { code: 'c' }],
    ['a state of nobody', { code: 'c', state: 'x'.repeat(43) }],
    ['no code', { state: 'y'.repeat(43) }],
    ['a name that is none', { code: 'c', state: 'x'.repeat(43), user: '{"name":7' }],
  ])('sends a form with %s to the error page', async (_, fields) => {
    const answer = await postForm(server(), APPLE, new URLSearchParams(fields))
    expect([answer.status, answer.headers.get('location')]).toEqual([303, link('loginError')])
  })
  it('takes no JSON, text or upload at that address', async () => {
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x'])
      expect(
        (
          await fetch(server().origin + APPLE, {
            method: 'POST',
            headers: { 'content-type': type },
            body: '{}',
            redirect: 'manual',
          })
        ).status,
      ).toBe(400)
  })
})

// Reliability S11: attacks on other users' logins.
describe('an attack on a login', () => {
  it.each([
    ['no state', undefined],
    ['a state of nobody', 'x'.repeat(43)],
  ])('with %s is refused', async (_, state) => {
    expect((await server().call('loginKakao', { code: 'a-code', ...(state && { state }) })).code).toBe(2000)
  })
  it('with a state that is ten minutes old is refused', async () => {
    const back = await chooseAtKakao((await beginKakao()).authorizeUrl, 'persona-kim')
    await pass(server(), 601)
    expect((await server().call('loginKakao', given(back))).code).toBe(2000)
  })
  it('with the state of another login is refused: its verifier and nonce are of that one', async () => {
    const back = await chooseAtKakao((await beginKakao()).authorizeUrl, 'persona-victim')
    const other = await beginKakao()
    expect((await server().call('loginKakao', { ...given(back), state: other.state })).code).toBe(2000)
  })
  it('with a code that was asked for without a challenge is refused', async () => {
    const begun = await beginKakao()
    const stripped = new URL(begun.authorizeUrl)
    stripped.searchParams.set('code_challenge', 'c'.repeat(43))
    const back = await chooseAtKakao(stripped.href, 'persona-victim')
    expect((await server().call('loginKakao', given(back))).code).toBe(2000)
  })
  it('with another nonce is refused', async () => {
    const begun = await beginKakao()
    const other = new URL(begun.authorizeUrl)
    other.searchParams.set('nonce', 'mine')
    expect((await server().call('loginKakao', given(await chooseAtKakao(other.href, 'persona-victim')))).code).toBe(
      2000,
    )
  })
  it('that mixes the providers up is refused', async () => {
    const [kakao, apple] = [await beginKakao(), await beginApple()]
    const form = await chooseAtApple(apple.authorizeUrl, 'persona-victim')
    form.set('state', kakao.state)
    expect((await postForm(server(), APPLE, form)).headers.get('location')).toBe(link('loginError'))
    expect((await server().call('loginAppleConfirm', { state: kakao.state })).code).toBe(2000)
    expect((await server().call('loginKakao', { code: form.get('code') ?? '', state: apple.state })).code).toBe(2000)
  })
  it('that posts a second form to a state that has its answer changes nothing', async () => {
    const begun = await beginApple()
    await postForm(server(), APPLE, await chooseAtApple(begun.authorizeUrl, 'persona-주인'))
    const late = await postForm(server(), APPLE, await chooseAtApple(begun.authorizeUrl, 'persona-attacker'))
    expect(late.headers.get('location')).toBe(link('loginError'))
    const entered = await server().call('loginAppleConfirm', { state: begun.state })
    expect((await personOf(entered.data.session.token)).name).toBe('주인')
  })
  it('that asks for an answer before it came is refused', async () => {
    expect((await server().call('loginAppleConfirm', { state: (await beginApple()).state })).code).toBe(2000)
  })
  it('by an account with the same e-mail makes another person', async () => {
    // The sandbox's Kakao and Apple return the same e-mail for one persona.
    const [kakao, apple] = [await logInAtKakao(server(), 'persona-mail'), await logInAtApple(server(), 'persona-mail')]
    const [one, other] = [await personOf(kakao.data.session.token), await personOf(apple.data.session.token)]
    expect(one.email).toBe(other.email)
    expect(one.user_seq).not.toBe(other.user_seq)
  })
  it.each([
    '//evil.example',
    'https://evil.example',
    '/nowhere',
    '/report?next=//evil.example',
    '/report?token=a b',
    places().find((p) => 'planned' in p.route)?.path ?? '',
  ])('by a place to go on to is dropped: %s', async (next) => {
    await beginKakao(next)
    expect(await count(server(), 'account_login_state where next = $1', [next])).toBe(0)
  })
  it('and a place with its public identifiers is kept', async () => {
    await beginKakao(`${link('report')}?page=2`)
    expect(await count(server(), 'account_login_state where next = $1', [`${link('report')}?page=2`])).toBe(1)
  })
})

describe('two logins of one person', () => {
  it('are linked by whoever is logged in and logs in with the other one', async () => {
    const token = await server().login('both')
    const linked = await logInAtApple(server(), 'persona-both-apple', { token, link: true })
    expect(linked).toMatchObject({ code: 0, data: { linked: true } })
    const me = await personOf(linked.data.session.token)
    expect(me.logins.map((l) => l.provider)).toEqual(['kakao', 'apple'])
    expect((await server().call('userRole', {}, { token })).code).toBe(9001)
    const by = await logInAtApple(server(), 'persona-both-apple')
    expect((await personOf(by.data.session.token)).user_seq).toBe(me.user_seq)
  })
  it('are not linked by nobody, nor by another person than the one who began', async () => {
    expect((await server().call('loginAppleState', { link: true })).code).toBe(9001)
    const [one, other] = [await server().login('starts'), await server().login('ends')]
    const { data } = await server().call('loginAppleState', { link: true }, { token: one })
    await postForm(server(), APPLE, await chooseAtApple(data.authorizeUrl, 'persona-between'))
    expect((await server().call('loginAppleConfirm', { state: data.state }, { token: other })).code).toBe(2000)
    expect((await logInAtApple(server(), 'persona-between', { token: other, link: true })).code).toBe(0)
  })
  it('stay apart when the other one is somebody else’s, or of a provider that is linked already', async () => {
    await logInAtApple(server(), 'persona-taken')
    const token = await server().login('wants')
    expect(await logInAtApple(server(), 'persona-taken', { token, link: true })).toMatchObject({
      status: 409,
      code: 9102,
      data: { why: 'other-person' },
    })
    expect(await logInAtKakao(server(), 'persona-second-kakao', { token, link: true })).toMatchObject({
      code: 9102,
      data: { why: 'other-account' },
    })
    expect((await personOf(token)).logins).toHaveLength(1)
  })
  it('come apart again, but for the last one', async () => {
    const linked = await logInAtApple(server(), 'persona-apart-apple', {
      token: await server().login('apart'),
      link: true,
    })
    const { token } = linked.data.session
    const another = (await personOf(await server().login('apart-not'))).user_seq
    expect((await server().call('loginUnlink', { provider: 'kakao' }, { token })).code).toBe(0)
    expect((await personOf(await server().login('apart-not'))).user_seq).toBe(another)
    expect((await server().call('loginUnlink', { provider: 'kakao' }, { token })).code).toBe(9004)
    expect((await server().call('loginUnlink', { provider: 'apple' }, { token })).code).toBe(9103)
    expect((await personOf(await server().login('apart'))).user_seq).not.toBe((await personOf(token)).user_seq)
  })
})
