import { day } from '@jipsalpim/engine/values/day.ts'
import { afterEach, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { count, HOME } from '../../testing/scenes.ts'
import { atRegistry, NO_DAYS, requestCheck, watchHome, watchOf } from '../../testing/watch-scene.ts'
import { openPrint } from '../judging/registers.ts'
import { lastPrint, sealPrint } from '../queries.ts'
import { printPlace } from '../sealed-place.ts'

const server = useTestServer()
afterEach(() => server().setClock(null))

it('lists every alert of the watch, and says which registers have other words only', async () => {
  const mortgage = { section: '을구', purpose: '근저당권설정', amount: 120_000_000 } as const
  const token = await server().login('stated-alerts')
  await watchHome(server(), token, { keyword: '초록마을로 9012', ho: '201호' })
  await server().settle(30_000)
  const { subscribeSeq: id } = await watchOf(server(), token)
  const statement = async () => (await server().call('subscribeReport', { id }, { token })).data.statements[0]
  expect(await statement()).toMatchObject({ alerts: [] })
  await atRegistry(server(), id, 'application-received', mortgage)
  await requestCheck(server())
  await atRegistry(server(), id, 'withdrawn', mortgage)
  await requestCheck(server())
  const { rows } = await server().owner.query<{ alert_seq: number }>(
    'select alert_seq::int from subscribe_alert where watch_seq = $1 order by alert_seq',
    [id],
  )
  expect((await statement())?.alerts).toMatchObject([
    { ...rows[0], kind: 'application', purpose: '근저당권설정' },
    { ...rows[1], kind: 'withdrawn', purpose: '근저당권설정' },
  ])
  expect(rows).toHaveLength(2)
  const rewordedBy = async (changed: (letters: string) => string) => {
    const { db, seal } = server().ctx
    const { home_seq } = await db
      .selectFrom('subscribe_watch')
      .select('home_seq')
      .where('watch_seq', '=', id)
      .executeTakeFirstOrThrow()
    const print = await lastPrint(db, home_seq)
    const register = openPrint({ seal }, print)
    if (!print || !register) throw new Error('no register')
    const entries = register.entries.map((e) => ({ ...e, lines: e.lines.map(changed) }))
    const text = JSON.stringify({ ...register, entries })
    await sealPrint(db, print.print_seq, seal.sealPacked(printPlace(print.print_seq), text))
    await requestCheck(server(), 'extract')
    return (await statement())?.each.at(-1)
  }
  // Printed with other spaces: nothing is different.
  expect(await rewordedBy((line) => `${line} `)).toMatchObject({ kind: 'extract', result: 'same', reworded: false })
  expect(await rewordedBy((line) => line.replace('주식회사', '㈜'))).toMatchObject({
    kind: 'extract',
    result: 'same',
    reworded: true,
  })
})

it('what was promised for a past month is counted by the days that the lease had then', async () => {
  await server().setClock(new Date('2027-03-01T09:00:00+09:00'))
  await watchHome(server(), await server().login('past-month'), HOME, {
    yearly: true,
    shown_price: 49_000,
    lease: { ...NO_DAYS, deposit_amount: 100_000_000 },
  })
  await server().settle(30_000)
  // Looked up every evening, as a home without dates is promised to be.
  await server().owner.query(`
    insert into subscribe_check (home_seq, kind, slot, source, result, due_by, at, ms)
    select home_seq, 'cases', 'daily', 'tilko', 'none', at + interval '1 day', at, 5
    from subscribe_watch, generate_series('2027-03-01T23:00+09:00'::timestamptz, '2027-04-01T23:00+09:00', '1 day') at`)
  await server().setClock(new Date('2027-04-02T09:00:00+09:00'))
  const token = await server().login('past-month')
  const { subscribeSeq: id } = await watchOf(server(), token)
  const march = async () =>
    (await server().call('subscribeReport', { id }, { token })).data.statements.find((s) => s.month === '2027-03')
  expect(await march()).toMatchObject({ silent: true, gaps: [] })
  const lease = { contract_on: day('2027-03-05'), move_in_on: day('2027-04-20') }
  expect((await server().call('subscribeEdit', { subscribe_seq: id, lease }, { token })).code).toBe(0)
  expect(await march()).toMatchObject({ silent: true, gaps: [] })
  expect(await count(server(), 'subscribe_lease where watch_seq = $1', [id])).toBe(1)
  // The same days again change nothing.
  await server().call('subscribeEdit', { subscribe_seq: id, lease }, { token })
  expect(await count(server(), 'subscribe_lease where watch_seq = $1', [id])).toBe(1)
})
