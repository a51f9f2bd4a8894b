import { performance } from 'node:perf_hooks'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { addDays, day } from '@jipsalpim/engine/values/day.ts'
import type { Context } from '../../../kernel/context.ts'
import { signIn } from '../../../testing/sign-in.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { payWatch } from '../../testing/renew-scene.ts'
import { HOME } from '../../testing/scenes.ts'
import { askConsent } from './ask-consent.ts'

const server = useTestServer({ worker: 'none' })
const TODAY = day('2031-03-20')
const now = () => server().setClock(new Date(`${TODAY}T10:00:00+09:00`))
const LAST = Number.MAX_SAFE_INTEGER

const watches: number[] = []
beforeAll(async () => {
  await server().setClock(new Date('2031-03-10T10:00:00+09:00'))
  for (let n = 0; n < 3; n++) {
    const { token } = await signIn(server(), { persona: true })
    watches.push((await payWatch(server(), token, { ...HOME, ho: '201호' })).subscribeSeq ?? 0)
  }
  await now()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await server().owner.query(`delete from subscribe_consent; delete from platform_job where name = 'subscribe.consent'`)
  await now()
})
afterAll(() => server().setClock(null))

const asked = async (): Promise<number[]> =>
  (await server().owner.query('select watch_seq::int as seq from subscribe_consent order by 1')).rows.map((r) => r.seq)
const queued = async () =>
  (await server().owner.query(`select payload, key from platform_job where name = 'subscribe.consent'`)).rows
/** A worker of which every transaction is seen. */
function seen(onTx: () => void): Context {
  const { ctx } = server()
  return { ...ctx, tx: (work) => (onTx(), ctx.tx(work)) }
}

describe('the question for a higher price', () => {
  it('costs no lock where no price can rise', async () => {
    const locked = vi.fn()
    await askConsent(seen(locked), {}, 1)
    expect(locked).not.toHaveBeenCalled()
    expect(await asked()).toEqual([])
  })

  it('goes on after the last watch in another run where its time is over, and from the first one on another day', async () => {
    await server().owner.query(
      `insert into order_price (product, from_at, price) values ('subscribe', '2031-04-01T00:00:00+09:00', 6900)`,
    )
    let past = 0
    const measure = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => measure() + past)
    await askConsent(
      seen(() => void (past = 200_000)),
      {},
      1,
    )
    expect(await asked()).toEqual(watches)
    expect(await queued()).toEqual([{ payload: { on: TODAY, after: watches.at(-1) }, key: 'schedule' }])
    await server().owner.query(
      `delete from subscribe_consent; delete from platform_job where name = 'subscribe.consent'`,
    )
    await askConsent(server().ctx, { on: TODAY, after: watches[1] ?? 0 }, 1)
    expect(await asked()).toEqual(watches.slice(2))
    await askConsent(server().ctx, { on: addDays(TODAY, -1), after: LAST }, 1)
    expect(await asked()).toEqual(watches)
    expect(await queued()).toEqual([])
  })

  it('is asked of the others where one cannot be asked', async () => {
    await server().owner.query(
      `create function refuse_one() returns trigger language plpgsql as $$ begin raise exception 'not this one'; end $$;
       create trigger refuse_one before insert on subscribe_consent for each row when (new.watch_seq = ${watches[0]}) execute function refuse_one()`,
    )
    try {
      await askConsent(server().ctx, {}, 1)
      expect(await asked()).toEqual(watches.slice(1))
    } finally {
      await server().owner.query('drop trigger refuse_one on subscribe_consent; drop function refuse_one()')
    }
  })
})
