import { addDays, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { count, HOME, placeAt } from '../../testing/scenes.ts'
import { atRegistry, requestCheck, watchHome, watchOf } from '../../testing/watch-scene.ts'

const server = useTestServer()
const mortgage = { section: '을구', purpose: '근저당권설정', amount: 120_000_000 } as const
const today = dayInSeoul(new Date())

async function changed(name: string, ho: string, lease: object | null) {
  const token = await server().login(name)
  await watchHome(server(), token, { ...HOME, ho }, { lease: lease as never })
  await server().settle(30_000)
  const { subscribeSeq: seq } = await watchOf(server(), token)
  await atRegistry(server(), seq, 'missed', mortgage)
  await requestCheck(server(), 'extract')
  const [alert] = (await server().call('subscribeAlerts', {}, { token })).data.alerts
  return { token, seq, alert: alert?.alert_seq ?? 0 }
}
const lease = {
  contract_type: '전세',
  deposit_amount: 180_000_000,
  rental_amount: 0,
  contract_on: addDays(today, -5),
  balance_on: null,
  move_in_on: addDays(today, 40),
  contract_months: 24,
}

it('a change is judged by other days: the law of the day of the balance, and nothing is stored', async () => {
  const { token, seq, alert } = await changed('by-days', '201호', lease)
  const ask = (over: object, as = token) =>
    server().call('subscribeAnalyzeDate', { analyze_seq: alert, ...over }, { token: as })
  const stored = (await server().call('subscribeAnalyze', { analyze_seq: alert }, { token })).data
  const [balance_on, move_in_on] = [addDays(today, 60), addDays(today, 61)]
  const { code, data } = await ask({ balance_on, move_in_on })
  expect(code).toBe(0)
  expect(data).toMatchObject({ day: balance_on, balance_on, move_in_on })
  expect(data.judgement.day).toBe(balance_on)
  expect(data.judgement.after.lease.moveInDate).toMatchObject({ value: move_in_on })
  expect(data.judgement.changes).toHaveLength(stored.judgement?.changes.length ?? -1)
  expect((await ask({ move_in_on })).data).toMatchObject({ day: today, balance_on: null, move_in_on })
  expect((await server().call('subscribeAnalyze', { analyze_seq: alert }, { token })).data).toEqual(stored)
  expect(await watchOf(server(), token)).toMatchObject({ balance_on: null, move_in_on: lease.move_in_on })

  expect(await ask({ balance_on: addDays(today, -1) })).toMatchObject({ code: 9000, data: { balance_on: 'day-past' } })
  expect((await ask({})).code).toBe(9000)
  const stranger = await server().login('by-days-else')
  const [others, none] = [
    await ask({ balance_on }, stranger),
    await ask({ balance_on, analyze_seq: 999_999 }, stranger),
  ]
  expect(others.code).toBe(9004)
  expect(others.text).toBe(none.text)

  await server().call(
    'subscribeChangeAddress',
    { subscribe_seq: seq, place: await placeAt(server(), { ...HOME, ho: '302호' }) },
    { token },
  )
  expect((await ask({ balance_on })).code).toBe(9203)
  await server().settle(30_000)
})

it('a lease whose type was not told has none in its judgement, until it is told', async () => {
  const { token, seq, alert } = await changed('untold', '402호', null)
  const kindOf = async (analyze_seq: number) =>
    (await server().call('subscribeAnalyze', { analyze_seq }, { token })).data.judgement?.after.lease.kind
  expect(await kindOf(alert)).toBeNull()
  expect(await watchOf(server(), token)).toMatchObject({ contract_type: null })
  await server().call(
    'subscribeEdit',
    { subscribe_seq: seq, lease: { contract_type: '월세', deposit_amount: 10_000_000, rental_amount: 500_000 } },
    { token },
  )
  await atRegistry(server(), seq, 'missed', { section: '갑구', purpose: '가압류', amount: 30_000_000 })
  await requestCheck(server(), 'extract')
  const [next] = (await server().call('subscribeAlerts', {}, { token })).data.alerts
  expect(await kindOf(next?.alert_seq ?? 0)).toBe('월세')
  expect(await count(server(), 'subscribe_alert where watch_seq = $1', [seq])).toBe(2)
})
