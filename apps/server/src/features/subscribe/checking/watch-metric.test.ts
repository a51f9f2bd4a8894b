import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { watchMetric } from './watch-metric.ts'

const server = useTestServer({ worker: 'none', sandbox: false })
const read = () => watchMetric.read(server().ctx.db)
/** How many rows and index entries of `subscribe_turn` the metric reads, without those that other connections read. */
const readCounted = () =>
  server().ctx.tx(async ({ db }) => {
    const touched = async () => {
      const { rows } = await sql<{ n: string }>`
        select sum(pg_stat_get_xact_tuples_returned(oid)) as n from pg_class
        where oid = 'subscribe_turn'::regclass
          or oid in (select indexrelid from pg_index where indrelid = 'subscribe_turn'::regclass)`.execute(db)
      return Number(rows[0]?.n)
    }
    const before = await touched()
    const counted = await watchMetric.read(db)
    return { counted, touched: (await touched()) - before }
  })
const fill = (homes: number) =>
  server().owner.query(
    `insert into subscribe_home (unique_no, register_kind, hit, address)
     select lpad((n + (select count(*) from subscribe_home))::text, 14, '0'), '건물', '{}', '화곡로 ' || n from generate_series(1, $1) n`,
    [homes],
  )

it('counts what an alarm depends on, and does not read every home for it', async () => {
  await fill(20)
  await server().owner.query(`
    update subscribe_turn set next_kind = 'cases', next_at = app_now() + interval '1 hour';
    update subscribe_turn set next_at = app_now() - interval '2 hours', due_by = app_now() - interval '1 hour',
      failures = 2, stopped_at = app_now() where home_seq in (select home_seq from subscribe_turn limit 3);
    update subscribe_turn set idle_since = app_now(), stopped_at = app_now() where home_seq in (select max(home_seq) from subscribe_turn);
    insert into subscribe_home (hit, address) values ('{}', '화곡로')`)
  expect(await read()).toEqual({ watched: 20, late: 3, failing: 3, 'told-stopped': 3, 'waiting-first': 1 })

  await fill(12_000)
  await server().owner.query(`update subscribe_turn set next_at = app_now() + interval '1 hour' where home_seq > 25`)
  await server().owner.query('vacuum (analyze) subscribe_turn')
  const { counted, touched } = await readCounted()
  expect(counted).toMatchObject({ late: 3, failing: 3, 'told-stopped': 3, 'waiting-first': 1 })
  expect(Math.abs((counted.watched ?? 0) - 12_020)).toBeLessThan(120)
  expect(touched).toBeGreaterThan(0)
  expect(touched).toBeLessThan(100)
})
