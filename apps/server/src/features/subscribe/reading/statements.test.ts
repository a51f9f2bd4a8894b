import { day } from '@jipsalpim/engine/values/day.ts'
import { afterEach, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { count, HOME } from '../../testing/scenes.ts'
import { watchHome, watchOf } from '../../testing/watch-scene.ts'

const server = useTestServer()
afterEach(() => server().setClock(null))

const noDays = {
  contract_type: '전세',
  deposit_amount: 100_000_000,
  rental_amount: null,
  contract_on: null,
  balance_on: null,
  move_in_on: null,
  contract_months: null,
} as const

it('what was promised for a past month is counted by the days that the lease had then', async () => {
  await server().setClock(new Date('2027-03-01T09:00:00+09:00'))
  await watchHome(server(), await server().login('past-month'), HOME, {
    yearly: true,
    shown_price: 49_000,
    lease: noDays,
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
