import { addDays, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../testing/use-test-server.ts'
import { count, type Where } from '../testing/scenes.ts'
import { atRegistry, requestCheck, watchHome, watchOf } from '../testing/watch-scene.ts'
import { runRound } from './checking/run-checks.ts'

const server = useTestServer()
afterEach(async () => {
  await server().setClock(null)
  // No later test checks this home again: all of them share the hourly quota of the list.
  await server().owner.query(
    `update subscribe_watch set state = 'ended', ended_at = app_now() where state not in ('ended', 'stopped')`,
  )
  await server().owner.query('update subscribe_turn set idle_since = app_now() where idle_since is null')
})
const mortgage = { section: '을구', purpose: '근저당권설정', amount: 120_000_000 } as const
const attachment = { section: '갑구', purpose: '가압류', amount: 30_000_000 } as const
const DAY = 86_400_000
let unit = 0
const units = ['101', '201', '202', '301', '302', '401', '402', '501', '502']

/** A separate home for each test. */
const nextHome = (): Where => {
  const n = unit++
  return { keyword: n < units.length ? '초록마을로 9012' : '화곡로 9047', ho: `${units[n % units.length]}호` }
}
async function watched(name: string, where = nextHome()) {
  const token = await server().login(name)
  await watchHome(server(), token, where)
  await server().settle(30_000)
  const { subscribeSeq: seq } = await watchOf(server(), token)
  return { token, seq, where }
}
const again = async (name: string, days: number): Promise<string> => {
  await server().setClock(new Date(server().ctx.now().getTime() + days * DAY))
  return server().login(name)
}
const kindsOf = async (token: string): Promise<string[]> =>
  (await server().call('subscribeAlerts', {}, { token })).data.alerts.map((a) => a.kind).toReversed()
const homeOf = async (seq: number) => {
  const { rows } = await server().owner.query(
    'select h.*, t.* from subscribe_home h join subscribe_turn t using (home_seq) join subscribe_watch using (home_seq) where watch_seq = $1',
    [seq],
  )
  return rows[0]
}
const checksOf = async (seq: number) => {
  const { rows } = await server().owner.query<{ kind: string; result: string; why: string | null }>(
    'select kind, result, why from subscribe_check join subscribe_watch using (home_seq) where watch_seq = $1 order by at, kind',
    [seq],
  )
  return rows
}
const waitForLocks = `pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`
const makeDue = (seq: number, kind = 'cases') =>
  server().owner.query(
    `update subscribe_turn set next_at = app_now(), next_kind = $2 where home_seq = (select home_seq from subscribe_watch where watch_seq = $1)`,
    [seq, kind],
  )

it('an outage that was told before a watch joined the home of others stays in the inbox', async () => {
  // A Friday: three days later it is Monday, and the money of an order that could not be supplied does not go back yet.
  const now = server().ctx.now()
  await server().setClock(new Date(now.getTime() + ((12 - now.getUTCDay()) % 7) * DAY))
  const { where } = await watched('joins-one')
  await server().control('faults', { service: 'register', kind: 'down', times: 100_000 })
  await watchHome(server(), await server().login('joins-other'), where)
  await server().settle(30_000)
  const token = await again('joins-other', 3)
  const lookAtOnce = async () => {
    await server().owner.query(`update subscribe_turn set next_at = app_now() where next_kind = 'first'`)
    await server().ctx.enqueue('subscribe.round', {})
    await server().settle(30_000)
  }
  await lookAtOnce()
  expect(await kindsOf(token)).toEqual(['stopped'])
  await server().control('faults', { service: 'register', kind: 'down', times: 0 })
  await lookAtOnce()
  expect((await homeOf((await watchOf(server(), token)).subscribeSeq)).unique_no).not.toBeNull()
  expect(await kindsOf(token)).toContain('stopped')
})

describe('a home that is due', () => {
  it('is looked at by one worker, also where two come at once', async () => {
    const { seq } = await watched('once')
    await makeDue(seq)
    await server().control('faults', { service: 'applications', kind: 'slow', times: 4, ms: 900 })
    const before = (await checksOf(seq)).length
    const fence = Number((await homeOf(seq)).fence)
    await Promise.all([
      runRound(server().ctx, {}, 1),
      new Promise((done) => setTimeout(done, 300)).then(() => runRound(server().ctx, {}, 1)),
    ])
    await server().control('faults', { service: 'applications', kind: 'slow', times: 0 })
    expect((await checksOf(seq)).length - before).toBe(1)
    expect(Number((await homeOf(seq)).fence) - fence).toBe(1)
  })

  it('is written by the worker that has it: one that was overtaken writes nothing, and tells nobody twice', async () => {
    const { seq, token } = await watched('overtaken')
    await atRegistry(server(), seq, 'application-received', mortgage)
    await makeDue(seq)
    await server().control('faults', { service: 'applications', kind: 'slow', times: 1, ms: 3000 })
    const before = (await checksOf(seq)).length
    const late = runRound(server().ctx, {}, 1)
    await expect.poll(async () => (await homeOf(seq)).lease_until).not.toBeNull()
    // As if the worker had hung for longer than its lease.
    await server().owner.query('update subscribe_turn set lease_until = app_now() where lease_until is not null')
    await runRound(server().ctx, {}, 1)
    await late
    expect((await checksOf(seq)).slice(before)).toEqual([{ kind: 'cases', result: 'cases', why: null }])
    expect(await kindsOf(token)).toEqual(['application'])
  })

  it.each([
    ['asks for a look', 'subscribeLook'],
    ['changes the lease', 'subscribeEdit'],
    ['stops the watch', 'subscribeReserve'],
  ] as const)('is written while its person %s: neither waits for the other', async (_, call) => {
    const { seq, token } = await watched(`meanwhile-${call}`)
    await atRegistry(server(), seq, 'application-received', mortgage)
    await makeDue(seq)
    const { storing, calling } = await server().ctx.tx(async ({ db }) => {
      // The check stops where it has its home and alerts its watches.
      await sql`lock table subscribe_event in share mode`.execute(db)
      const waiting = (n: number) => expect.poll(() => count(server(), waitForLocks), { interval: 20 }).toBe(n)
      const check = runRound(server().ctx, {}, 1)
      await waiting(1)
      const inputs = {
        subscribeLook: { id: seq },
        subscribeEdit: { subscribe_seq: seq, lease: { deposit_amount: 90_000_000 } },
        subscribeReserve: { subscribe_seq: seq, when: 'period_end', shown_refund: null, remark: null },
      }
      const answer = server().call(call, inputs[call] as never, { token })
      await waiting(2)
      const free = sql`select from subscribe_watch where watch_seq = ${seq} for update skip locked`
      expect((await free.execute(db)).rows).toHaveLength(1)
      return { storing: check, calling: answer }
    })
    await storing
    expect((await calling).code).toBe(0)
    expect(await kindsOf(token)).toEqual(['application'])
  })

  it('has its next turn by the calendar: a look at an odd time moves none', async () => {
    const { seq } = await watched('no-drift')
    // The next morning at 09:01.
    const morning = Date.parse(`${addDays(dayInSeoul(server().ctx.now()), 1)}T09:01:00+09:00`)
    const turns = new Set<string>()
    for (const minutes of [0, 1, 3]) {
      await server().setClock(new Date(morning + minutes * 60_000))
      await requestCheck(server())
      turns.add((await homeOf(seq)).next_at.toISOString())
    }
    expect(turns.size).toBe(1)
    expect((await homeOf(seq)).last_success_at.getTime()).toBeGreaterThan(morning)
  })
})

describe('applications of one home', () => {
  it('go each by itself: one that is withdrawn hides no other', async () => {
    const { seq, token } = await watched('side-by-side')
    await atRegistry(server(), seq, 'application-received', mortgage)
    await atRegistry(server(), seq, 'application-received', attachment)
    await requestCheck(server())
    await atRegistry(server(), seq, 'withdrawn', mortgage)
    await requestCheck(server())
    expect(await kindsOf(token)).toEqual(['application', 'application', 'withdrawn'])
    expect((await watchOf(server(), token)).phase).toBe('application')
    await atRegistry(server(), seq, 'registered', attachment)
    await requestCheck(server())
    expect((await kindsOf(token)).at(-1)).toBe('registered')
  })

  it.each([
    ['withdrawn', 'withdrawn'],
    ['registered', 'registered'],
  ] as const)('that were %s are told once, also where the list shows them long after they ended', async (end, told) => {
    const name = `listed-${end}`
    const { seq, token } = await watched(name)
    await atRegistry(server(), seq, 'application-received', mortgage)
    await requestCheck(server())
    await atRegistry(server(), seq, end, mortgage)
    await requestCheck(server())
    expect(await kindsOf(token)).toEqual(['application', told])
    // The list covers two months.
    const later = await again(name, 58)
    await server().owner.query('update subscribe_turn set last_success_at = app_now() where home_seq = $1', [
      (await homeOf(seq)).home_seq,
    ])
    await requestCheck(server())
    await requestCheck(server(), 'extract')
    expect(await kindsOf(later)).toEqual(['application', told])
  })

  it('that was over and forgotten is over since then, where a list shows it once more', async () => {
    const { seq, token } = await watched('forgotten')
    await atRegistry(server(), seq, 'application-received', mortgage)
    await requestCheck(server())
    await atRegistry(server(), seq, 'completed-unchanged', mortgage)
    await requestCheck(server())
    await server().setClock(new Date(Date.now() + 3_700_000))
    await requestCheck(server())
    expect(await kindsOf(token)).toEqual(['application', 'same'])
    const { home_seq } = await homeOf(seq)
    const closedAt = async () =>
      (await server().owner.query('select closed_at from subscribe_case where home_seq = $1', [home_seq])).rows
    const closed = await closedAt()
    await server().owner.query(
      `update subscribe_case set last_seen_at = last_seen_at - interval '90 days' where home_seq = $1`,
      [home_seq],
    )
    await requestCheck(server())
    expect(await kindsOf(token)).toEqual(['application', 'same'])
    expect(await closedAt()).toEqual(closed)
  })
})

describe('an application that is open already', () => {
  it('is told once, for their own lease, to somebody who comes to the home later', async () => {
    const first = await watched('was-there')
    await atRegistry(server(), first.seq, 'application-received', mortgage)
    await requestCheck(server())
    const later = await watched('comes-to-it', first.where)
    await requestCheck(server())
    const { data } = await server().call('subscribeAlerts', {}, { token: later.token })
    expect(data.alerts).toMatchObject([{ kind: 'application', purpose: '근저당권설정' }])
    const analysis = await server().call(
      'subscribeAnalyze',
      { analyze_seq: data.alerts[0]?.alert_seq ?? 0 },
      { token: later.token },
    )
    expect(analysis.data.judgement).not.toBeNull()
    const sent = `message_notice join subscribe_watch using (user_seq) where watch_seq = $1 and template = 'watch-application' and message_notice.state = 'sent'`
    expect(await count(server(), sent, [later.seq])).toBe(1)
    // The first watcher is not alerted again; both are alerted when it ends.
    expect(await kindsOf(first.token)).toEqual(['application'])
    await atRegistry(server(), first.seq, 'withdrawn', mortgage)
    await requestCheck(server())
    for (const { token } of [first, later]) expect(await kindsOf(token)).toEqual(['application', 'withdrawn'])
    await server().checkInvariants({ inTime: true })
  })
})

describe('the name of the owner', () => {
  it('is that of the newest register: after the title has passed, applications are asked for under the new one', async () => {
    const { seq, token } = await watched('title-passes')
    const sale = { section: '갑구', purpose: '소유권이전', amount: 250_000_000, party: '새주인' } as const
    await atRegistry(server(), seq, 'application-received', sale)
    await requestCheck(server())
    await atRegistry(server(), seq, 'registered', sale)
    await requestCheck(server())
    expect(await kindsOf(token)).toEqual(['application', 'registered'])
    await atRegistry(server(), seq, 'application-received', mortgage)
    await requestCheck(server())
    expect(await kindsOf(token)).toEqual(['application', 'registered', 'application'])
  })

  it('hides a pending application after the title has passed unseen: it stays open, and its entry is no missed one', async () => {
    const { seq, token } = await watched('hidden-pending')
    await atRegistry(server(), seq, 'application-received', attachment)
    await requestCheck(server())
    await atRegistry(server(), seq, 'missed', { section: '갑구', purpose: '소유권이전', party: '숨은주인' })
    await requestCheck(server())
    expect(await kindsOf(token)).toEqual(['application', 'missed'])
    // Under the new name the list shows it again.
    expect((await checksOf(seq)).at(-1)).toMatchObject({ kind: 'cases', result: 'cases' })
    await atRegistry(server(), seq, 'registered', attachment)
    await requestCheck(server())
    expect(await kindsOf(token)).toEqual(['application', 'missed', 'registered'])
  })

  it('that was new between two checks hides an application: the register notifies of it, and the list under the new name of nothing', async () => {
    const { seq, token } = await watched('passes-at-once')
    const sale = { section: '갑구', purpose: '소유권이전', amount: 250_000_000, party: '다른주인' } as const
    await atRegistry(server(), seq, 'application-received', sale)
    await atRegistry(server(), seq, 'registered', sale)
    await requestCheck(server())
    expect(await kindsOf(token)).toEqual([])
    await requestCheck(server(), 'extract')
    expect(await kindsOf(token)).toEqual(['missed'])
    const before = (await checksOf(seq)).length
    await requestCheck(server())
    // The list shows the sale as completed, and the register is not paid for again.
    expect((await checksOf(seq)).slice(before)).toMatchObject([{ kind: 'cases', result: 'cases' }])
    await requestCheck(server(), 'extract')
    expect(await kindsOf(token)).toEqual(['missed'])
    await atRegistry(server(), seq, 'application-received', mortgage)
    await requestCheck(server())
    expect(await kindsOf(token)).toEqual(['missed', 'application'])
  })

  it('that is older than the last register makes an empty list unknown, and sends for the register', async () => {
    const { seq } = await watched('old-name')
    await server().owner.query(
      `update subscribe_home h set owner_as_of = last_extract_at - interval '1 day' from subscribe_turn t where t.home_seq = h.home_seq and h.home_seq = $1`,
      [(await homeOf(seq)).home_seq],
    )
    const before = (await checksOf(seq)).length
    await requestCheck(server())
    expect((await checksOf(seq)).slice(before)).toEqual([{ kind: 'cases', result: 'unknown', why: 'owner-stale' }])
    const { next_kind, next_at } = await homeOf(seq)
    expect(next_kind).toBe('extract')
    expect(next_at.getTime() - server().ctx.now().getTime()).toBeLessThan(5 * 60_000)
  })
})

describe('a silence', () => {
  it('of our own workers for two turns is told at its end, by message, once', async () => {
    const { seq } = await watched('own-outage')
    const token = await again('own-outage', 3)
    await requestCheck(server())
    await requestCheck(server())
    expect(await kindsOf(token)).toEqual(['resumed'])
    const told = `message_notice join subscribe_watch using (user_seq) where watch_seq = $1 and template = 'watch-resumed' and message_notice.state = 'sent'`
    expect(await count(server(), told, [seq])).toBe(1)
  })

  it('in which nobody watched the home is none', async () => {
    const { seq, where } = await watched('left-alone')
    await server().owner.query(`update subscribe_turn set idle_since = app_now() where home_seq = $1`, [
      (await homeOf(seq)).home_seq,
    ])
    await server().owner.query(
      `update subscribe_watch set state = 'ended', ended_at = app_now() where watch_seq = $1`,
      [seq],
    )
    await again('left-alone', 40)
    const { token } = await watched('comes-later', where)
    expect(await kindsOf(token)).toEqual([])
  })
})

it('an application that has waited for longer than the list goes back is not told as ended while the register notes it', async () => {
  // It has been pending since October.
  await server().setClock(new Date('2027-01-05T10:00:00+09:00'))
  const { seq, token } = await watched('waits-long', { keyword: '초록마을로 9012', ho: '102호' })
  await requestCheck(server())
  await requestCheck(server(), 'extract')
  expect(await kindsOf(token)).toEqual(['application'])
  await atRegistry(server(), seq, 'registered', { section: '을구', purpose: '근저당권설정', amount: 90_000_000 })
  await requestCheck(server(), 'extract')
  expect((await kindsOf(token)).at(-1)).toBe('registered')
})
