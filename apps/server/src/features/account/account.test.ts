import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../testing/use-test-server.ts'
import { maskPhone, plainPhone } from './person/phone.ts'

const server = useTestServer({ worker: 'none' })

describe('personas', () => {
  it('are one person each, with terms agreed and a phone', async () => {
    const [one, two] = [await server().login('lee'), await server().login('lee')]
    const { data } = await server().call('userInfo', {}, { token: one })
    expect(data).toMatchObject({ role: 'user', terms_missing: [], mobile: expect.stringMatching(/^01\d-\*{4}-\d{4}$/) })
    expect((await server().call('userInfo', {}, { token: two })).data.user_seq).toBe(data.user_seq)
  })
  it('are told their own name and mail, and nobody else is', async () => {
    const token = await server().login('kim')
    const { name, email } = (await server().call('userInfo', {}, { token })).data
    expect((await server().call('userName', {}, { token })).data).toEqual({ name })
    expect((await server().call('userEmail', {}, { token })).data).toEqual({ email })
    expect([(await server().call('userName', {})).code, (await server().call('userEmail', {})).code]).toEqual([
      9001, 9001,
    ])
  })
  it('new ones have neither, and are 정상 once they have agreed', async () => {
    const first = await server().call('loginKakao', { code: 'persona-new-park' })
    expect(first.data.status).toBe('신규')
    const { token } = first.data.session
    expect((await server().call('userInfo', {}, { token })).data).toMatchObject({
      mobile: null,
      email: null,
      terms_missing: ['age', 'privacy', 'service'],
    })
    expect((await server().call('termsAgree', { codes: ['service', 'nothing'] }, { token })).code).toBe(1008)
    expect((await server().call('termsAgree', { codes: ['age', 'service', 'privacy'] }, { token })).code).toBe(0)
    const { data } = await server().call('termsList', {}, { token })
    expect(data.terms.map((t) => [t.code, t.required, t.agreed_at !== null])).toEqual([
      ['age', true, true],
      ['service', true, true],
      ['privacy', true, true],
      ['marketing', false, false],
      ['night', false, false],
      ['push', false, false],
      ['web-push', false, false],
      ['usage', false, false],
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

describe('a person', () => {
  it('has name, mail and number sealed', async () => {
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
