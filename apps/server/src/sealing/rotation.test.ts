import { describe, expect, it } from 'vitest'
import { createSealer } from '../crypto/seal.ts'
import { createCaller } from '../testing/caller.ts'
import { makePaidOrder, pass } from '../features/testing/scenes.ts'
import { HONG, verifyPhone } from '../features/testing/verification-scene.ts'
import { signIn } from '../testing/sign-in.ts'
import { useTestServer } from '../testing/use-test-server.ts'
import { recordKeys } from './record-keys.ts'

const key = (id: number) => ({ id, key: Buffer.alloc(32, id + 60) })
const keys = (...ids: number[]) => ids.map((id) => `${id}:${key(id).key.toString('hex')}`).join(',')
const only = (...ids: number[]) => ({ SEAL_KEYS: keys(...ids), INDEX_KEYS: keys(...ids) })
const server = useTestServer({ worker: 'none', env: only(1) })
const both = only(1, 2)

/** A user with a name, a phone number and a CI. */
async function member(phone: string, name: string): Promise<{ token: string; seq: number }> {
  const { token, seq } = await signIn(server())
  const { data } = await verifyPhone(server(), token, { ...HONG, phone, name })
  const { code } = await server().call('mobileChange', { user_verify_seq: data.user_verify_seq }, { token })
  expect(code).toBe(0)
  return { token, seq }
}
const run = async (args: readonly string[], env: Record<string, string>): Promise<string[]> => {
  const { code, out, error } = await server().command('reseal', args, env)
  expect([code, error]).toEqual([0, ''])
  return out.trimEnd().split('\n')
}
const job = async (name: 'platform.reseal' | 'verification.empty' | 'account.withdrawals') => {
  await server().ctx.enqueue(name, {}, { key: 'schedule' })
  await server().owner.query(
    `update platform_job set lease_until = clock_timestamp() - interval '1 second' where state = 'running'`,
  )
}
const indexesUnder = async (): Promise<number[]> =>
  (
    await server().owner.query<{ key: number }>(
      `select distinct get_byte(i, 0) as key from account_user, unnest(array[ci_index, phone_index, email_index]) as i
      where i is not null order by 1`,
    )
  ).rows.map((r) => r.key)

describe('npm run reseal', () => {
  it('brings data and indexes from an old key to a new one, and the old one may go', { timeout: 120_000 }, async () => {
    const { ctx, owner } = server()
    const kim = await member('01055550111', '남는이')
    const lee = await member('01055550222', '떠난이')
    let worker = await server().startWorker()
    for (const { token } of [kim, lee]) await makePaidOrder(server(), token, undefined, { landlord_name: '임대인' })
    await server().settle(30_000)
    expect((await server().call('withdrawalAsk', { reason: 'privacy' }, { token: lee.token })).code).toBe(0)
    await pass(server(), 4 * 24 * 3600)
    await job('account.withdrawals')
    await server().settle(30_000)
    await worker.stop()
    expect((await owner.query('select 1 from apart.record')).rowCount).toBeGreaterThan(0)
    await verifyPhone(server(), kim.token, { ...HONG, phone: '01055550111', name: '남는이' })

    const before = await run(['--check'], both)
    expect(before).toEqual(expect.arrayContaining(['account_user.name_sealed: 1 under key 1']))
    expect(before.filter((line) => line.startsWith('apart.record'))).toEqual([
      expect.stringMatching(/^apart.record.body_sealed: \d+ under key 1$/),
    ])
    expect(before.filter((line) => line.startsWith('files'))).toEqual([
      expect.stringMatching(/^files: \d+ under key 1$/),
    ])
    expect(before.slice(-4)).toEqual([
      'SEAL_KEYS 1: is still needed',
      'SEAL_KEYS 2: is written with',
      'INDEX_KEYS 1: is still needed',
      'INDEX_KEYS 2: is written with',
    ])
    await expect(recordKeys(ctx.db, 'index', [key(2)])).rejects.toThrow('INDEX_KEYS has no key 1')
    await expect(recordKeys(ctx.db, 'index', [key(1), { id: 2, key: key(3).key }])).rejects.toThrow('not the key 2')

    const young = await run([], both)
    // An attempt's indexes are not rebuilt: they are deleted within a day.
    expect(young.filter((line) => line.endsWith('under key 1'))).toEqual([
      expect.stringMatching(/^verification_attempt.ci_index/),
      expect.stringMatching(/^verification_attempt.phone_index/),
    ])
    expect(young.filter((line) => line.startsWith('files'))).toEqual([
      expect.stringMatching(/^files: \d+ under key 2$/),
    ])
    expect(young.filter((line) => line.endsWith('is still needed'))).toHaveLength(2)

    await pass(server(), 6 * 24 * 3600)
    const later = await run([], both)
    expect(later.slice(-4)).toEqual([
      'SEAL_KEYS 1: may be taken out',
      'SEAL_KEYS 2: is written with',
      'INDEX_KEYS 1: is still needed',
      'INDEX_KEYS 2: is written with',
    ])
    worker = await server().startWorker({ env: both })
    await job('verification.empty')
    await server().settle(30_000)
    await worker.stop()
    expect((await run([], both)).at(-2)).toBe('INDEX_KEYS 1: may be taken out')

    const api = await server().startApi({ env: only(2) })
    const call = createCaller(api.origin)
    expect((await call('userInfo', {}, { token: kim.token })).data).toMatchObject({ name: '남는이' })
    await owner.query('update account_session set authenticated_at = app_now() where user_seq = $1', [kim.seq])
    expect((await call('personalData', {}, { token: kim.token })).text).toContain('임대인')
    const operator = await signIn(server(), { role: 'operator' })
    const found = await call('operatorFind', { by: 'phone', text: '010-5555-0111' }, { token: operator.token })
    expect(found.data.people.map((p) => p.user_seq)).toEqual([kim.seq])
    // A person has one account under the new key, too.
    const again = await signIn(server())
    const product = { ...server(), call }
    const { data } = await verifyPhone(product, again.token, { ...HONG, phone: '01055550111', name: '남는이' })
    expect(data).toMatchObject({ reason: 'known-person' })
    await api.child.stop()
  })
  it('makes indexes anew through killed workers', { timeout: 60_000 }, async () => {
    const { owner, ctx } = server()
    const seal = createSealer([key(2)])
    await owner.query(`insert into account_user (role) select 'user' from generate_series(1, 450)`)
    const { rows } = await owner.query<{ user_seq: string }>(
      'select user_seq from account_user where email_index is null',
    )
    for (const { user_seq } of rows)
      await owner.query('update account_user set email_sealed = $1, email_index = $2 where user_seq = $3', [
        seal.seal({ table: 'account_user', column: 'email_sealed', row: user_seq }, `kim${user_seq}@jipsalpim.test`),
        ctx.index.of('account-email', `kim${user_seq}@jipsalpim.test`),
        user_seq,
      ])
    expect(await indexesUnder()).toEqual([1, 2])
    // No cells are left to re-encrypt: the kills hit the indexes.
    const next = { SEAL_KEYS: keys(1, 2), INDEX_KEYS: keys(1, 2, 3) }
    for (const killAt of ['reseal.batch#2', 'reseal.written#2']) {
      await job('platform.reseal')
      const worker = await server().startWorker({ env: next, killAt })
      expect((await worker.ended).signal).toBe('SIGKILL')
    }
    await job('platform.reseal')
    const worker = await server().startWorker({ env: next })
    await server().settle(30_000)
    await worker.stop()
    expect(await indexesUnder()).toEqual([3])
  })
})
