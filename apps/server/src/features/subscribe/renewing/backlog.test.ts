import { performance } from 'node:perf_hooks'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { signIn } from '../../../testing/sign-in.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { payWatch, registerCard, renewAt } from '../../testing/renew-scene.ts'
import { count, HOME } from '../../testing/scenes.ts'
import { renewWatches } from './renew-watches.ts'

const server = useTestServer({ worker: 'none' })
afterEach(async () => {
  vi.restoreAllMocks()
  await server().setClock(null)
})

type Renewing = { seq: number; order: number }
/** As many watches of one home, each of another user, whose next period begins on 2027-04-10. */
async function renewing(many: number): Promise<Renewing[]> {
  await server().setClock(new Date('2027-03-10T10:00:00+09:00'))
  const all: Renewing[] = []
  while (all.length < many) {
    const { token } = await signIn(server(), { persona: true })
    const card_seq = await registerCard(server(), token)
    const made = await payWatch(server(), token, { ...HOME, ho: '201호' }, { card_seq })
    all.push({ seq: made.subscribeSeq ?? 0, order: made.order_seq })
  }
  return all
}
type Taken = { merchant_uid: string; status: string }
/** How often the gateway charged each of these watches for a later period. */
async function timesCharged(all: readonly Renewing[]): Promise<number[]> {
  const { rows } = await server().owner.query(
    'select merchant_uid, of_order_seq::int as of from order_order where of_order_seq = any($1)',
    [all.map((w) => w.order)],
  )
  const { payments } = await server().control<{ payments: Taken[] }>('payments')
  const paid = new Set(payments.filter((p) => p.status === 'paid').map((p) => p.merchant_uid))
  return all.map(({ order }) => rows.filter((r) => r.of === order && paid.has(r.merchant_uid)).length)
}
const ones = (many: number) => Array<number>(many).fill(1)
const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0)
/** A worker whose charges are seen: how many were made at once, and what happens when the first one is made. */
function seen(onFirst: () => void) {
  const { ctx } = server()
  const { portone } = ctx.payment
  const at = { once: 0, most: 0, all: 0 }
  let now = () => ctx.now()
  const charge: typeof portone.charge = async (asked) => {
    at.once += 1
    at.most = Math.max(at.most, at.once)
    if ((at.all += 1) === 1) onFirst()
    return portone.charge(asked).finally(() => void (at.once -= 1))
  }
  const payment = { ...ctx.payment, portone: Object.assign(Object.create(portone), { charge }) as typeof portone }
  return { at, setNow: (to: () => Date) => void (now = to), ctx: { ...ctx, payment, now: () => now() } }
}
const queued = () => count(server(), `platform_job where name = 'subscribe.renew' and key = 'schedule'`)

describe('a day on which many periods begin', () => {
  it('charges a few at once, and what is left when the time of a run is over in the next one, which it queues', async () => {
    const all = await renewing(12)
    await server().setClock(new Date('2027-04-10T09:00:00+09:00'))
    let past = 0
    const measure = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => measure() + past)
    const run = seen(() => void (past = 300_000))
    await renewWatches(run.ctx, {}, 1)
    expect(run.at.most).toBeGreaterThan(1)
    expect(run.at.most).toBeLessThanOrEqual(8)
    expect(sum(await timesCharged(all))).toBe(run.at.all)
    expect(run.at.all).toBeLessThan(12)
    expect(await queued()).toBe(1)
    const next = seen(() => undefined)
    await renewWatches(next.ctx, {}, 1)
    expect(await timesCharged(all)).toEqual(ones(12))
    expect(await queued()).toBe(1)
    await server().owner.query(`delete from platform_job where name = 'subscribe.renew'`)
    await renewAt(server(), '2027-04-10T09:10:00+09:00')
    expect(await queued()).toBe(0)
    await server().checkBooks({ atRest: true })
  }, 60_000)

  it('charges the others where hundreds cannot be charged, and begins them where one cannot be begun', async () => {
    const [broken, ...others] = await renewing(3)
    // Periods that are due, of watches that have ended, as a mistake of ours might leave them.
    await server().owner.query(
      `with o as (insert into order_order (merchant_uid, user_seq, product, state, price, pg_name, consented_at)
          select 'stuck-' || n, user_seq, 'subscribe', 'cancelled', 0, 'free', app_now()
          from subscribe_watch, generate_series(1, 450) n where watch_seq = $1 returning order_seq, user_seq),
        w as (insert into subscribe_watch (home_seq, user_seq, order_seq, plan, anchor_on, state, ended_at)
          select (select home_seq from subscribe_watch where watch_seq = $1), user_seq, order_seq, 'month', '2027-01-01', 'ended', app_now()
          from o returning watch_seq)
        insert into subscribe_period (watch_seq, nth, from_on, to_on, price, worth, state, next_try_at)
          select watch_seq, 9, '2027-01-01', '2027-01-31', 4900, 4900, 'due', '2027-01-01' from w`,
      [broken?.seq],
    )
    await server().owner.query(
      `create function refuse_one() returns trigger language plpgsql as $$ begin raise exception 'not this one'; end $$;
       create trigger refuse_one before insert on subscribe_period for each row when (new.watch_seq = ${broken?.seq}) execute function refuse_one()`,
    )
    try {
      await renewAt(server(), '2027-04-10T09:00:00+09:00')
      expect(await timesCharged(others)).toEqual([1, 1])
    } finally {
      await server().owner.query(
        `drop trigger refuse_one on subscribe_period; drop function refuse_one();
         delete from subscribe_period where nth = 9; delete from subscribe_watch where state = 'ended';
         delete from order_order where merchant_uid like 'stuck-%'`,
      )
    }
    await renewAt(server(), '2027-04-10T09:10:00+09:00')
    expect(await timesCharged(broken ? [broken] : [])).toEqual([1])
  }, 60_000)
})

describe('while the banks are closed, from 23:30 to 00:30', () => {
  it('nothing is charged, and a backlog stops there and goes on afterwards', async () => {
    const all = await renewing(12)
    await server().setClock(new Date('2027-04-10T23:29:30+09:00'))
    const run = seen(() => run.setNow(() => new Date('2027-04-10T23:30:00+09:00')))
    await renewWatches(run.ctx, {}, 1)
    const before = sum(await timesCharged(all))
    expect(before).toBeGreaterThan(0)
    expect(before).toBeLessThanOrEqual(8)
    for (const at of ['10T23:30', '10T23:59', '11T00:00', '11T00:29']) {
      await renewAt(server(), `2027-04-${at}:00+09:00`)
      expect(sum(await timesCharged(all))).toBe(before)
    }
    await renewAt(server(), '2027-04-11T00:30:00+09:00')
    expect(await timesCharged(all)).toEqual(ones(12))
    expect(await queued()).toBe(0)
  }, 60_000)
})
