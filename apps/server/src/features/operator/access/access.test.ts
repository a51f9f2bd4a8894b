import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { callTable, type CallName } from '@jipsalpim/contract/call-table.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { totpAt } from '../../../crypto/totp.ts'
import { signIn } from '../../../testing/sign-in.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { count, pass } from '../../testing/scenes.ts'

const server = useTestServer({ worker: 'none' })
afterEach(() => server().setClock(null))

const rows: Record<string, { access: string; beforeFactor?: true }> = callTable
const operatorCalls = Object.keys(rows).filter((name) => rows[name]?.access === 'operator') as CallName[]
const ask = (name: CallName, token?: string) =>
  // a caller without the role is refused before the input is read
  server().call(name, { slug: 'x', user_seq: 1, order_seq: 1, notice_seq: 1, job_seq: 1, batch_seq: 1 } as never, {
    token,
  })
/** Before the second factor: the state after the messenger's login. */
const before = async (name: string) => (await server().call('loginKakao', { code: `persona-operator-${name}` })).data
/** A real operator, not a persona. */
async function person() {
  const { token, seq } = await signIn(server(), { role: 'operator' })
  await server().owner.query('update account_session set second_factor_at = null where user_seq = $1', [seq])
  return { token, seq }
}
const enter = (token: string, code: string) => server().call('operatorEnter', { code }, { token })

describe('an operator’s call', () => {
  it('works for no other role, and for nobody', async () => {
    expect(operatorCalls.length).toBeGreaterThan(15)
    const [user, realtor] = [await server().login('kim'), await server().login('realtor-choi')]
    for (const name of operatorCalls) {
      expect([name, (await ask(name)).code]).toEqual([name, 9001])
      for (const token of [user, realtor]) expect([name, (await ask(name, token)).code]).toEqual([name, 9003])
    }
    expect(await count(server(), 'operator_audit')).toBe(0)
  })
  it('needs the second factor in this very session', async () => {
    const { session } = await before('fresh')
    const { token } = session
    for (const name of operatorCalls.filter((n) => !rows[n]?.beforeFactor))
      expect(await ask(name, token)).toMatchObject({ code: 9003, data: { reason: 'second-factor' } })
    expect((await server().call('operatorDesk', {}, { token })).data).toEqual({ factor: 'enrolled', entered: false })
    expect((await enter(token, '000001')).code).toBe(9130)
    expect((await enter(token, '000000')).data).toEqual({ entered: true })
    expect((await server().call('operatorLists', {}, { token })).code).toBe(0)
    const other = (await before('fresh')).session.token
    expect((await server().call('operatorLists', {}, { token: other })).code).toBe(9003)
  })
  it('is an address that is not there to a process that the public reaches', async () => {
    const token = await server().login('operator-elsewhere')
    const before = await count(server(), 'operator_audit')
    const { origin } = await server().startApi({ env: { DESK: 'elsewhere' } })
    const ask = (method: string, path: string) =>
      fetch(`${origin}/api/v1${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': 'a-key-1' },
        ...(method !== 'GET' && { body: '{}' }),
      }).then(async (answer) => `${answer.status} ${await answer.text()}`)
    const nowhere = await ask('GET', '/operator/no-such-call')
    expect(nowhere).toMatch(/^404 /)
    for (const name of operatorCalls) {
      const { method, path } = callTable[name]
      expect([name, await ask(method, path.replaceAll(/:\w+/g, '1'))]).toEqual([name, nowhere])
    }
    expect(await ask('GET', '/user/info')).toMatch(/^200 /)
    expect(JSON.stringify(await (await fetch(`${origin}/api/v1/openapi.json`)).json())).not.toContain('/operator/')
    expect(await count(server(), 'operator_audit')).toBe(before)
  })
  it('ends with disuse', async () => {
    const token = await server().login('operator-idle')
    await pass(server(), 31 * 60)
    expect((await server().call('operatorLists', {}, { token })).code).toBe(9001)
  })
})

describe('the second factor of a person', () => {
  it('is enrolled once, and a code counts once', async () => {
    const { token } = await person()
    expect((await server().call('operatorDesk', {}, { token })).data.factor).toBe('none')
    expect((await enter(token, '000000')).code).toBe(9130)
    const { secret, uri } = (await server().call('operatorEnrol', {}, { token })).data
    expect(uri).toContain(`secret=${secret}`)
    expect((await server().call('operatorDesk', {}, { token })).data.factor).toBe('begun')
    const another = (await person()).token
    await server().call('operatorEnrol', {}, { token: another })
    const code = totpAt(secret, server().ctx.now())
    expect((await enter(token, code)).code).toBe(0)
    // A code is valid only for its own operator.
    expect((await server().call('operatorDesk', {}, { token: another })).data.factor).toBe('begun')
    expect((await enter(token, code)).code).toBe(9130)
    expect(await server().call('operatorEnrol', {}, { token })).toMatchObject({
      code: 9003,
      data: { reason: 'enrolled' },
    })
    await pass(server(), 60)
    const next = totpAt(secret, server().ctx.now())
    const both = await Promise.all([enter(token, next), enter(token, next)])
    expect(both.map((a) => a.code).sort()).toEqual([0, 9130])
  })
  it('is enrolled only right after a login, and lies sealed', async () => {
    const { token, seq } = await person()
    const { secret } = (await server().call('operatorEnrol', {}, { token })).data
    const { rows: stored } = await server().owner.query(
      'select secret_sealed from operator_factor where user_seq = $1',
      [seq],
    )
    expect(String(stored[0].secret_sealed)).not.toContain(secret)
    await pass(server(), 11 * 60)
    // error logInAgain
    expect((await server().call('operatorEnrol', {}, { token })).code).toBe(9104)
  })
  it('is not guessed: ten tries an hour', async () => {
    const { token } = await person()
    await server().call('operatorEnrol', {}, { token })
    const codes: number[] = []
    for (let i = 0; i < 12; i++) codes.push((await enter(token, '123456')).code)
    expect(codes.slice(0, 10).every((c) => c === 9130)).toBe(true)
    expect(codes.slice(10)).toEqual([9029, 9029])
  })
})

describe('the audit', () => {
  it('has a row for every call, with who, when, what, on whom and why; never what was typed', async () => {
    const token = await server().login('operator-audit')
    await server().login('kim')
    const found = await server().call('operatorFind', { by: 'phone', text: '010-1234-5678' }, { token })
    const kim = (await server().owner.query(`select user_seq from account_user where role = 'user' limit 1`)).rows[0]
    const user_seq = Number(kim.user_seq)
    await server().call('operatorPerson', { user_seq }, { token })
    await server().call('operatorReveal', { user_seq, reason: '환불 문의 전화' }, { token })
    expect(found.code).toBe(0)
    const { rows: stored } = await server().owner.query(
      `select call, subject::text as subject, on_user, reason from operator_audit where operator_seq = (
        select operator_seq from operator_audit order by audit_seq desc limit 1) order by audit_seq`,
    )
    const withSubject = stored.filter((r) => r.subject !== '{"by": "phone", "found": true}')
    expect(withSubject).toEqual([
      { call: 'operatorEnter', subject: '{}', on_user: null, reason: null },
      { call: 'operatorFind', subject: '{"by": "phone"}', on_user: null, reason: null },
      { call: 'operatorPerson', subject: `{"user_seq": ${user_seq}}`, on_user: kim.user_seq, reason: null },
      {
        call: 'operatorReveal',
        subject: `{"user_seq": ${user_seq}}`,
        on_user: kim.user_seq,
        reason: '환불 문의 전화',
      },
    ])
  })
  it.each([`update operator_audit set reason = 'x'`, 'delete from operator_audit', 'truncate operator_audit'])(
    'is not rewritten by the server’s role: %s',
    async (statement) => {
      const app = server().ctx.db
      const { sql } = await import('kysely')
      await expect(sql.raw(statement).execute(app)).rejects.toThrow('permission denied')
    },
  )
})

describe('the chain of the audit', () => {
  /** Runs statements as an attacker with the owner role would, and rolls them back. */
  async function broken(...statements: string[]): Promise<string[]> {
    const { owner } = server()
    await owner.query('begin')
    for (const statement of statements) await owner.query(statement)
    const { rows: found } = await owner.query(
      'select day::text, place::int from operator_audit_broken() order by place',
    )
    await owner.query('rollback')
    return found.map((r) => `${r.day} ${r.place}`)
  }
  const nth = (n: number) => `(select audit_seq from operator_audit order by place offset ${n - 1} limit 1)`

  it('is whole while operators work at once, and names the day and the row of what was touched', async () => {
    const tokens = await Promise.all(['one', 'two', 'three'].map((name) => server().login(`operator-chain-${name}`)))
    await Promise.all(tokens.flatMap((token) => [1, 2, 3].map(() => server().call('operatorLists', {}, { token }))))
    const day = (await server().owner.query(`select (app_now() at time zone 'Asia/Seoul')::date::text as day`)).rows[0]
      .day
    const last = await count(server(), 'operator_audit')
    expect(last).toBeGreaterThan(11)
    expect(await broken()).toEqual([])
    for (const change of [
      `reason = 'x'`,
      `call = 'operatorDesk'`,
      `subject = '{"user_seq": 1}'`,
      `at = at + interval '1 microsecond'`,
      'on_user = 1',
    ])
      expect(await broken(`update operator_audit set ${change} where audit_seq = ${nth(5)}`), change).toEqual([
        `${day} 5`,
      ])
    expect(await broken(`update operator_audit set hash = sha256(hash) where audit_seq = ${nth(5)}`)).toEqual([
      `${day} 5`,
      `${day} 6`,
    ])
    expect((await broken(`delete from operator_audit where audit_seq = ${nth(5)}`))[0]).toBe(`${day} 6`)
    expect(await broken(`delete from operator_audit where audit_seq = ${nth(last)}`)).toEqual([`${day} ${last}`])
    expect(await broken('delete from operator_audit')).toEqual([`${day} ${last}`])
  })
  it('is not told by the server’s role: a row says what it says, and its link is made for it', async () => {
    const { sql } = await import('kysely')
    const app = server().ctx.db
    await expect(sql`update operator_audit_head set place = 0`.execute(app)).rejects.toThrow('permission denied')
    await server().login('operator-chain-link')
    await sql`insert into operator_audit (operator_seq, call, subject, place, hash)
      select operator_seq, 'operatorDesk', '{}', 1, '' from operator_audit limit 1`.execute(app)
    expect(await broken()).toEqual([])
  })
  it('is printed by day, and laid beside what was printed before', async () => {
    await server().login('operator-chain-kept')
    const before = await server().command('audit')
    expect(before).toMatchObject({ code: 0, error: '' })
    expect(before.out).toMatch(/^\d{4}-\d\d-\d\d \d+ [0-9a-f]{64}\n/)
    const file = join(mkdtempSync(join(tmpdir(), 'jipsalpim-audit-')), 'kept')
    writeFileSync(file, before.out)
    await server().login('operator-chain-later')
    expect((await server().command('audit', [file])).code).toBe(0)
    // A rewritten chain is detected by comparison with the copy stored elsewhere.
    const { owner } = server()
    await owner.query('create temp table was as select * from operator_audit')
    await owner.query('delete from operator_audit')
    await owner.query(`update operator_audit_head set place = 0, hash = decode(repeat('00', 32), 'hex')`)
    await owner.query(`insert into operator_audit (operator_seq, call, subject, on_user, reason, at)
      select operator_seq, call, subject, on_user, 'another reason', at from was order by place`)
    const after = await server().command('audit', [file])
    expect(after.code).toBe(1)
    expect(after.out).not.toContain('broken')
    expect(after.out).toContain(`not as it was: ${before.out.trim().split('\n').at(-1)}`)
  })
})
