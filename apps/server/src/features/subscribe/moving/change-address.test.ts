import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { createCaller } from '../../../testing/caller.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { workOn } from '../../testing/killed-worker.ts'
import { payWatch, registerCard, renewAt } from '../../testing/renew-scene.ts'
import { count, HOME, makePaidOrder, placeAt, type Where } from '../../testing/scenes.ts'
import { atRegistry, watchHome, watchOf } from '../../testing/watch-scene.ts'
import { renewWatches } from '../renewing/renew-watches.ts'

const server = useTestServer({ worker: 'none' })
afterEach(() => server().setClock(null))
const lease = {
  contract_type: '전세' as const,
  deposit_amount: 180_000_000,
  rental_amount: 0,
  contract_on: '2026-11-20' as never,
  balance_on: null,
  move_in_on: '2027-01-15' as never,
  contract_months: 24,
}
const mortgage = { section: '을구', purpose: '근저당권설정', amount: 120_000_000 } as const
const at = (keyword: string, ho: string): Where => ({ keyword, ho })
const [ROAD, OTHER] = [HOME.keyword, '화곡로 9047']

async function watched(name: string, where: Where, over = {}) {
  const token = await server().login(name)
  await watchHome(server(), token, where, { lease, ...over })
  await workOn(server())
  const info = await watchOf(server(), token)
  return { token, seq: info.subscribeSeq }
}
const move = async (token: string, seq: number, where: Where, over = {}) =>
  server().call(
    'subscribeChangeAddress',
    { subscribe_seq: seq, place: await placeAt(server(), where), ...over },
    { token },
  )
const historyOf = async (token: string, id: number) =>
  (await server().call('subscribeAddressHistory', { id }, { token })).data
const alertsOf = async (token: string) => (await server().call('subscribeAlerts', {}, { token })).data.alerts
/** How many homes are being checked for a watch: its own one only. */
const watchedHomes = (seq: number) =>
  count(
    server(),
    'subscribe_watch join subscribe_turn using (home_seq) where watch_seq = $1 and ended_at is null and idle_since is null',
    [seq],
  )
async function look(seq: number, kind: 'cases' | 'extract' = 'cases') {
  await due(seq, kind)
  await workOn(server())
}
const due = async (seq: number, kind: 'cases' | 'extract') => {
  await server().owner.query(
    `update subscribe_turn set next_at = app_now(), next_kind = $2 where home_seq = (select home_seq from subscribe_watch where watch_seq = $1)`,
    [seq, kind],
  )
  await server().ctx.enqueue('subscribe.round', {})
}

describe('another home for a watch', () => {
  it('is a new baseline: the former home rests, its alerts stay readable, and nothing of it is told any more', async () => {
    const { token, seq } = await watched('moves', at(ROAD, '201호'))
    await atRegistry(server(), seq, 'application-received', mortgage)
    await look(seq)
    const [told] = await alertsOf(token)
    expect(told).toMatchObject({ kind: 'application', critical: true })
    const moved = await move(token, seq, at(OTHER, '201호'))
    expect(moved).toMatchObject({ code: 0, data: { item: { subscribeSeq: seq, state: 'active' }, day_zero_at: null } })
    expect(moved.data.item.fullAddress).toContain(OTHER)
    expect(await watchedHomes(seq)).toBe(1)
    await workOn(server())
    const info = await watchOf(server(), token)
    expect(info).toMatchObject({ phase: 'idle', contract_type: null, deposit_amount: null, report_seq: null })
    expect(info.last_check_at).not.toBeNull()
    expect(info.home_since > info.begun_at).toBe(true)
    expect((await server().call('subscribeHistory', { id: seq }, { token })).data.read_at).not.toBeNull()
    // The baseline is not alerted; the old alert stays as it was sent.
    expect((await alertsOf(token)).map((a) => a.kind)).toEqual(['application'])
    const old = await server().call('subscribeAnalyze', { analyze_seq: told?.alert_seq ?? 0 }, { token })
    expect(old.data.alert.fullAddress).toContain(ROAD)
    expect(old.data.what_if).toEqual([])
    expect(old.data.judgement).not.toBeNull()
    const rested =
      'subscribe_turn h join subscribe_move m on m.from_home_seq = h.home_seq where watch_seq = $1 and idle_since is not null'
    expect(await count(server(), rested, [seq])).toBe(1)
    expect(await count(server(), 'subscribe_alert where watch_seq = $1 and repeat_at is not null', [seq])).toBe(0)
    expect(await historyOf(token, seq)).toMatchObject({
      left: 1,
      rows: [{ from: expect.stringContaining(ROAD), to: expect.stringContaining(OTHER), by: 'user' }],
    })
    await server().checkInvariants({ inTime: true })
  }, 60_000)

  it('is refused for a home that they watch, for one without a register or a unit, and the third time in a year', async () => {
    const { token, seq } = await watched('refused', at(ROAD, '302호'))
    await watchHome(server(), token, at(OTHER, '302호'))
    await workOn(server())
    const before = await watchOf(server(), token).then(() => server().call('subscribeInfo', { id: seq }, { token }))
    expect((await move(token, seq, at(OTHER, '302호'))).code).toBe(6010)
    expect((await move(token, seq, at(ROAD, '302호'))).code).toBe(6010)
    expect((await move(token, seq, { keyword: ROAD })).code).toBe(2516)
    expect((await move(token, seq, at('희우정로16길 9301', '201호'))).code).toBe(2516)
    await server().control('faults', { service: 'register', kind: 'down', times: 100 })
    expect((await move(token, seq, at(ROAD, '402호'))).code).toBe(9050)
    await server().control('faults', { service: 'register', kind: 'down', times: 0 })
    expect((await server().call('subscribeInfo', { id: seq }, { token })).data).toEqual(before.data)
    expect((await move(await server().login('stranger'), seq, at(ROAD, '402호'))).code).toBe(9004)
    expect((await move(token, seq, at(ROAD, '402호'), { same_lease: true })).code).toBe(0)
    expect((await server().call('subscribeInfo', { id: seq }, { token })).data.infos[0]).toMatchObject({
      contract_type: '전세',
      deposit_amount: 180_000_000,
    })
    expect((await move(token, seq, at(ROAD, '302호'))).code).toBe(0)
    expect((await move(token, seq, at(ROAD, '402호'))).code).toBe(9304)
    expect(await historyOf(token, seq)).toMatchObject({ left: 0 })
    await server().owner.query(
      `with m as (update subscribe_move set at = at - interval '366 days' where watch_seq = $1 returning at)
      update subscribe_watch set moved_at = moved_at - interval '366 days', begun_at = begun_at - interval '367 days' where watch_seq = $1`,
      [seq],
    )
    expect((await move(token, seq, at(ROAD, '402호'))).code).toBe(0)
    await workOn(server())
    await server().checkInvariants({ inTime: true })
  })

  it('joins who watches there, and what changed before is news to them alone', async () => {
    const there = await watched('there', at(OTHER, '402호'))
    const { token, seq } = await watched('joins', at(OTHER, '501호'))
    await atRegistry(server(), there.seq, 'missed', mortgage)
    const moved = await move(token, seq, at(OTHER, '402호'))
    expect(moved.data.day_zero_at).not.toBeNull()
    await workOn(server())
    expect((await alertsOf(there.token)).map((a) => a.kind)).toEqual(['missed'])
    expect(await alertsOf(token)).toEqual([])
    const homes =
      'subscribe_turn where idle_since is null and home_seq in (select home_seq from subscribe_watch where watch_seq = any($1))'
    expect(await count(server(), homes, [[there.seq, seq]])).toBe(1)
    await server().checkInvariants({ inTime: true })
  })
})

describe('a process that dies', () => {
  it.each([
    ['watch.moving', at(ROAD, '201호'), at(OTHER, '201호')],
    ['watch.moved', at(OTHER, '302호'), at(ROAD, '302호')],
  ])(
    'at %s: the watch is at one of the two homes, and the same call again moves it once',
    async (killAt, from, to) => {
      const { token, seq } = await watched(`dies-${killAt.slice(6)}`, from)
      const input = { subscribe_seq: seq, place: await placeAt(server(), to) }
      const key = randomUUID()
      const { origin, child } = await server().startApi({ killAt })
      await expect(createCaller(origin)('subscribeChangeAddress', input, { token, key })).rejects.toThrow()
      expect(await child.ended).toMatchObject({ signal: 'SIGKILL' })
      expect(await watchedHomes(seq)).toBe(1)
      await server().owner.query('update platform_once set locked_until = clock_timestamp() where key = $1', [key])
      const again = await server().call('subscribeChangeAddress', input, { token, key })
      // If it died after the move was committed, the watch is already at that home, and a second move is refused.
      expect(again.code).toBe(killAt === 'watch.moving' ? 0 : 6010)
      expect((await historyOf(token, seq)).rows).toHaveLength(1)
      await workOn(server())
      expect((await watchOf(server(), token)).fullAddress).toContain(to.keyword)
      expect(await watchedHomes(seq)).toBe(1)
      await server().checkInvariants({ inTime: true })
    },
    60_000,
  )
})

describe('a change of address that meets', () => {
  it('a check of the former home: it is told before, or not at all, and the judgement is of the home of now', async () => {
    for (const [i, ho] of ['201호', '302호', '402호', '501호'].entries()) {
      const { token, seq } = await watched(`meets-${i}`, at(ROAD, ho))
      await atRegistry(server(), seq, 'missed', mortgage)
      await due(seq, 'extract')
      const [moved] = await Promise.all([move(token, seq, at(OTHER, ho)), workOn(server())])
      expect(moved.code).toBe(0)
      await workOn(server())
      const alerts = await alertsOf(token)
      expect(alerts.every((a) => a.fullAddress.includes(ROAD))).toBe(true)
      const { rows } = await server().owner.query('select grade from subscribe_watch where watch_seq = $1', [seq])
      expect(rows[0].grade).not.toBeNull()
      expect(await watchedHomes(seq)).toBe(1)
    }
    await server().checkInvariants({ inTime: true })
  }, 90_000)
})

// Last: by then, months later, the watches above have ended.
describe('what is paid', () => {
  it('goes along to another home: the checks of both homes count, and the next order is of the home of then', async () => {
    await server().setClock(new Date('2027-03-10T10:00:00+09:00'))
    const token = await server().login('pays-on')
    const { merchant_uid: of } = await makePaidOrder(server(), token, at(ROAD, '501호'))
    await workOn(server())
    await server().setClock(new Date('2027-03-10T10:10:00+09:00'))
    const made = await payWatch(server(), token, at(ROAD, '501호'), {
      of,
      place: null,
      card_seq: await registerCard(server(), token),
    })
    const seq = made.subscribeSeq ?? 0
    await workOn(server())
    await server().setClock(new Date('2027-03-12T10:00:00+09:00'))
    const before = (await server().call('subscribeInfo', { id: seq }, { token })).data.infos[0]
    expect(before?.refund_now).toMatchObject({ unused: false })
    expect(before?.report_seq).not.toBeNull()
    await move(token, seq, at(OTHER, '102호'))
    const after = (await server().call('subscribeInfo', { id: seq }, { token })).data.infos[0]
    // The new home has not been checked yet, but the former one has: the refund is unchanged.
    expect(after?.refund_now).toEqual(before?.refund_now)
    expect(after).toMatchObject({ report_seq: null, paid_until: before?.paid_until })
    const [statement] = (await server().call('subscribeReport', { id: seq }, { token })).data.statements
    expect(statement?.checks).toBeGreaterThan(0)
    await workOn(server())
    await renewAt(server(), '2027-04-10T10:00:00+09:00')
    const { rows } = await server().owner.query(
      `select o.address, o.building_ho from subscribe_period p join order_order o using (order_seq) where watch_seq = $1 and nth = 1`,
      [seq],
    )
    expect(rows).toEqual([{ address: expect.stringContaining(OTHER), building_ho: '102호' }])
    await server().checkBooks()
  }, 60_000)

  it('is charged once where a change of address meets a renewal, whichever home its order names', async () => {
    await server().setClock(new Date('2027-05-10T10:00:00+09:00'))
    const made = await payWatch(server(), await server().login('renews-and-moves'), at(ROAD, '402호'))
    const seq = made.subscribeSeq ?? 0
    await workOn(server())
    await server().setClock(new Date('2027-06-10T10:00:00+09:00'))
    // The session has expired by then.
    const token = await server().login('renews-and-moves')
    const [moved] = await Promise.all([
      move(token, seq, at(OTHER, '402호')),
      renewWatches(server().ctx, {}, 1),
      renewWatches(server().ctx, {}, 1),
    ])
    expect(moved.code).toBe(0)
    await renewWatches(server().ctx, {}, 1)
    expect(await count(server(), `subscribe_period where watch_seq = $1 and state = 'paid'`, [seq])).toBe(2)
    expect(await watchedHomes(seq)).toBe(1)
    await server().checkBooks()
  }, 60_000)
})
