import { it } from 'vitest'
import { signIn } from '../../../testing/sign-in.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { payWatch, registerCard } from '../../testing/renew-scene.ts'
import { HOME } from '../../testing/scenes.ts'
import { askConsent } from '../consent/ask-consent.ts'
import { watchesToAsk } from '../consent/consent-queries.ts'
import { watchesToRenew, periodsToCharge } from './renew-queries.ts'
import { renewWatches } from './renew-watches.ts'

const server = useTestServer({ worker: 'none' })
it.skip('rates', async () => {
  await server().setClock(new Date('2027-03-10T10:00:00+09:00'))
  for (let n = 0; n < 64; n++) {
    const { token } = await signIn(server(), { persona: true })
    await payWatch(server(), token, { ...HOME, ho: '201호' }, { card_seq: await registerCard(server(), token) })
  }
  const out: string[] = []
  for (const [month, ms] of [['04', 0], ['05', 1500], ['06', 0]] as const) {
    await server().setClock(new Date(`2027-${month}-10T09:00:00+09:00`))
    if (ms) await server().control('faults', { service: 'portone', kind: 'slow', times: 100_000, ms })
    else await server().control('faults', { service: 'portone', kind: 'slow', times: 0 })
    const at = performance.now()
    const cpu = process.cpuUsage()
    await renewWatches(server().ctx, {}, 1)
    const took = performance.now() - at
    const used = process.cpuUsage(cpu)
    const { rows } = await server().owner.query(`select count(*)::int as n from subscribe_period where state = 'paid' and nth > 0 and paid_at > app_now() - interval '1 hour'`)
    out.push(`slow ${ms}: ${rows[0].n} paid in ${took.toFixed(0)} ms, own cpu ${((used.user + used.system) / 1000).toFixed(0)} ms`)
  }
  await server().control('faults', { service: 'portone', kind: 'slow', times: 0 })
  console.log(out.join('\n'))
  await server().setClock(null)
}, 300_000)
it('million', async () => {
  const { owner, ctx } = server()
  await server().setClock(new Date('2031-03-20T12:00:00+09:00'))
  await owner.query('set statement_timeout = 0')
  await owner.query(`do $$ declare c record; begin for c in select conrelid::regclass as t, conname from pg_constraint where contype = 'f' and conrelid in ('subscribe_watch'::regclass, 'subscribe_period'::regclass) loop execute format('alter table %s drop constraint %I', c.t, c.conname); end loop; end $$`)
  await owner.query(`insert into subscribe_watch (watch_seq, home_seq, user_seq, order_seq, plan, anchor_on, card_seq)
    overriding system value select 1000000 + g, g, g, 1000000 + g, 'month', date '2031-02-19' + (g % 30)::int, 1 from generate_series(1, 1000000) g`)
  // the watch's periods: 3 a watch; the last one ends within the next thirty days
  await owner.query(`insert into subscribe_period (watch_seq, nth, from_on, to_on, price, worth, state, paid_at, order_seq)
    select 1000000 + g, n, date '2031-02-19' + (g % 30)::int - 30 * (2 - n) , date '2031-02-19' + (g % 30)::int - 30 * (2 - n) + 29, 4900, 4900, 'paid', now(), 1000000000 + g * 3::bigint + n
    from generate_series(1, 1000000) g, generate_series(0, 2) n`)
  await owner.query('vacuum (analyze) subscribe_watch, subscribe_period')
  const out: string[] = []
  const time = async <T>(name: string, work: () => Promise<T>) => {
    const at = performance.now()
    const value = await work()
    out.push(`${name}: ${(performance.now() - at).toFixed(0)} ms`)
    return value
  }
  for (let i = 0; i < 3; i++) {
    const due = await time('watchesToRenew', () => watchesToRenew(ctx.db, '2031-03-20' as never, null, 1000))
    out.push(`  ${due.length}`)
    await time('periodsToCharge', () => periodsToCharge(ctx.db, null, 200))
  }
  let txs = 0
  const seen = { ...ctx, tx: ((work: never) => ((txs += 1), ctx.tx(work))) as typeof ctx.tx }
  await time('askConsent, no rise', () => askConsent(seen, {}, 1))
  out.push(`  tx ${txs}`)
  await time('one block', () => watchesToAsk(ctx.db, { today: '2031-03-20', first: '2031-03-28', last: '2031-04-19', month: 4900, year: 49000 } as never, 1_000_000))
  const { rows } = await owner.query(`explain (analyze, buffers) select w.watch_seq, last.to_on from subscribe_watch w
      join lateral (select to_on from subscribe_period p where p.watch_seq = w.watch_seq and p.state = 'paid'
        order by nth desc limit 1) last on true
    where w.ended_at is null and w.ends_on is null and w.card_seq is not null and last.to_on < '2031-03-20'::date
      and (last.to_on, w.watch_seq) > ('-infinity'::date, 0::bigint)
      and not exists (select from subscribe_period p where p.watch_seq = w.watch_seq and p.state not in ('paid', 'void'))
    order by last.to_on, w.watch_seq limit 1000`)
  out.push(rows.map((r) => r['QUERY PLAN']).join('\n'))
  // a rise of the price: as many as are asked in the time of one run
  await owner.query(`insert into order_price (product, from_at, price) values ('subscribe', '2031-04-01T00:00:00+09:00', 6900)`)
  console.log(out.join('\n'))
  await owner.query('delete from subscribe_period where watch_seq > 1000000; delete from subscribe_watch where watch_seq > 1000000')
  await server().setClock(null)
}, 600_000)
