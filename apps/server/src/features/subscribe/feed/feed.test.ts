import type { ApplicationsFeed, FeedRow } from '@jipsalpim/providers/register-applications/feed-port.ts'
import type { Outcome } from '@jipsalpim/providers/outcome.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { slots } from '@jipsalpim/engine/watch/cadence.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { count, HOME } from '../../testing/scenes.ts'
import { atRegistry, requestCheck, watchHome, watchOf } from '../../testing/watch-scene.ts'
import type { Context } from '../../../kernel/context.ts'
import { checkCovered } from '../checking/check-covered.ts'
import { claimHome } from '../checking/claim-queries.ts'
import { lockCovered, saveCovered } from '../checking/covered-queries.ts'
import { saveFound } from '../checking/save-found.ts'
import { insertRows } from './feed-queries.ts'
import { readFeed } from './read-feed.ts'
import { checkNews } from './check-news.ts'

const server = useTestServer({ feed: true })
const mortgage = { section: '을구', purpose: '근저당권설정', amount: 120_000_000 } as const
/** One home per test, so that tests do not affect each other. */
const homes = [
  ...['201호', '302호', '402호', '501호'].map((ho) => ({ ...HOME, ho })),
  ...['201호', '302호', '402호', '501호', '102호', '301호'].map((ho) => ({ keyword: '화곡로 9047', ho })),
]

async function watched(name: string) {
  const token = await server().login(name)
  await watchHome(server(), token, homes.shift() ?? HOME)
  await server().settle(30_000)
  const { subscribeSeq: seq } = await watchOf(server(), token)
  const { rows } = await server().owner.query<{ home_seq: string; unique_no: string; court: string }>(
    'select home_seq, unique_no, court from subscribe_turn join subscribe_watch using (home_seq) where watch_seq = $1',
    [seq],
  )
  const [home] = rows
  if (!home) throw new Error('no home')
  return { token, seq, home: { ...home, home_seq: Number(home.home_seq) } }
}
type Home = Awaited<ReturnType<typeof watched>>['home']
const read = async () => {
  await server().ctx.enqueue('subscribe.feed', {})
  await server().settle(30_000)
}
const alertsOf = async (token: string) => (await server().call('subscribeAlerts', {}, { token })).data.alerts
const checksOf = async (home: Home) =>
  (
    await server().owner.query<{ source: string; kind: string; result: string }>(
      'select source, kind, result from subscribe_check where home_seq = $1 order by check_seq',
      [home.home_seq],
    )
  ).rows
const due = (home: Home) =>
  server().owner.query(`update subscribe_turn set next_at = app_now(), next_kind = 'cases' where home_seq = $1`, [
    home.home_seq,
  ])
const covered = async ({ db }: Context) =>
  (await Promise.all(slots.map((slot) => lockCovered(db, slot, new Date(0), 100)))).flat()
const round = async () => {
  await server().ctx.enqueue('subscribe.round', {})
  await server().settle(30_000)
}
const state = async () => (await server().owner.query('select * from subscribe_feed')).rows[0]
beforeEach(() => server().owner.query('update subscribe_quota set used = 1'))
afterEach(() => server().setClock(null))

describe('the feed', () => {
  it('tells an application at once and its end, each once, however often it is read', async () => {
    await read()
    const { token, seq } = await watched('feed-tells')
    await atRegistry(server(), seq, 'application-received', mortgage)
    await read()
    await read()
    expect((await alertsOf(token)).map((a) => [a.kind, a.purpose])).toEqual([['application', '근저당권설정']])
    await atRegistry(server(), seq, 'withdrawn', mortgage)
    await read()
    expect((await alertsOf(token)).map((a) => a.kind)).toEqual(['withdrawn', 'application'])
    // The registry's list, asked later, has the same applications and nothing new.
    await server().owner.query('update subscribe_feed_court set as_of = $1', [new Date(0)])
    await requestCheck(server())
    expect(await alertsOf(token)).toHaveLength(2)
    await server().checkInvariants({ inTime: true })
  })

  it('that is current is a check of each home that it covers, to its minute; nobody is asked', async () => {
    const { home } = await watched('feed-covers')
    await read()
    const before = await server().owner.query('select sum(used)::int as used from subscribe_quota')
    await due(home)
    await round()
    expect((await checksOf(home)).at(-1)).toEqual({ source: 'feed', kind: 'cases', result: 'none' })
    expect((await server().owner.query('select sum(used)::int as used from subscribe_quota')).rows).toEqual(before.rows)
    const { rows } = await server().owner.query(
      `select h.last_success_at = c.as_of as to_the_minute, h.next_at > app_now() as planned, h.lease_until
       from subscribe_turn h join subscribe_feed_court c using (court) where home_seq = $1`,
      [home.home_seq],
    )
    expect(rows).toEqual([{ to_the_minute: true, planned: true, lease_until: null }])
  })

  it('does not answer in the place of the list where somebody asks for a look: the list is asked', async () => {
    const { token, seq, home } = await watched('feed-look')
    await read()
    await due(home)
    await round()
    const before = await checksOf(home)
    expect(before.at(-1)?.source).toBe('feed')
    expect((await server().call('subscribeLook', { id: seq }, { token })).code).toBe(0)
    await server().settle(30_000)
    const looks = (await checksOf(home)).slice(before.length).filter((c) => c.source !== 'feed')
    expect(looks.map((c) => [c.kind, c.result])).toEqual([
      ['cases', 'none'],
      ['extract', 'same'],
    ])
    // The feed covers the next check again.
    await due(home)
    await round()
    expect((await checksOf(home)).at(-1)).toEqual({ source: 'feed', kind: 'cases', result: 'none' })
  })

  it('that is down or lags is no "no change": the home is looked up, and its people are told where that fails too', async () => {
    const { home, token } = await watched('feed-down')
    await read()
    for (const _ of ['listed since the feed is read', 'covered']) {
      await due(home)
      await round()
    }
    expect((await checksOf(home)).at(-1)?.source).toBe('feed')
    await server().control('faults', { service: 'applications-feed', kind: 'down', times: 1000 })
    await server().control('faults', { service: 'applications', kind: 'down', times: 1000 })
    await server().control('faults', { service: 'register', kind: 'down', times: 1000 })
    const start = Date.now()
    await server().setClock(new Date(start + 10 * 60_000))
    await read()
    expect(await state()).toMatchObject({ failed: 'network' })
    await due(home)
    await round()
    expect((await checksOf(home)).at(-1)).toEqual({ source: 'tilko', kind: 'cases', result: 'failed' })
    await server().setClock(new Date(start + 3 * 86_400_000))
    await due(home)
    await round()
    const again = await server().login('feed-down')
    expect((await alertsOf(again)).map((a) => a.kind)).toEqual(['stopped'])
    for (const service of ['applications-feed', 'applications', 'register'])
      await server().control('faults', { service, kind: 'down', times: 0 })
    await read()
    await due(home)
    await round()
    expect((await alertsOf(again)).map((a) => a.kind)).toEqual(['resumed', 'stopped'])
    expect(token).not.toBe(again)
  }, 60_000)

  it('with a gap covers nobody until their list was asked for; what it told before is told once', async () => {
    const { home, seq, token } = await watched('feed-gap')
    await read()
    await atRegistry(server(), seq, 'application-received', mortgage)
    await server().control('faults', { service: 'applications-feed', kind: 'feed-gap', times: 1 })
    await read()
    expect(await state()).toMatchObject({ cursor: null, whole_from: null, failed: 'gap' })
    expect(await alertsOf(token)).toEqual([])
    await due(home)
    await round()
    expect((await checksOf(home)).at(-1)).toEqual({ source: 'tilko', kind: 'cases', result: 'cases' })
    await read()
    await read()
    expect(await state()).toMatchObject({ failed: null })
    expect((await alertsOf(token)).map((a) => a.kind)).toEqual(['application'])
  })
})

/** A feed in this process, with its pages defined row by row. */
describe('whatever the feed gives', () => {
  type Given = {
    rows: readonly FeedRow[]
    next: string
    watermark: readonly { court: string; count: number; asOf?: Date }[]
  }
  const asked: (string | null)[] = []
  const given = (pages: Given[]): Context => {
    const feed: ApplicationsFeed = {
      page: (after) => {
        asked.push(after)
        const page = pages.shift()
        const now = server().ctx.now()
        const answer: Outcome<
          Awaited<ReturnType<ApplicationsFeed['page']>> extends Outcome<infer P, 'gap'> ? P : never,
          'gap'
        > = page === undefined
          ? { ok: true, value: { numbering: 'first', rows: [], next: after ?? '0', watermark: [] } }
          : {
              ok: true,
              value: {
                numbering: 'first',
                ...page,
                watermark: page.watermark.map((w) => ({
                  day: dayInSeoul(now),
                  lastSeq: page.next,
                  asOf: now,
                  since: null,
                  ...w,
                })),
              },
            }
        return Promise.resolve(answer)
      },
    }
    return { ...server().ctx, applicationsFeed: feed }
  }
  const rowOf = (home: Home, seq: number, over: Partial<FeedRow> = {}): FeedRow => ({
    seq: String(seq),
    court: home.court,
    uniqueNo: home.unique_no,
    receivedOn: dayInSeoul(server().ctx.now()),
    receiptNo: '900001',
    purpose: '가압류',
    stateWord: '접수',
    at: server().ctx.now(),
    ...over,
  })
  const begin = async (cursor: number) =>
    server().owner.query(
      `update subscribe_feed set cursor = $1, numbering = 'first', whole_from = app_now() - interval '5 days', failed = null`,
      [cursor],
    )
  const work = async (ctx: Context) => {
    await readFeed(ctx, {}, 1)
    await checkNews(ctx, {}, 1)
    await server().settle(30_000)
  }

  it('late, twice or out of order: each application has its own state, and each is told once', async () => {
    const { home, token } = await watched('feed-order')
    await begin(1000)
    const other = { receiptNo: '900002', purpose: '소유권이전' }
    const pages = () => [
      {
        rows: [
          rowOf(home, 1001),
          rowOf(home, 1002, { ...other, stateWord: '조사' }),
          rowOf(home, 1003, { stateWord: '취하' }),
        ],
        next: '1003',
        watermark: [{ court: home.court, count: 3 }],
      },
      {
        rows: [rowOf(home, 1004, other), rowOf(home, 1005)],
        next: '1005',
        watermark: [{ court: home.court, count: 5 }],
      },
    ]
    await work(given(pages()))
    const told = ['withdrawn:가압류', 'application:소유권이전', 'application:가압류']
    const kinds = async () => (await alertsOf(token)).map((a) => `${a.kind}:${a.purpose}`).toSorted()
    expect(await kinds()).toEqual(told.toSorted())
    const cases = await server().owner.query(
      'select receipt_no, phase from subscribe_case where home_seq = $1 order by receipt_no',
      [home.home_seq],
    )
    expect(cases.rows).toEqual([
      { receipt_no: '900001', phase: 'dismissed' },
      { receipt_no: '900002', phase: 'in-progress' },
    ])
    // The same pages again, as after a restart that lost its cursor.
    await server().owner.query('delete from subscribe_feed_day')
    await begin(1000)
    await work(given(pages()))
    expect(await kinds()).toEqual(told.toSorted())
    await server().owner.query('update subscribe_feed_row set applied_at = null')
    await work(given([]))
    expect(await kinds()).toEqual(told.toSorted())
  })

  it('fewer rows than it says it gave is a gap', async () => {
    const { home } = await watched('feed-count')
    await server().owner.query('delete from subscribe_feed_day')
    await begin(2000)
    await work(given([{ rows: [rowOf(home, 2001)], next: '2001', watermark: [{ court: home.court, count: 2 }] }]))
    expect(await state()).toMatchObject({ cursor: null, whole_from: null, failed: 'count' })
    expect(await count(server(), 'subscribe_case where home_seq = $1', [home.home_seq])).toBe(1)
  })

  it('a court that was not read covers none of its homes, whatever was read of others', async () => {
    const { home } = await watched('feed-court')
    await server().owner.query('delete from subscribe_feed_day')
    await server().owner.query('delete from subscribe_feed_court')
    await begin(3000)
    const ctx = given([{ rows: [], next: '3000', watermark: [{ court: '다른 등기소', count: 0 }] }])
    await readFeed(ctx, {}, 1)
    await due(home)
    await checkCovered(ctx, performance.now() + 1000)
    expect(await checksOf(home)).toHaveLength(2)
    const lags = new Date(server().ctx.now().getTime() - 6 * 60_000)
    await readFeed(given([{ rows: [], next: '3000', watermark: [{ court: home.court, count: 0, asOf: lags }] }]), {}, 1)
    await checkCovered(ctx, performance.now() + 1000)
    expect(await checksOf(home)).toHaveLength(2)
    await readFeed(given([{ rows: [], next: '3000', watermark: [{ court: home.court, count: 0 }] }]), {}, 1)
    await checkCovered(ctx, performance.now() + 1000)
    expect((await checksOf(home)).at(-1)).toEqual({ source: 'feed', kind: 'cases', result: 'none' })
  })

  it('a home that is told something while thousands are checked is not among those of which it says nothing', async () => {
    const { home } = await watched('feed-meanwhile')
    await server().owner.query('delete from subscribe_feed_day')
    await begin(4000)
    const ctx = given([{ rows: [], next: '4000', watermark: [{ court: home.court, count: 0 }] }])
    await readFeed(ctx, {}, 1)
    await due(home)
    const [own] = (await covered(ctx)).filter((h) => h.home_seq === home.home_seq)
    if (!own) throw new Error('not covered')
    const later = new Date(Date.now() + 86_400_000)
    const next = {
      found: { failures: 0, last_check_at: new Date(), last_success_at: new Date() },
      turn: { next_at: later, next_kind: 'cases', next_slot: 'daily', due_by: later },
      phase: 'idle',
      isStale: false,
      isAnswered: true,
      isUnlisted: false,
    } as const
    const save = () => saveCovered(ctx.db, [{ home: own, next, cases: 0 }], new Date())
    // The feed has delivered a row since.
    expect(await insertRows(ctx.db, [rowOf(home, 4001)])).toBe(1)
    expect(await covered(ctx)).toEqual([])
    expect(await save()).toEqual([])
    expect(await checksOf(home)).toHaveLength(2)
    await server().owner.query('delete from subscribe_feed_row where home_seq = $1', [home.home_seq])
    // A worker that is checking it loses its claim and writes nothing.
    const claimed = await claimHome(ctx.db, home.home_seq)
    if (!claimed) throw new Error('not claimed')
    expect(await covered(ctx)).toEqual([])
    await server().owner.query('update subscribe_turn set lease_until = app_now() where home_seq = $1', [home.home_seq])
    expect(await save()).toEqual([home.home_seq])
    await saveFound(ctx, claimed, [{ found: { is: 'silence', source: 'tilko', why: 'late' }, at: new Date(), ms: 1 }])
    expect((await checksOf(home)).slice(2)).toEqual([{ source: 'feed', kind: 'cases', result: 'none' }])
  })
})
