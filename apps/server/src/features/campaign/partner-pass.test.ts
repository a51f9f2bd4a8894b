import { errors } from '@jipsalpim/contract/errors.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { signIn } from '../../testing/sign-in.ts'
import { useTestServer } from '../../testing/use-test-server.ts'
import { partnerPass } from '../testing/partner-pass.ts'
import { count, pass } from '../testing/scenes.ts'
import { readPass } from './read-pass.ts'

const server = useTestServer()
afterEach(() => server().setClock(null))
const person = async () => (await signIn(server(), { persona: true })).token
const show = async (token: string, partner_pass: string | null, marks: object = {}) =>
  (await server().call('campaignSignup', { ...marks, partner_pass }, { token })).data.membership
const takeFree = (token: string) => server().call('couponTake', { campaign: 'pilot-report' }, { token })
const refused = { code: errors.couponRefused.code, data: { reason: 'source' } }

describe('the pilot’s free report', () => {
  it('is not for who only says that they come from the partner', async () => {
    const token = await person()
    expect(await show(token, null, { nz_source: 'ione', nz_medium: 'app', nz_campaign: 'pilot' })).toBe('none')
    expect(await takeFree(token)).toMatchObject(refused)
    // Not for an account with that signup source either.
    await server().owner.query(`update account_user set signup_source = 'ione'`)
    expect(await takeFree(token)).toMatchObject(refused)
  })
  it('and the source of a signup is shown to its own account only', async () => {
    const [signed, other] = [await person(), await person()]
    await show(signed, null, { nz_source: 'blog' })
    const signupOf = async (token: string) => (await server().call('campaignStatus', {}, { token })).data.signup
    expect(await signupOf(signed)).toMatchObject({ nz_source: 'blog' })
    expect(await signupOf(other)).toBeNull()
  })
  it('is for a member whom the partner has signed for, once', async () => {
    const token = await person()
    expect(await show(token, partnerPass(server(), { member: 'a-member' }))).toBe('kept')
    expect(await show(token, partnerPass(server(), { member: 'a-member' }))).toBe('kept')
    expect(await takeFree(token)).toMatchObject({ code: 0, data: { fresh: true } })
    expect(await takeFree(token)).toMatchObject({ code: 0, data: { fresh: false } })
    const { data } = await server().call('campaignStatus', {}, { token })
    expect(data.member_of).toEqual(['ione'])
  })
  it('is not for a second account of the member, also when both ask at once, and not after the first one is gone', async () => {
    const tokens = await Promise.all(Array.from({ length: 8 }, person))
    const answer = await Promise.all(tokens.map((token) => show(token, partnerPass(server(), { member: 'many' }))))
    expect(answer.filter((m) => m === 'kept')).toHaveLength(1)
    expect(answer.filter((m) => m === 'taken')).toHaveLength(7)
    const first = tokens[answer.indexOf('kept')] ?? ''
    expect((await takeFree(first)).code).toBe(0)
    for (const token of tokens.filter((t) => t !== first)) expect(await takeFree(token)).toMatchObject(refused)
    // The first account's rows are deleted, as in a withdrawal.
    await server().owner.query('delete from campaign_member')
    const again = await person()
    expect(await show(again, partnerPass(server(), { member: 'many' }))).toBe('kept')
    expect(await takeFree(again)).toMatchObject({ code: errors.couponRefused.code, data: { reason: 'already-had' } })
  })
  it('and an account has one membership of a partner', async () => {
    const token = await person()
    expect(await show(token, partnerPass(server(), { member: 'one-of-two' }))).toBe('kept')
    expect(await show(token, partnerPass(server(), { member: 'two-of-two' }))).toBe('taken')
  })
})

describe('a pass', () => {
  it('that is unsigned, foreign or changed is invalid', async () => {
    const token = await person()
    const good = partnerPass(server())
    const [version, body, signature] = good.split('.')
    const [, other] = partnerPass(server(), { member: 'somebody-else' }).split('.')
    const foreign = [
      '',
      'ione',
      'v1',
      `${version}.${body}`,
      `${version}.${body}.`,
      `${version}.${other}.${signature}`,
      `v2.${body}.${signature}`,
      `${good}.more`,
      partnerPass(server(), { key: new Uint8Array(32).fill(7) }),
      // Another partner has no key here, and one partner's key is not valid for another.
      partnerPass(server(), { partner: 'ich' }),
      partnerPass(server(), { partner: 'nobody' }),
      partnerPass(server(), { member: '' }),
      partnerPass(server(), { member: 'x'.repeat(65) }),
      // Valid for longer than half an hour, never valid, or valid from tomorrow.
      partnerPass(server(), { seconds: 1801 }),
      partnerPass(server(), { seconds: 0 }),
      partnerPass(server(), { at: new Date(server().ctx.now().getTime() + 120_000) }),
    ]
    for (const text of foreign) expect(await show(token, text), text).toBe('invalid')
    expect(await takeFree(token)).toMatchObject(refused)
    expect(await show(token, good)).toBe('kept')
  })
  it('ends with its time', async () => {
    const [early, late] = [await person(), await person()]
    const made = partnerPass(server(), { member: 'in-time', seconds: 600 })
    await pass(server(), 590)
    expect(await show(early, made)).toBe('kept')
    await pass(server(), 20)
    expect(await show(late, made)).toBe('expired')
  })
  it('is good under each of the partner’s keys while one is changed', () => {
    const [old] = server().ctx.settings.partnerKeys
    const next = { partner: 'ione', key: new Uint8Array(32).fill(9) }
    const withKeys = (partnerKeys: readonly { partner: string; key: Uint8Array }[]) => ({
      ...server().ctx,
      settings: { ...server().ctx.settings, partnerKeys },
    })
    const [byOld, byNext] = [partnerPass(server()), partnerPass(server(), { key: next.key })]
    for (const text of [byOld, byNext])
      expect(readPass(withKeys(old ? [old, next] : []), text)).toEqual({ partner: 'ione', member: 'member-1' })
    expect(readPass(withKeys([next]), byOld)).toBe('invalid')
    expect(readPass(withKeys([]), byOld)).toBe('invalid')
  })
  it('leaves nothing of the partner’s name for its member here', async () => {
    await show(await person(), partnerPass(server(), { member: 'canary-member-name' }))
    const rows = await server().owner.query<{ row: string }>('select t::text as row from campaign_member t')
    expect(rows.rows.map((r) => r.row).join('\n')).not.toContain('canary')
    expect(await count(server(), `platform_once t where t::text like '%canary%'`)).toBe(0)
  })
})

it('the sandbox’s links are what the partner sends: good ones, and bad ones to try', async () => {
  const page = await (await fetch(`${server().origin}/sandbox/partner`)).text()
  const passes = [...page.matchAll(/#pass=([\w.-]+)"/g)].map((m) => m[1] ?? '')
  const answers = []
  for (const text of passes) answers.push(await show(await person(), text))
  expect(answers).toEqual(['kept', 'kept', 'expired', 'invalid', 'invalid'])
})
