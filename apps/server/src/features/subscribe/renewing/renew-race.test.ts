import { addMonths, day } from '@jipsalpim/engine/values/day.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { registerCard, payWatch, periodsOfWatch, renewAt } from '../../testing/renew-scene.ts'
import { count, type Where } from '../../testing/scenes.ts'
import { renewWatches } from './renew-watches.ts'

const server = useTestServer({ worker: 'none' })
afterEach(() => server().setClock(null))
const where: Where = { keyword: '초록마을로 9012', ho: '201호' }

async function watched(name: string, at: string) {
  await server().setClock(new Date(at))
  const token = await server().login(name)
  const made = await payWatch(server(), token, where, { card_seq: await registerCard(server(), token) })
  return { token, seq: made.subscribeSeq ?? 0, order: made.order_seq }
}
type Paid = { merchant_uid: string; status: string; amount: number; cancel_amount: number }
/** The gateway's charges for the renewals of a watch: their number, and the sum not refunded. */
async function heldFor(firstOrder: number) {
  const { rows } = await server().owner.query('select merchant_uid from order_order where of_order_seq = $1', [
    firstOrder,
  ])
  const own = new Set(rows.map((r) => r.merchant_uid))
  const { payments } = await server().control<{ payments: Paid[] }>('payments')
  const charges = payments.filter((p) => own.has(p.merchant_uid) && (p.status === 'paid' || p.status === 'cancelled'))
  return { times: charges.length, kept: charges.reduce((sum, p) => sum + p.amount - p.cancel_amount, 0) }
}

describe('two schedulers at once', () => {
  it('charge each period once, over a year, and after three days of outage', async () => {
    const all = []
    for (let i = 0; i < 6; i++) all.push(await watched(`pair-${i}`, `2027-01-${26 + i}T10:00:00+09:00`))
    for (let month = 1; month <= 12; month++) {
      // After the last charge day of this month: as after an outage of at least three days.
      await server().setClock(new Date(`${addMonths(day('2027-02-03'), month)}T12:00:00+09:00`))
      const turns = [1, 2, 3].map(() => renewWatches(server().ctx, {}, 1))
      await Promise.all(turns)
    }
    await renewAt(server(), '2028-02-05T12:00:00+09:00')
    for (const { seq, order } of all) {
      const periods = await periodsOfWatch(server(), seq)
      expect(periods.every((p) => p.state === 'paid')).toBe(true)
      expect(new Set(periods.map((p) => p.nth)).size).toBe(periods.length)
      expect(await heldFor(order)).toEqual({ times: periods.length - 1, kept: 4900 * (periods.length - 1) })
    }
    const orphans = `order_order o where product = 'subscribe-renewal'
      and not exists (select from subscribe_period p where p.order_seq = o.order_seq)`
    expect(await count(server(), orphans), 'orders of a period that another one has').toBe(0)
    await server().checkBooks({ atRest: true })
  }, 120_000)
})

describe('a stop that meets a renewal', () => {
  it('leaves it charged before, or never: a hundred times', async () => {
    const outcomes = { charged: 0, never: 0 }
    const { order, token, seq } = await watched('races', '2027-03-10T10:00:00+09:00')
    const races = 100
    for (let i = 0; i < races; i++) {
      // Reuses the same watch: its paid periods are moved into the past one after the other, and nothing is owed.
      await server().owner.query(
        `update subscribe_period set from_on = date '2027-03-10' - 31 * (101 - $2::int), to_on = date '2027-03-09' - 31 * (100 - $2::int) where watch_seq = $1 and state = 'paid' and from_on > '2027-03-01'`,
        [seq, i],
      )
      await server().setClock(new Date(Date.parse('2027-03-10T10:00:00+09:00') + i * 60_000))
      await server().owner.query(
        `update subscribe_watch set state = 'active', ends_on = null, anchor_on = date '2027-03-10',
          anchor_nth = (select max(nth) + 1 from subscribe_period where watch_seq = $1 and state = 'paid') where watch_seq = $1`,
        [seq],
      )
      const before = await heldFor(order)
      const stop = async () => {
        await new Promise((done) => setTimeout(done, i % 20))
        return server().call('subscribeReserve', { subscribe_seq: seq, when: 'period_end' }, { token })
      }
      const [, stopped] = await Promise.all([renewWatches(server().ctx, {}, 1), stop()])
      expect(stopped.code).toBe(0)
      await renewWatches(server().ctx, {}, 1)
      const after = await heldFor(order)
      const charged = after.times - before.times
      expect(charged).toBeLessThanOrEqual(1)
      outcomes[charged === 1 ? 'charged' : 'never'] += 1
    }
    expect(outcomes.charged + outcomes.never).toBe(races)
    expect(outcomes.charged).toBeGreaterThan(0)
    expect(outcomes.never).toBeGreaterThan(0)
  }, 180_000)
})

describe('a charge day', () => {
  it('of the 29th to the 31st falls to the end of a short month and comes back, through the job', async () => {
    const all: { on: number; seq: number }[] = []
    for (let on = 1; on <= 31; on++)
      all.push({ on, ...(await watched(`anchor-${on}`, `2027-01-${String(on).padStart(2, '0')}T10:00:00+09:00`)) })
    for (let month = 2; month <= 13; month++) {
      const last = new Date(Date.UTC(2027, month, 0)).toISOString().slice(0, 10)
      await renewAt(server(), `${last}T23:00:00+09:00`)
    }
    const ends = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31, 31]
    for (const { on, seq } of all) {
      const from = (await periodsOfWatch(server(), seq)).map((p) => p.from)
      const expected = ends.map((end, i) => {
        const [year, month] = [2027 + Math.floor(i / 12), (i % 12) + 1]
        return `${year}-${String(month).padStart(2, '0')}-${String(Math.min(on, end)).padStart(2, '0')}`
      })
      expect(from, `the ${on}th`).toEqual(expected)
    }
    const own = all.map(({ seq }) => seq)
    expect(await count(server(), `subscribe_period where state <> 'paid' and watch_seq = any($1)`, [own])).toBe(0)
  }, 240_000)
})
