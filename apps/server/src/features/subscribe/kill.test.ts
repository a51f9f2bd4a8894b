import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createCaller } from '../../testing/caller.ts'
import { useTestServer } from '../../testing/use-test-server.ts'
import { killedAt, workOn } from '../testing/killed-worker.ts'
import { count, HOME } from '../testing/scenes.ts'
import { atRegistry, watchHome, watchOf } from '../testing/watch-scene.ts'

const server = useTestServer({ worker: 'none' })
const mortgage = { section: '을구', purpose: '근저당권설정', amount: 120_000_000 } as const

async function watched(name: string, ho: string) {
  const token = await server().login(name)
  const { order_seq } = await watchHome(server(), token, { ...HOME, ho })
  await workOn(server())
  const info = await watchOf(server(), token)
  return { token, order_seq, seq: info.subscribeSeq, refund: info.refund_now?.won ?? 0 }
}
/** Runs a check of the home by its job, as the round enqueues it. */
async function turn(seq: number): Promise<void> {
  const { rows } = await server().owner.query<{ home_seq: string }>(
    `update subscribe_turn set next_at = app_now(), next_kind = 'cases' where home_seq =
      (select home_seq from subscribe_watch where watch_seq = $1) returning home_seq`,
    [seq],
  )
  await server().ctx.enqueue('subscribe.check', { home_seq: Number(rows[0]?.home_seq) })
}

it.each([
  ['watch.claimed', '201호'],
  ['watch.answered', '302호'],
  ['watch.telling', '402호'],
  ['watch.kept', '501호'],
])(
  'a worker killed at %s: the application is told once, to the inbox and by message',
  async (point, ho) => {
    const { seq, order_seq } = await watched(point.replace('.', '-'), ho)
    await atRegistry(server(), seq, 'application-received', mortgage)
    await turn(seq)
    await killedAt(server(), point)
    // The dead worker's lease of the home expires.
    await server().owner.query('update subscribe_turn set lease_until = app_now() where lease_until is not null')
    await workOn(server())
    expect(await count(server(), 'subscribe_alert where watch_seq = $1', [seq])).toBe(1)
    const told = `message_notice where order_seq = $1 and template = 'watch-application'`
    expect(await count(server(), `${told} and state = 'sent'`, [order_seq])).toBe(1)
    expect(await count(server(), told, [order_seq])).toBe(1)
    await server().checkInvariants()
  },
  60_000,
)

it('an API process killed at watch.stopping: the same call again stops it and refunds it once', async () => {
  const { token, seq, order_seq, refund } = await watched('stop-killed', '102호')
  const [key, input] = [randomUUID(), { subscribe_seq: seq, shown_refund: refund }]
  const { origin, child } = await server().startApi({ killAt: 'watch.stopping' })
  await expect(createCaller(origin)('subscribeRemove', input, { token, key })).rejects.toThrow()
  expect(await child.ended).toMatchObject({ signal: 'SIGKILL' })
  await server().owner.query('update platform_once set locked_until = clock_timestamp() where key = $1', [key])
  expect(await server().call('subscribeRemove', input, { token, key })).toMatchObject({ code: 0 })
  await workOn(server())
  const refunds = 'payment_refund join payment_attempt using (attempt_seq) where order_seq = $1'
  expect(await count(server(), refunds, [order_seq])).toBe(1)
  await server().checkInvariants()
}, 60_000)
