import { afterAll, beforeAll, test } from 'vitest'
import { logIn, callApi } from './person.ts'
import { controlOf } from './product.ts'
import { atRegistry, lookNow, watchByCall } from './watch-by-call.ts'
import { startWorld, type World } from './world.ts'
let world: World
beforeAll(async () => { world = await startWorld() })
afterAll(() => world.end())
test('x', async () => {
  const url = world.url
  const { token } = await logIn(url, 'watcher')
  const lease = { contract_on: '2026-11-20', balance_on: '2027-01-15', move_in_on: '2027-01-15', contract_months: 24 }
  console.log('begin', new Date())
  const { id } = await watchByCall(url, token, { search: '화곡로 9047', ho: '402호' }, { yearly: true, lease })
  console.log('watch', new Date(), id)
  const mortgage = { section: '을구', purpose: '근저당권설정', amount: 120_000_000 } as const
  for (const kind of ['application-received', 'registered'] as const) {
    await atRegistry(controlOf(url), 'narae-402', kind, mortgage)
    await lookNow(url, token, id)
    for (let i = 0; i < (kind === 'registered' ? 6 : 7); i++) {
      const { infos } = await callApi<{ infos: any[] }>(url, '/subscribe-info', token)
      console.log(kind, new Date().toISOString(), infos[0].phase, infos[0].last_check_at, infos[0].next_check_at)
      await new Promise((ok) => setTimeout(ok, 3000))
    }
  }
  console.log(JSON.stringify(await callApi(url, '/subscribe/alerts', token), null, 1))
  const { default: pg } = await import('pg')
  const { startPostgres } = await import('../dev/postgres/pg.ts')
  const { join } = await import('node:path')
  const db = await startPostgres({ dir: join(world.dataDir, 'pg') })
  const c = new pg.Client({ connectionString: db.url('owner') })
  await c.connect()
  for (const q of ['select check_seq, kind, slot, source, result, why, cases, at, due_by from subscribe_check order by check_seq', 'select case_seq, case_key, phase, state_word, phase_at, first_seen_at, last_seen_at, gone_at, closed_at from subscribe_case', 'select event_seq, kind, case_seq, dedupe_key, at from subscribe_event order by 1', 'select print_seq, read_at from subscribe_print', 'select * from subscribe_feed_row'])
    console.log(q, JSON.stringify((await c.query(q)).rows, null, 0).replaceAll('},{', '},\n{'))
  await c.end()
}, 200_000)
