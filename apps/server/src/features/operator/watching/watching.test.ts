import { afterEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { count, HOME } from '../../testing/scenes.ts'
import { atRegistry, requestCheck, watchHome, watchOf } from '../../testing/watch-scene.ts'

const server = useTestServer()
afterEach(() => server().setClock(null))
const han = () => server().login('operator-han')
const mortgage = { section: '을구', purpose: '근저당권설정', amount: 120_000_000 } as const
const reason = '점검 시간의 빈 구간 다시 보기'
const HOUR = 3_600_000

async function watched(persona: string, ho: string) {
  const token = await server().login(persona)
  const { order_seq } = await watchHome(server(), token, { ...HOME, ho })
  await server().settle(30_000)
  const { subscribeSeq: watch_seq } = await watchOf(server(), token)
  const { rows } = await server().owner.query<{ home_seq: string; unique_no: string; user_seq: string }>(
    'select h.home_seq, h.unique_no, w.user_seq from subscribe_turn h join subscribe_watch w using (home_seq) where watch_seq = $1',
    [watch_seq],
  )
  const [row] = rows
  return {
    token,
    order_seq,
    watch_seq,
    home_seq: Number(row?.home_seq),
    user_seq: Number(row?.user_seq),
    unique_no: row?.unique_no ?? '',
  }
}
const find = async (by: 'unique-no' | 'watch' | 'order', text: string) =>
  (await server().call('operatorWatchFind', { by, text }, { token: await han() })).data.homes
const story = async (home_seq: number) =>
  (await server().call('operatorWatchHome', { home_seq }, { token: await han() })).data
const state = async () => (await server().call('operatorWatch', { days: 7 }, { token: await han() })).data
const now = async () => new Date((await state()).as_of)

describe('a watched home', () => {
  it('is found by its number, a watch or an order, and its story names nobody and no unit', async () => {
    const home = await watched('back-office-watch-one', '201호')
    await atRegistry(server(), home.watch_seq, 'application-received', mortgage)
    await requestCheck(server())
    const dashed = home.unique_no.replace(/^(\d{4})(\d{4})/, '$1-$2-')
    for (const [by, text] of [
      ['unique-no', home.unique_no],
      ['unique-no', dashed],
      ['watch', String(home.watch_seq)],
      ['order', String(home.order_seq)],
    ] as const)
      expect(await find(by, text)).toMatchObject([{ home_seq: home.home_seq, watchers: 1 }])
    expect(await find('unique-no', home.unique_no.slice(0, 13))).toEqual([])
    expect(await find('watch', 'none')).toEqual([])

    const told = await story(home.home_seq)
    expect(told.home).toMatchObject({ phase: 'application', failures: 0, stopped_at: null })
    expect(told.checks.map((c) => `${c.kind} ${c.result}`)).toEqual(['cases cases', 'cases none', 'first same'])
    expect(told.cases).toMatchObject([{ purpose: '근저당권설정', phase: 'received', closed_at: null }])
    expect(told.events).toMatchObject([{ kind: 'application', alerts: 1 }])
    expect(told.alerts).toMatchObject([
      { watch_seq: home.watch_seq, critical: true, sent: [{ channel: 'talk', state: 'sent', receipt: true }] },
    ])
    expect(told.watchers).toMatchObject([{ watch_seq: home.watch_seq, person: { user_seq: home.user_seq } }])
    expect(told.watchers[0]?.person?.phone).toMatch(/^010-\*{4}-\d{4}$/)
    const text = JSON.stringify(told)
    expect(text).not.toContain('201')
    expect(text).not.toContain(home.unique_no)
    expect(told.home.unique_no).toMatch(/^\d{4}\*{10}$/)
    // The access is in the log of each user whose watch was shown.
    expect(
      await count(server(), `operator_audit where call = 'operatorWatchHome' and on_user = $1`, [home.user_seq]),
    ).toBe(1)
    expect((await server().call('operatorWatchHome', { home_seq: 987_654_321 }, { token: await han() })).code).toBe(
      9004,
    )
    expect((await server().call('operatorWatch', {}, { token: home.token })).code).toBe(9003)
  })
})

describe('the sources', () => {
  it('are told by day with what they failed of, an outage until the next answer, and words that nobody knows', async () => {
    const home = await watched('back-office-watch-two', '302호')
    await server().control('faults', { service: 'applications', kind: 'down', times: 1000 })
    for (let turn = 0; turn < 3; turn++) await requestCheck(server())
    const failing = await state()
    const [day] = failing.sources.filter((s) => s.failures > 0)
    const { watched: homes } = failing.backlog
    expect(day?.failures).toBe(3 * homes)
    expect(day?.whys).toEqual([{ why: expect.any(String), n: 3 * homes }])
    expect(failing.outages).toMatchObject([{ source: day?.source, failures: 3 * homes, homes }])
    await server().control('faults', { service: 'applications', kind: 'down', times: 0 })
    await requestCheck(server())
    const answering = await state()
    expect(answering.outages).toEqual([])
    expect(answering.sources.find((s) => s.source === day?.source)?.answers).toBeGreaterThan(day?.answers ?? 0)

    await atRegistry(server(), home.watch_seq, 'application-received', mortgage)
    await requestCheck(server())
    await server().owner.query(
      `update subscribe_case set phase = 'unknown', state_word = '이송중' where home_seq = $1`,
      [home.home_seq],
    )
    expect((await state()).words).toMatchObject([{ word: '이송중', cases: 1, homes: 1 }])
  })

  it('an account at the registry is shown by the hour: ours, full, and what the registry said of it', async () => {
    const used = (n: number) =>
      server().owner.query(
        `insert into subscribe_quota values (0, date_trunc('hour', app_now()), $1)
         on conflict (identity, hour) do update set used = $1`,
        [n],
      )
    const shown = async () => (await state()).quotas.find((q) => q.identity === 0)
    await used(79)
    expect(await shown()).toMatchObject({ used: 79, state: 'free' })
    await used(80)
    expect(await shown()).toMatchObject({ state: 'ours' })
    await used(95)
    expect(await shown()).toMatchObject({ state: 'full' })
    const say = (why: string) =>
      server().owner.query(
        `insert into subscribe_check (home_seq, kind, slot, source, result, why, due_by, ms)
         values (8000000, 'cases', 'daily', 'tilko', 'failed', $1, app_now(), 5)`,
        [why],
      )
    await say('over-use-warning')
    expect(await shown()).toMatchObject({ state: 'warned' })
    await say('blocked')
    expect(await shown()).toMatchObject({ state: 'blocked' })
    await server().owner.query('delete from subscribe_check where home_seq = 8000000')
    await server().owner.query('delete from subscribe_quota')
  })

  it('the backlog is told by urgency, with the oldest promise that is over', async () => {
    const home = await watched('back-office-watch-late', '402호')
    await server().owner.query(
      `update subscribe_turn set next_at = app_now() - interval '3 hours', due_by = app_now() - interval '2 hours',
        next_slot = 'balance-day', lease_until = app_now() + interval '1 minute' where home_seq = $1`,
      [home.home_seq],
    )
    const { backlog } = await state()
    expect(backlog.slots.find((s) => s.slot === 'balance-day')).toMatchObject({
      due: 1,
      overdue: 1,
      oldest_due_by: expect.any(String),
    })
    expect(backlog.checking).toBe(1)
    await server().owner.query('update subscribe_turn set lease_until = null where home_seq = $1', [home.home_seq])
    await requestCheck(server())
  })
})

describe('a missed window', () => {
  it('is looked at again once, within the accounts’ hours, and nobody is told twice', async () => {
    const home = await watched('back-office-watch-gap', '501호')
    await atRegistry(server(), home.watch_seq, 'application-received', mortgage)
    await requestCheck(server())
    const from = await now()
    await server().control('faults', { service: 'applications', kind: 'down', times: 1000 })
    await requestCheck(server())
    await server().owner.query(
      `update subscribe_turn set next_at = app_now() + interval '5 hours' where idle_since is null`,
    )
    const to = await now()
    const window = { from: from.toISOString(), to: to.toISOString(), what: 'list' as const }
    const shown = (await server().call('operatorWatchMissed', window, { token: await han() })).data
    expect(shown).toMatchObject({ homes: shown.failed, missed: 0, already_due: 0, price: 0 })
    expect(shown.homes).toBeGreaterThan(0)
    const register = { ...window, what: 'register' as const }
    expect((await server().call('operatorWatchMissed', register, { token: await han() })).data.price).toBe(
      700 * shown.homes,
    )
    const { alerts } = await story(home.home_seq)
    const replay = async (homes: number) =>
      server().call('operatorWatchReplay', { ...window, homes, reason }, { token: await han() })
    if (shown.homes > 1) expect((await replay(shown.homes - 1)).code).toBe(9131)
    await server().control('faults', { service: 'applications', kind: 'down', times: 0 })
    expect((await replay(shown.homes)).data).toEqual({ made_due: shown.homes, already_due: 0 })
    await server().settle(30_000)
    const told = await story(home.home_seq)
    expect(told.checks[0]).toMatchObject({ kind: 'cases', result: 'cases' })
    expect(told.alerts).toEqual(alerts)
    // The home was checked since: the same window affects no home any more.
    expect((await server().call('operatorWatchMissed', window, { token: await han() })).data.homes).toBe(0)
    expect((await replay(shown.homes)).data).toEqual({ made_due: 0, already_due: 0 })
    expect(await count(server(), `operator_audit where call = 'operatorWatchReplay' and reason = $1`, [reason])).toBe(
      shown.homes > 1 ? 3 : 2,
    )
    await server().checkInvariants({ inTime: true })
  })

  it('a turn without any look is missed too; what an account may not ask in this hour comes in the next', async () => {
    const from = await now()
    // No worker ran for two days: each daily turn of the first day was missed.
    await server().setClock(new Date(from.getTime() + 48 * HOUR))
    const identities = server().ctx.applications.identities
    for (let identity = 0; identity < identities; identity++)
      await server().owner.query(`insert into subscribe_quota values ($1, date_trunc('hour', app_now()), 80)`, [
        identity,
      ])
    await server().owner.query(
      `update subscribe_turn set next_at = app_now() + interval '9 hours' where idle_since is null`,
    )
    const to = await now()
    const window = { from: from.toISOString(), to: to.toISOString(), what: 'list' as const }
    const shown = (await server().call('operatorWatchMissed', window, { token: await han() })).data
    expect(shown.missed).toBeGreaterThan(0)
    expect(shown.failed).toBe(0)
    const hour = new Date(Math.floor(to.getTime() / HOUR) * HOUR + HOUR)
    expect(shown.done_by).toBe(hour.toISOString())
    await server().call('operatorWatchReplay', { ...window, homes: shown.homes, reason }, { token: await han() })
    expect(await count(server(), 'subscribe_turn where idle_since is null and next_at = $1', [hour])).toBe(shown.homes)
    // At most the longest window, and none in the future.
    const refused = async (over: { from?: string; to?: string }) =>
      (await server().call('operatorWatchMissed', { ...window, ...over }, { token: await han() })).code
    expect(await refused({ from: new Date(to.getTime() - 8 * 24 * HOUR).toISOString() })).toBe(9132)
    expect(await refused({ to: new Date(to.getTime() + HOUR).toISOString() })).toBe(9132)
    expect(await refused({ from: window.to })).toBe(9132)
  })
})
