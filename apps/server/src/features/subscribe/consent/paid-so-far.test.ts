import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { makeCoupon } from '../../testing/coupon-scene.ts'
import { chargedFor, payWatch, periodsOfWatch, registerCard, renewAt } from '../../testing/renew-scene.ts'
import { count, HOME, placeAt } from '../../testing/scenes.ts'
import { watchOf } from '../../testing/watch-scene.ts'
import { endWatches } from '../stopping/end-watches.ts'
import { askConsent } from './ask-consent.ts'

const server = useTestServer({ worker: 'none' })
afterEach(() => server().setClock(null))
const START = '2029-03-10T10:00:00+09:00'

let people = 0
/** A user who has points, on the day on which the watch begins; logs in again each time, as a session is short. */
async function rich(won: number) {
  await server().setClock(new Date(START))
  const name = `paid-so-far-${(people += 1)}`
  await server().login(name)
  const { rows } = await server().owner.query('select max(user_seq) as seq from account_user')
  const by = { token: await server().login('operator-han') }
  // Given two days ago: operators have a daily limit, which is not tested here.
  await server().owner.query(`update points_lot set given_at = given_at - interval '2 days'`)
  const gift = { user_seq: Number(rows[0].seq), won, reason: '시험으로 드림' }
  expect((await server().call('operatorPointsGive', gift, by)).code).toBe(0)
  return () => server().login(name)
}
const home = (ho: string) => ({ keyword: HOME.keyword, ho })
/** Runs the daily jobs of these days, at ten o'clock. */
const days = async (...all: string[]) => {
  for (const on of all) {
    await renewAt(server(), `2029-${on}T10:00:00+09:00`)
    await askConsent(server().ctx, {}, 1)
    await endWatches(server().ctx, {}, 1)
  }
}
const MONTH = ['03-11', '03-20', '04-01', '04-02', '04-03', '04-09', '04-10'] as const
const asked = (seq: number) => count(server(), 'subscribe_consent where watch_seq = $1', [seq])
const stateOf = async (seq: number) =>
  (await server().owner.query('select state from subscribe_watch where watch_seq = $1', [seq])).rows[0]?.state

describe('a first period that points paid a part of', () => {
  it('goes on at the price that was agreed to, without a question', async () => {
    const token = await (await rich(2000))()
    const made = await payWatch(server(), token, home('201호'), { points: 2000, price: 2900 })
    const seq = made.subscribeSeq ?? 0
    expect((await watchOf(server(), token)).next_charge).toEqual({ on: '2029-04-10', won: 4900, needs_consent: false })
    await days(...MONTH)
    expect(await asked(seq)).toBe(0)
    expect(await chargedFor(server(), seq)).toBe(2900 + 4900)
    expect(await stateOf(seq)).toBe('active')
    await days('05-10')
    expect(await chargedFor(server(), seq)).toBe(2900 + 2 * 4900)
    await server().checkBooks({ atRest: true })
    await server().checkInvariants()
  })

  it('is not taken for a free one where they paid all of it', async () => {
    const token = await (await rich(4900))()
    const made = await payWatch(server(), token, home('302호'), { points: 4900, price: 0 })
    const seq = made.subscribeSeq ?? 0
    await days(...MONTH)
    expect(await asked(seq)).toBe(0)
    expect(await chargedFor(server(), seq)).toBe(4900)
  })

  it('and that has no card ends, and a card does not make it go on', async () => {
    const token = await (await rich(4900))()
    const input = { yearly: false, points: 4900, shown_price: 0, pg_name: 'free', draft_key: randomUUID() } as const
    const order = { ...input, place: await placeAt(server(), home('402호')), agreed: true as const }
    const { merchant_uid } = (await server().call('orderSubscribe', order, { token })).data
    await server().call('orderOnceComplete', { merchant_uid }, { token })
    const { subscribeSeq: subscribe_seq } = await watchOf(server(), token)
    const card_seq = await registerCard(server(), token)
    expect((await server().call('subscribePaymentCard', { subscribe_seq, card_seq }, { token })).code).toBe(9303)
    await days(...MONTH)
    expect(await stateOf(subscribe_seq)).toBe('ended')
  })

  it('has its whole price where the days to another charge day are charged by days', async () => {
    const token = await (await rich(2000))()
    const made = await payWatch(server(), token, home('501호'), { points: 2000, price: 2900 })
    const change = { subscribe_seq: made.subscribeSeq ?? 0, day: 25 }
    // 15 of the 30 days from April 10th.
    expect((await server().call('subscribePaymentDate', change, { token })).data.bridge).toMatchObject({ won: 2450 })
    await days('04-10')
    expect((await periodsOfWatch(server(), change.subscribe_seq)).at(-1)).toMatchObject({ price: 2450, state: 'paid' })
  })
})

describe('a first period that a coupon made cheaper', () => {
  const cheaper = async (ho: string) => {
    const token = await rich(1000)
    const coupon_seq = await makeCoupon(server(), await token(), {
      product: 'subscribe',
      amount: 2000,
      one_per: 'account',
    })
    const made = await payWatch(server(), await token(), home(ho), { coupon_seq, price: 2900 })
    return { token, seq: made.subscribeSeq ?? 0 }
  }
  type By = () => Promise<string>
  const nextOf = async (token: By) => (await watchOf(server(), await token())).next_charge
  const answer = async (token: By, subscribe_seq: number, yes: boolean) => {
    const offer_seq = (await watchOf(server(), await token())).consent_due?.offer_seq ?? 0
    const input = { subscribe_seq, offer_seq, yes }
    expect((await server().call('subscribeConsent', input, { token: await token() })).code).toBe(0)
  }

  it('says from the first day that the list price needs a yes, and ends without one', async () => {
    const { token, seq } = await cheaper('201호')
    const next = { on: '2029-04-10', won: 4900, needs_consent: true }
    expect(await nextOf(token)).toEqual(next)
    await days('03-11')
    expect(await asked(seq)).toBe(1)
    expect(await nextOf(token)).toEqual(next)
    await days('04-02')
    expect(await nextOf(token)).toEqual(next)
    await server().setClock(new Date('2029-04-03T00:10:00+09:00'))
    expect(await nextOf(token)).toBeNull()
    await days(...MONTH, '04-11')
    expect(await chargedFor(server(), seq)).toBe(2900)
    expect(await stateOf(seq)).toBe('ended')
  })

  it('has no next charge after a no, and one that needs no more after a yes', async () => {
    const { token, seq } = await cheaper('302호')
    await days('03-11')
    await answer(token, seq, false)
    expect(await nextOf(token)).toBeNull()
    await answer(token, seq, true)
    expect(await nextOf(token)).toEqual({ on: '2029-04-10', won: 4900, needs_consent: false })
    await days(...MONTH)
    expect(await chargedFor(server(), seq)).toBe(2900 + 4900)
  })

  it('says the sum that is charged where the question or its notice came too late', async () => {
    const [late, unannounced] = [await cheaper('402호'), await cheaper('501호')]
    await server().setClock(new Date('2029-04-05T10:00:00+09:00'))
    expect(await nextOf(late.token)).toEqual({ on: '2029-04-10', won: 2900, needs_consent: false })
    await days('03-11')
    await answer(unannounced.token, unannounced.seq, true)
    await server().setClock(new Date('2029-04-05T10:00:00+09:00'))
    expect(await nextOf(unannounced.token)).toEqual({ on: '2029-04-10', won: 2900, needs_consent: false })
    await renewAt(server(), '2029-04-10T10:00:00+09:00')
    expect(await chargedFor(server(), unannounced.seq)).toBe(2900 + 2900)
  })
})
