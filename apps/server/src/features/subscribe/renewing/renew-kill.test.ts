import { addDays, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { afterEach, expect, it } from 'vitest'
import { turnOf } from '../../../../../../dev/vitest/turn.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { killedAt, workOn } from '../../testing/killed-worker.ts'
import { CARDS, registerCard, payWatch, periodsOfWatch, replaceCard } from '../../testing/renew-scene.ts'
import { count } from '../../testing/scenes.ts'
import { renewWatches } from './renew-watches.ts'

const server = useTestServer({ worker: 'none' })
const DAY = 86_400_000
/** The banks are open then, whatever hour the tests run at. */
const NOON = Date.parse(`${addDays(dayInSeoul(new Date()), 1)}T12:00:00+09:00`)
afterEach(() => server().setClock(null))

async function due(name: string, card: string) {
  await server().setClock(new Date(NOON - 40 * DAY))
  const token = await server().login(name)
  const card_seq = await registerCard(server(), token)
  const made = await payWatch(server(), token, { keyword: '초록마을로 9012', ho: '201호' }, { card_seq })
  await replaceCard(server(), card_seq, card)
  await server().setClock(new Date(NOON))
  await server().owner.query(`delete from platform_job where name not like 'payment.%'`)
  await server().ctx.enqueue('subscribe.renew', {}, { key: 'schedule' })
  return { seq: made.subscribeSeq ?? 0, order: made.order_seq }
}
/** Runs the scheduler and the resolver until the gateway shows its result. */
async function goOn(): Promise<void> {
  for (let turn = 1; turn <= 4; turn++) {
    await workOn(server())
    await server().setClock(new Date(NOON + turn * 15 * 60_000))
    await renewWatches(server().ctx, {}, 1)
  }
}
type Paid = { merchant_uid: string; status: string; amount: number }
async function renewals(order: number): Promise<number[]> {
  const { rows } = await server().owner.query('select merchant_uid from order_order where of_order_seq = $1', [order])
  const { payments } = await server().control<{ payments: Paid[] }>('payments')
  return payments
    .filter((p) => p.status === 'paid' && rows.some((r) => r.merchant_uid === p.merchant_uid))
    .map((p) => p.amount)
}

it.each([
  'watch.due',
  'watch.asked',
  'charge.begun',
  'charge.answered',
  'settle.noted',
  'settle.answered',
  'settle.posted',
  'watch.renewing',
  'settle.kept',
  'charge.looked',
])(
  'a scheduler killed at %s has charged the period once, and it is paid',
  async (point) => {
    const { seq, order } = await due(`killed-${point.replace('.', '-')}`, CARDS.good)
    await killedAt(server(), point)
    await goOn()
    expect(await renewals(order)).toEqual([4900])
    expect((await periodsOfWatch(server(), seq)).at(-1)).toMatchObject({ nth: 1, state: 'paid', tries: 0 })
    expect(await count(server(), `message_notice where order_seq = $1 and template = 'watch-renewed'`, [order])).toBe(1)
    await server().checkInvariants()
    await server().checkBooks({ atRest: true })
  },
  90_000,
)

it.each(turnOf('killed after a charge', ['charge.refused', 'charge.looked', 'watch.recorded'], 3))(
  'a scheduler killed at %s after a decline has made one try of it, and the next one is planned',
  async (point) => {
    const { seq, order } = await due(`declined-${point.replace('.', '-')}`, CARDS.poor)
    await killedAt(server(), point)
    await goOn()
    expect(await renewals(order)).toEqual([])
    expect((await periodsOfWatch(server(), seq)).at(-1)).toMatchObject({ state: 'soft-failed', tries: 0 })
    expect(
      await count(server(), `message_notice where order_seq = $1 and template = 'watch-charge-failed'`, [order]),
    ).toBe(1)
  },
  90_000,
)

it('a scheduler killed while several are charged at once has charged each of them once, and all are paid', async () => {
  const all = []
  for (let n = 0; n < 6; n++) all.push(await due(`killed-among-${n}`, CARDS.good))
  await killedAt(server(), 'charge.answered#4')
  await goOn()
  for (const { seq, order } of all) {
    expect(await renewals(order)).toEqual([4900])
    expect((await periodsOfWatch(server(), seq)).at(-1)).toMatchObject({ nth: 1, state: 'paid' })
  }
  await server().checkInvariants()
  await server().checkBooks({ atRest: true })
}, 90_000)
