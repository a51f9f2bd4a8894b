import type { RegisterDocument } from '@jipsalpim/engine/register/model.ts'
import { planCheck } from '@jipsalpim/engine/watch/cadence.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { checkScene } from '../../testing/check-scene.ts'
import { count, HOME, placeAt } from '../../testing/scenes.ts'
import { atRegistry, requestCheck, watchHome } from '../../testing/watch-scene.ts'
import { savePrint, openPrint } from '../judging/registers.ts'
import { lastPrint } from '../queries.ts'

const server = useTestServer()
afterEach(() => server().setClock(null))
const { watched, homeOf, checksOf, alertKinds } = checkScene(server)
const mortgage = { section: '을구', purpose: '근저당권설정', amount: 120_000_000 } as const

describe('the register of a new watch', () => {
  const twins = { keyword: '면목로76길 9306', ho: '201호' }
  const refused = async (orderSeq: number) =>
    expect(
      await count(server(), `message_notice where order_seq = $1 and variables ->> 'reason' = 'watch-not-found'`, [
        orderSeq,
      ]),
    ).toBe(1)

  it('of two alike is the one that was confirmed; without a choice neither is guessed, and it is refunded in words', async () => {
    const token = await server().login('twin-none')
    const { order_seq } = await watchHome(server(), token, twins)
    await server().settle(30_000)
    await refused(order_seq)
    const { address_key } = await placeAt(server(), twins)
    const { data } = await server().call('addressUniqueNos', { key: address_key, ho: twins.ho })
    for (const { unique_no } of data.candidates) {
      const { home } = await watched(`twin-${unique_no}`, { ...twins, unique_no })
      expect(home.unique_no).toBe(unique_no)
    }
    expect(data.candidates).toHaveLength(2)
  })
  it('that was confirmed and is not listed is not replaced by another one', async () => {
    const token = await server().login('not-listed')
    const { order_seq } = await watchHome(server(), token, { ...HOME, ho: '402호', unique_no: '99999999999999' })
    await server().settle(30_000)
    await refused(order_seq)
  })
})

describe('a look that is asked for', () => {
  it('while a check runs is made after it, and is not swallowed by the turn that the check plans', async () => {
    const { token, seq, home } = await watched('asks-meanwhile', { ...HOME, ho: '201호' })
    await server().control('faults', { service: 'applications', kind: 'slow', times: 1, ms: 1500 })
    await server().owner.query(
      `update subscribe_turn set next_at = app_now(), next_kind = 'cases' where home_seq = $1`,
      [home.home_seq],
    )
    await server().ctx.enqueue('subscribe.round', {})
    await expect
      .poll(() => count(server(), 'subscribe_turn where home_seq = $1 and lease_until is not null', [home.home_seq]))
      .toBe(1)
    expect((await server().call('subscribeLook', { id: seq }, { token })).code).toBe(0)
    await server().settle(30_000)
    const checks = await checksOf(home.home_seq)
    expect(checks.slice(2)).toEqual([
      { kind: 'cases', result: 'none' },
      { kind: 'cases', result: 'none' },
      { kind: 'extract', result: 'same' },
    ])
  })
})

describe('a register that cannot be compared for certain', () => {
  it('says nothing of the home: no "same", no go, and it is not paid for again within the day', async () => {
    const { home, seq, token } = await watched('in-doubt', { keyword: '화곡로 9047', ho: '201호' })
    await server().ctx.tx(async (tx) => {
      const read = openPrint(tx, await lastPrint(tx.db, home.home_seq))
      if (!read) throw new Error('no print')
      await savePrint(tx, home.home_seq, withForgottenEntry(read))
    })
    await requestCheck(server(), 'extract')
    await requestCheck(server(), 'cases')
    const checks = await checksOf(home.home_seq)
    expect(checks.slice(-3)).toEqual([
      { kind: 'cases', result: 'none' },
      { kind: 'extract', result: 'unknown' },
      { kind: 'cases', result: 'none' },
    ])
    expect(await homeOf(seq)).toMatchObject({ last_extract_says: 'unsure', failures: 0 })
    const guard = await server().call('subscribeGuard', { id: seq }, { token })
    expect(guard.data.answer).toBe('unknown')
    expect((await server().call('subscribeAlerts', {}, { token })).data.alerts).toEqual([])
  })
})

describe('a register that is refused while an application is entered', () => {
  it('has not failed: it is asked for again by the calendar, and the home stands as with an application', async () => {
    const { home, seq, token } = await watched('being-entered', { keyword: '화곡로 9047', ho: '302호' })
    await atRegistry(server(), seq, 'application-received', mortgage, 'refused')
    for (const _ of [1, 2, 3]) {
      await requestCheck(server(), 'extract')
      expect((await checksOf(home.home_seq)).at(-1)).toEqual({ kind: 'extract', result: 'refused' })
      const now = await homeOf(seq)
      expect(now).toMatchObject({ failures: 0, next_kind: 'extract', last_extract_says: 'pending' })
      expect(now.next_at).toEqual(openTurn(now.unique_no, now.last_check_at))
    }
    expect(await alertKinds(token)).toEqual(['application'])
  })

  it('is asked again with a list that did not name it, and names it within the hour', async () => {
    const { home, seq, token } = await watched('entered-unlisted', { keyword: '화곡로 9047', ho: '401호' })
    await atRegistry(server(), seq, 'application-received', mortgage, 'refused')
    await server().control('faults', { service: 'applications', kind: 'down', times: 1000 })
    await requestCheck(server(), 'extract')
    expect((await checksOf(home.home_seq)).slice(-2)).toEqual([
      { kind: 'cases', result: 'failed' },
      { kind: 'extract', result: 'refused' },
    ])
    const now = await homeOf(seq)
    expect(now).toMatchObject({ failures: 1, last_extract_says: 'pending', due_by: home.due_by })
    expect(now.next_at.getTime() - now.last_check_at.getTime()).toBeLessThanOrEqual(3_600_000)
    await server().control('faults', { service: 'applications', kind: 'down', times: 0 })
    await server().setClock(new Date(now.next_at.getTime() + 1000))
    await server().ctx.enqueue('subscribe.round', {})
    await server().settle(30_000)
    expect(await alertKinds(token)).toEqual(['application'])
    expect(await homeOf(seq)).toMatchObject({ failures: 0 })
  })

  it('that no list names is told as such, once, also to a user who joins; then what it was', async () => {
    const where = { keyword: '화곡로 9047', ho: '502호' }
    const { home, seq, token } = await watched('unlisted', where)
    await atRegistry(server(), seq, 'missed', { section: '갑구', purpose: '소유권이전', party: '새주인' })
    await atRegistry(server(), seq, 'application-received', mortgage, 'refused')
    for (const _ of [1, 2]) await requestCheck(server(), 'extract')
    expect((await checksOf(home.home_seq)).at(-1)).toEqual({ kind: 'extract', result: 'refused' })
    const { alerts } = (await server().call('subscribeAlerts', {}, { token })).data
    expect(alerts).toMatchObject([{ kind: 'unlisted', critical: true, purpose: null }])
    const guard = await server().call('subscribeGuard', { id: seq }, { token })
    expect(guard.data.answer).not.toBe('go')
    const joined = await watched('unlisted-joined', where)
    await requestCheck(server(), 'extract')
    expect(await alertKinds(joined.token)).toEqual(['unlisted'])
    await atRegistry(server(), seq, 'registered', mortgage)
    await requestCheck(server(), 'extract')
    expect(await alertKinds(token)).toEqual(['missed', 'unlisted'])
  })

  it('that no list names any more, after a transfer that hides it, is told as such', async () => {
    await server().setClock(new Date('2027-05-10T10:00:00+09:00'))
    const { seq, token, home } = await watched('entered-hidden', { keyword: '화곡로 9047', ho: '301호' })
    await atRegistry(server(), seq, 'application-received', mortgage, 'refused')
    await requestCheck(server(), 'extract')
    expect(await alertKinds(token)).toEqual(['application'])
    await atRegistry(server(), seq, 'missed', { section: '갑구', purpose: '소유권이전', party: '새주인' })
    await atRegistry(server(), seq, 'application-received', { ...mortgage, purpose: '전세권설정' }, 'refused')
    await requestCheck(server(), 'extract')
    expect((await checksOf(home.home_seq)).at(-1)).toEqual({ kind: 'extract', result: 'refused' })
    expect(await alertKinds(token)).toEqual(['unlisted', 'application'])
    await requestCheck(server(), 'extract')
    expect(await alertKinds(token)).toEqual(['unlisted', 'application'])
  })

  it('for days, while the list does not answer, is told as an outage', async () => {
    const { seq, token } = await watched('entered-outage', { keyword: '화곡로 9047', ho: '402호' })
    await atRegistry(server(), seq, 'application-received', mortgage, 'refused')
    await server().control('faults', { service: 'applications', kind: 'down', times: 1000 })
    const begun = server().ctx.now().getTime()
    for (const days of [1, 2, 3]) {
      await server().setClock(new Date(begun + days * 86_400_000))
      await requestCheck(server(), 'extract')
    }
    await server().control('faults', { service: 'applications', kind: 'down', times: 0 })
    // Once, or again in the morning: that depends on the hour.
    expect(new Set(await alertKinds(token))).toEqual(new Set(['stopped']))
  })
})

describe('a copy of the register that the provider made before an application ended', () => {
  it('closes nothing: the register is read again after an hour, and tells of the change', async () => {
    // After office hours: no slot of the list comes before the register is read again.
    await server().setClock(new Date('2027-05-10T18:30:00+09:00'))
    const { home, seq, token } = await watched('copied', { keyword: '화곡로 9047', ho: '501호' })
    const begun = server().ctx.now().getTime()
    const at = (minutes: number) => server().setClock(new Date(begun + minutes * 60_000))
    await atRegistry(server(), seq, 'application-received', mortgage)
    await at(1)
    await requestCheck(server())
    await requestCheck(server(), 'extract')
    await atRegistry(server(), seq, 'registered', mortgage)
    await server().control('faults', { service: 'register', kind: 'cached', times: 1 })
    await at(15)
    await requestCheck(server())
    expect((await checksOf(home.home_seq)).slice(-2)).toEqual([
      { kind: 'cases', result: 'cases' },
      { kind: 'extract', result: 'same' },
    ])
    expect(await alertKinds(token)).toEqual(['application'])
    const guard = await server().call('subscribeGuard', { id: seq }, { token })
    expect(guard.data.answer).not.toBe('go')
    const { next_at, next_kind, phase } = await homeOf(seq)
    expect([next_kind, phase]).toEqual(['extract', 'pending'])
    expect(next_at.getTime() - begun).toBeGreaterThan(74 * 60_000)
    expect(next_at.getTime() - begun).toBeLessThan(77 * 60_000)
    await server().setClock(new Date(next_at.getTime() + 1000))
    await server().ctx.enqueue('subscribe.round', {})
    await server().settle(30_000)
    expect(await alertKinds(token)).toEqual(['registered', 'application'])
  })
})

describe('a list that has no room', () => {
  it('in the turn of a register is asked in the next hour, and nothing has failed', async () => {
    const { home, seq } = await watched('no-room', { ...HOME, ho: '302호' })
    await server().owner.query(`
      insert into subscribe_quota select n, date_trunc('hour', app_now()), 95 from generate_series(0, 1) n
      on conflict (identity, hour) do update set used = 95`)
    await requestCheck(server(), 'extract')
    expect((await checksOf(home.home_seq)).slice(2)).toEqual([{ kind: 'extract', result: 'same' }])
    const now = await homeOf(seq)
    expect(now).toMatchObject({ failures: 0, next_kind: 'cases' })
    expect(now.next_at.getTime()).toBeLessThanOrEqual(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 20_000)
    await server().owner.query('update subscribe_quota set used = 1')
  })
  it('because the registry warns is no failure either, and its identity is left alone until the hour is over', async () => {
    const { home, seq } = await watched('warned', { ...HOME, ho: '501호' })
    const ask = (identity: number) =>
      server().ctx.applications.list({ uniqueNo: home.unique_no, ownerName: '아무개', kind: 'unit', identity })
    for (let n = 0; n < 100; n++) for (const identity of [0, 1]) await ask(identity)
    await requestCheck(server(), 'cases')
    const now = await homeOf(seq)
    expect(now).toMatchObject({ failures: 0, next_kind: 'cases' })
    expect(await checksOf(home.home_seq)).toHaveLength(2)
    expect(await count(server(), 'subscribe_quota where identity = $1 and used >= 95', [home.home_seq % 2])).toBe(1)
  })
})

describe('the months of the log of checks', () => {
  it('are made also where rows came before their month was, and those rows are moved into it', async () => {
    await server().setClock(new Date('2031-03-10T10:00:00+09:00'))
    const of = (table: string) => count(server(), `${table} where home_seq = 77`)
    await server().owner.query(`
      insert into subscribe_check (home_seq, kind, slot, source, result, due_by, at, ms)
      select 77, 'cases', 'daily', 'feed', 'none', at, at, 1
      from unnest(array['2031-02-28T23:59:59+09:00', '2031-03-01T00:00:00+09:00', '2031-04-30T12:00:00+09:00']::timestamptz[]) at`)
    expect(await of('subscribe_check_rest')).toBe(3)
    await server().ctx.enqueue('subscribe.months', {})
    await server().settle(30_000)
    expect(await of('subscribe_check_203103')).toBe(1)
    expect(await of('subscribe_check_203104')).toBe(1)
    expect(await of('subscribe_check_rest')).toBe(1)
    expect(await of('subscribe_check')).toBe(3)
  })
})

/** The next scheduled check of a home with an open application. */
const openTurn = (uniqueNo: string, after: Date): Date => {
  const lease = { contractOn: null, balanceOn: null, moveInOn: null, endsOn: null }
  return planCheck({ lease, highRisk: false, uniqueNo, after, lastExtractAt: null, openCase: true }).at
}

/** A newer register that lacks an entry: real ones keep all entries, cancelled ones too. */
function withForgottenEntry(register: RegisterDocument): RegisterDocument {
  const [first] = register.entries
  if (!first) throw new Error('no entry')
  return {
    ...register,
    entries: [...register.entries, { ...first, section: '을구', id: '을구:9', rank: '9' } as never],
  }
}
