import { expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { killedAt, workOn } from '../../testing/killed-worker.ts'
import { count, HOME } from '../../testing/scenes.ts'
import { atRegistry, watchHome, watchOf } from '../../testing/watch-scene.ts'

const server = useTestServer({ worker: 'none', feed: true })
const mortgage = { section: '을구', purpose: '근저당권설정', amount: 120_000_000 } as const

async function watched(name: string, ho: string) {
  const token = await server().login(name)
  const { order_seq } = await watchHome(server(), token, { ...HOME, ho })
  await workOn(server())
  return { token, order_seq, seq: (await watchOf(server(), token)).subscribeSeq }
}
const leaveToOthers = () =>
  server().owner.query('update subscribe_turn set lease_until = app_now() where lease_until is not null')

it.each([
  ['feed.answered', '201호'],
  ['feed.storing', '101호'],
  ['feed.kept', '302호'],
  ['watch.answered', '402호'],
  ['watch.telling', '501호'],
])(
  'a worker killed at %s: what the feed told is told once, to the inbox and by message',
  async (point, ho) => {
    const { seq, order_seq } = await watched(point.replace('.', '-'), ho)
    await atRegistry(server(), seq, 'application-received', mortgage)
    await server().ctx.enqueue('subscribe.feed', {})
    await killedAt(server(), point)
    await leaveToOthers()
    await workOn(server())
    await server().ctx.enqueue('subscribe.feed', {})
    await workOn(server())
    expect(await count(server(), 'subscribe_alert where watch_seq = $1', [seq])).toBe(1)
    const told = `message_notice where order_seq = $1 and template = 'watch-application'`
    expect(await count(server(), `${told} and state = 'sent'`, [order_seq])).toBe(1)
    expect(await count(server(), told, [order_seq])).toBe(1)
    await server().checkInvariants()
  },
  60_000,
)

it.each([
  ['watch.batch-claimed', '102호', 0],
  ['watch.batch-kept', '201호', 1],
])(
  'a worker killed at %s: each turn of the homes that were checked together is recorded once',
  async (point, ho, before) => {
    const token = await server().login(point.replace('.', '-'))
    await watchHome(server(), token, { keyword: '화곡로 9047', ho })
    await workOn(server())
    const seq = (await watchOf(server(), token)).subscribeSeq
    await server().ctx.enqueue('subscribe.feed', {})
    await workOn(server())
    const { rows } = await server().owner.query<{ home_seq: string }>(
      `update subscribe_turn h set next_at = app_now(), next_kind = 'cases' from subscribe_watch w
       where h.home_seq = w.home_seq and watch_seq = $1 returning h.home_seq`,
      [seq],
    )
    // The clock of the earlier jobs ran ahead.
    await server().owner.query(`update subscribe_feed set whole_from = app_now() - interval '1 day'`)
    await server().owner.query('update subscribe_feed_court set as_of = app_now()')
    const homeSeq = rows[0]?.home_seq
    const checks = () => count(server(), 'subscribe_check where home_seq = $1', [homeSeq])
    const had = await checks()
    await server().ctx.enqueue('subscribe.round', {})
    await killedAt(server(), point)
    expect(await checks()).toBe(had + before)
    await leaveToOthers()
    await server().owner.query('update subscribe_feed_court set as_of = app_now()')
    await workOn(server())
    expect(await checks()).toBe(had + 1)
    expect(await count(server(), 'subscribe_turn where home_seq = $1 and next_at > app_now()', [homeSeq])).toBe(1)
  },
  60_000,
)
