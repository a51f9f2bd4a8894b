import { addDays, addMonths, dayInSeoul, type Day } from '@jipsalpim/engine/values/day.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { signIn } from '../../testing/sign-in.ts'
import { useTestServer } from '../../testing/use-test-server.ts'
import { legsOf } from '../testing/coupon-scene.ts'
import { count, makeOrder } from '../testing/scenes.ts'
import { expirePoints } from './expire-points.ts'
import { grantPoints } from './grant-points.ts'
import { reservePoints, returnPoints, returnSomePoints, spendPoints } from './reserve-points.ts'
import { pointsPersonalData } from './personal-data.ts'

const server = useTestServer({ worker: 'none' })
afterEach(async () => {
  await server().setClock(null)
  await server().checkInvariants()
})

type Person = { token: string; seq: number }
const person = (): Promise<Person> => signIn(server(), { persona: true })
const operator = () => server().login('operator-han')
const give = async (to: Person, over: object = {}) =>
  server().call(
    'operatorPointsGive',
    { user_seq: to.seq, won: 3000, reason: '알림이 늦어 드림', ...over },
    { token: await operator() },
  )
const read = async ({ token }: Person) => (await server().call('subscribePointAmount', {}, { token })).data
const hold = ({ seq }: Person, cause: string, won: number) =>
  server().ctx.tx((tx) => reservePoints(tx, { user_seq: seq, cause, won }))
const spend = (cause: string) => server().ctx.tx((tx) => spendPoints(tx, cause))
const back = (cause: string) => server().ctx.tx((tx) => returnPoints(tx, cause))
/** A lot for each sum, expiring on its day. */
const lots = async (to: Person, each: readonly { won: number; ends_on: Day }[]) => {
  const by = (await signIn(server(), { role: 'operator' })).seq
  for (const [i, { won, ends_on }] of each.entries()) {
    const cause = `lot-${to.seq}-${i}`
    await server().ctx.tx((tx) => grantPoints(tx, { user_seq: to.seq, kind: 'gift', cause, won, given_by: by }))
    await server().owner.query('update points_lot set ends_on = $2 where cause = $1', [cause, ends_on])
  }
}
const today = () => dayInSeoul(server().ctx.now())

describe('points that an operator gives', () => {
  it('are in the ledger as what we owe, end in a year, and say why they came', async () => {
    const one = await person()
    expect(await read(one)).toEqual({ points: 0, lots: [], held: 0, moves: [] })
    const ends_on = addMonths(today(), 12)
    expect((await give(one)).data).toEqual({ won: 3000, ends_on, fresh: true })
    expect(await read(one)).toMatchObject({
      points: 3000,
      lots: [{ won: 3000, given: 3000, ends_on, kind: 'gift', given_on: today() }],
      moves: [{ kind: 'give', won: 3000 }],
    })
    const { rows } = await server().owner.query('select max(move_seq) as seq from points_move')
    expect(await legsOf(server(), 'points', `move:${rows[0].seq}`)).toEqual({
      points: 3000,
      'points-issued': -3000,
      'points-cost': 3000,
      'points-owed': -3000,
    })
  })

  it('come once for an order and once for a reason of a day, also when asked for at once', async () => {
    const one = await person()
    const { order_seq } = await makeOrder(server(), one.token)
    const answers = await Promise.all([1, 2, 3].map(() => give(one, { order_seq, won: 2000 })))
    expect(answers.map((a) => a.data.fresh).filter(Boolean)).toHaveLength(1)
    expect((await give(one, { order_seq, won: 500 })).data).toMatchObject({ won: 2000, fresh: false })
    await give(one, { won: 100 })
    expect((await give(one, { won: 100 })).data.fresh).toBe(false)
    expect((await give(one, { won: 100, reason: '다른 까닭으로 드림' })).data.fresh).toBe(true)
    expect((await read(one)).lots.map((l) => [l.kind, l.won])).toEqual([
      ['apology', 2000],
      ['gift', 100],
      ['gift', 100],
    ])
  })

  it('are refused for nobody, for another person’s order, for oneself, and above an operator’s limits', async () => {
    const [one, other] = [await person(), await person()]
    const { order_seq } = await makeOrder(server(), other.token)
    expect((await give({ ...one, seq: 999_999 })).code).toBe(9004)
    expect((await give(one, { order_seq })).code).toBe(9004)
    expect((await give(one, { won: 10_001 })).code).toBe(9000)
    expect((await give(one, { won: 0 })).code).toBe(9000)
    const self = await signIn(server(), { role: 'operator' })
    const by = { token: self.token }
    const asked = { user_seq: self.seq, won: 100, reason: '나에게 드림' }
    expect(await server().call('operatorPointsGive', asked, by)).toMatchObject({ code: 9132, data: { reason: 'own' } })
    for (let i = 0; i < 5; i++)
      await server().call('operatorPointsGive', { user_seq: one.seq, won: 10_000, reason: `까닭 ${i} 번째` }, by)
    const sixth = { user_seq: one.seq, won: 1, reason: '까닭 여섯 번째' }
    expect(await server().call('operatorPointsGive', sixth, by)).toMatchObject({
      code: 9132,
      data: { reason: 'limit' },
    })
    expect((await read(one)).points).toBe(50_000)
    expect((await server().call('operatorPointsGive', sixth, { token: one.token })).code).toBe(9003)
  })
})

describe('points that are spent', () => {
  it('go from what ends first, are held once for a cause, and never more than there are', async () => {
    const one = await person()
    const [soon, late] = [addDays(today(), 10), addDays(today(), 90)]
    await lots(one, [
      { won: 1000, ends_on: late },
      { won: 500, ends_on: soon },
    ])
    await hold(one, 'a-thing', 700)
    expect(await read(one)).toMatchObject({ points: 800, held: 700, lots: [{ won: 800, ends_on: late }] })
    await expect(hold(one, 'another', 801)).rejects.toMatchObject({ errorName: 'pointsShort', data: { points: 800 } })
    await expect(hold(one, 'a-thing', 100)).rejects.toThrow(/unique/)
    expect(await spend('a-thing')).toBe(true)
    expect(await spend('a-thing')).toBe(false)
    expect(await read(one)).toMatchObject({ points: 800, held: 0 })
    expect((await read(one)).moves.map((m) => [m.kind, m.won])).toEqual([
      ['use', -700],
      ['give', 500],
      ['give', 1000],
    ])
  })

  it('by many at once are never spent twice', async () => {
    const one = await person()
    await lots(one, [{ won: 1000, ends_on: addDays(today(), 10) }])
    const tries = await Promise.allSettled(Array.from({ length: 12 }, (_, i) => hold(one, `race-${i}`, 300)))
    expect(tries.filter((t) => t.status === 'fulfilled')).toHaveLength(3)
    expect(await read(one)).toMatchObject({ points: 100, held: 900 })
  })

  it('come back once to the lots they were from, in part what lasts longest first, and a hold leaves no line', async () => {
    const one = await person()
    const [soon, late] = [addDays(today(), 10), addDays(today(), 90)]
    await lots(one, [
      { won: 500, ends_on: soon },
      { won: 1000, ends_on: late },
    ])
    await hold(one, 'left', 900)
    await back('left')
    await back('left')
    expect(await read(one)).toMatchObject({ points: 1500, held: 0 })
    expect((await read(one)).moves).toHaveLength(2)
    await hold(one, 'paid', 900)
    await spend('paid')
    await server().ctx.tx((tx) => returnSomePoints(tx, 'paid', 300))
    expect((await read(one)).lots).toMatchObject([{ won: 900, ends_on: late }])
    await back('paid')
    await back('paid')
    expect((await read(one)).lots).toMatchObject([{ won: 500 }, { won: 1000 }])
    expect(await spend('paid')).toBe(false)
  })
})

describe('the last day', () => {
  it('is a day on which they may be spent; after it they are gone, and leave the ledger', async () => {
    await server().setClock(new Date('2031-05-31T23:59:00+09:00'))
    const one = await person()
    await lots(one, [{ won: 1000, ends_on: today() }])
    await expirePoints(server().ctx)
    expect(await read(one)).toMatchObject({ points: 1000 })
    await hold(one, 'at-night', 400)
    await server().setClock(new Date('2031-06-01T00:00:00+09:00'))
    // Also before the nightly job.
    expect(await read(one)).toMatchObject({ points: 0, held: 400 })
    await expect(hold(one, 'too-late', 1)).rejects.toMatchObject({ errorName: 'pointsShort' })
    await expirePoints(server().ctx)
    await expirePoints(server().ctx)
    expect((await read(one)).moves.map((m) => [m.kind, m.won])).toEqual([
      ['expire', -600],
      ['use', -400],
      ['give', 1000],
    ])
    // What was held in time is spent; unheld, it would expire in the next night.
    expect(await spend('at-night')).toBe(true)
    const owed = `ledger_account where kind = 'points-owed' and balance <> (select -coalesce(sum(remaining), 0) - coalesce(
      (select sum(won) from points_hold where state = 'held'), 0) from points_lot)`
    expect(await count(server(), owed)).toBe(0)
  })
})
it('a person who leaves loses what is left, and was told so; nobody else loses anything', async () => {
  const [one, other] = [await person(), await person()]
  await give(one)
  await give(other)
  expect((await server().call('withdrawalRead', {}, { token: one.token })).data.points).toBe(3000)
  const forget = () => server().ctx.tx((tx) => pointsPersonalData.forget(tx, one.seq))
  expect(await forget()).toBe(1)
  expect(await forget()).toBe(0)
  expect(await read(one)).toMatchObject({ points: 0, lots: [] })
  expect(await read(other)).toMatchObject({ points: 3000 })
})
