import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { useTestServer } from '../testing/use-test-server.ts'
import { enqueueDue, type Scheduled } from './schedule.ts'

const server = useTestServer({ sandbox: false, worker: 'none', areas: {} })
const sweep: Scheduled = { name: 'platform.sweep', every: { minutes: 60 } }
const nightly: Scheduled = { name: 'platform.invariants', every: { dailyAt: '04:10' } }
beforeEach(async () => {
  await server().owner.query('delete from platform_job; delete from platform_schedule')
  await server().setClock(null)
})
const at = (instant: string) => server().setClock(new Date(instant))
const due = async () => {
  const { rows } = await sql<{ name: string }>`select name from platform_job order by name`.execute(server().ctx.db)
  await sql`delete from platform_job`.execute(server().ctx.db)
  return rows.map((r) => r.name)
}

it('comes a turn after it was first seen, and then every turn', async () => {
  await at('2026-11-21T00:00:00Z')
  await enqueueDue(server().ctx, [sweep])
  expect(await due()).toEqual([])
  await at('2026-11-21T01:00:01Z')
  await enqueueDue(server().ctx, [sweep])
  expect(await due()).toEqual(['platform.sweep'])
  await enqueueDue(server().ctx, [sweep])
  expect(await due()).toEqual([])
})

it('comes once a day at its time in Seoul', async () => {
  await at('2026-11-20T19:00:00Z') // 04:00 on the 21st
  await enqueueDue(server().ctx, [nightly])
  await at('2026-11-20T19:09:00Z')
  await enqueueDue(server().ctx, [nightly])
  expect(await due()).toEqual([])
  await at('2026-11-20T19:11:00Z')
  await enqueueDue(server().ctx, [nightly])
  expect(await due()).toEqual(['platform.invariants'])
  await at('2026-11-21T19:09:00Z')
  await enqueueDue(server().ctx, [nightly])
  expect(await due()).toEqual([])
  await at('2026-11-21T19:11:00Z')
  await enqueueDue(server().ctx, [nightly])
  expect(await due()).toEqual(['platform.invariants'])
})

it('comes once, however many workers look and however many turns were missed', async () => {
  await at('2026-11-21T00:00:00Z')
  await enqueueDue(server().ctx, [sweep])
  await at('2026-11-24T00:00:00Z')
  await Promise.all(Array.from({ length: 8 }, () => enqueueDue(server().ctx, [sweep])))
  expect(await due()).toEqual(['platform.sweep'])
})
