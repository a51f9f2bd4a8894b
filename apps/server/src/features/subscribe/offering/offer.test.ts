import type { Day } from '@jipsalpim/engine/values/day.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { registerCard, payWatch, periodsOfWatch, renewAt, chargedFor } from '../../testing/renew-scene.ts'
import { HOME } from '../../testing/scenes.ts'
import { watchHome } from '../../testing/watch-scene.ts'
import { askConsent } from '../consent/ask-consent.ts'

const server = useTestServer({ worker: 'none' })
beforeEach(() => server().setClock(new Date('2029-03-10T10:00:00+09:00')))
afterEach(() => server().setClock(null))

const terms = {
  kind: 'offer',
  product: 'subscribe-year',
  price: 39_000,
  from_at: '2029-03-10T15:00:00.000Z',
  until_at: '2029-04-30T15:00:00.000Z',
  reason: '한 달로 쓰는 분께 1년 제안',
} as const
const propose = async (over: object = {}) =>
  server().call('operatorPriceChange', { ...terms, ...over }, { token: await server().login('operator-han') })
/** An offer until April 30th, proposed by one operator and approved by another. */
async function offered() {
  const { data } = await propose()
  const input = { change_seq: data.change_seq, approve: true, reason: '제안에 동의함' }
  const by = { token: await server().login('operator-second') }
  expect((await server().call('operatorPriceDecide', input, by)).code).toBe(0)
}
let people = 0
async function watched(over = {}) {
  const name = `offered-${(people += 1)}`
  const token = await server().login(name)
  const card_seq = await registerCard(server(), token)
  const made = await payWatch(server(), token, { ...HOME, ho: '201호' }, { card_seq, ...over })
  return { name, token, seq: made.subscribeSeq ?? 0 }
}
const again = (name: string) => server().login(name)
const day = async (on: string) => {
  await server().setClock(new Date(`${on}T10:00:00+09:00`))
  await askConsent(server().ctx, {}, 1)
  await renewAt(server(), `${on}T10:00:00+09:00`)
}
const offersOf = async (name: string, id?: number) =>
  server().call('subscribeOffer', id === undefined ? {} : { id }, { token: await again(name) })
async function take(one: { name: string; seq: number }, over: object = {}) {
  const [offer] = (await offersOf(one.name, one.seq)).data.offers
  const input = { subscribe_seq: one.seq, offer_seq: offer?.offer_seq ?? 0, price: 39_000, agreed: true as const }
  return server().call('subscribeOfferTake', { ...input, ...over }, { token: await again(one.name) })
}

describe('offers', () => {
  it('are none until an operator made one and another approved it; code 0 has no message', async () => {
    const one = await watched()
    await day('2029-03-15')
    expect(await offersOf(one.name)).toMatchObject({ code: 0, data: { offers: [] }, message: '' })
    await server().setClock(new Date('2029-03-10T10:00:00+09:00'))
    expect(await propose({ price: 49_000 })).toMatchObject({ code: 9132, data: { reason: 'no-better' } })
    expect(await propose({ from_at: '2029-03-01T15:00:00.000Z' })).toMatchObject({
      code: 9132,
      data: { reason: 'past' },
    })
    expect((await propose({ product: 'subscribe' })).code).toBe(9000)
    await propose()
    await day('2029-03-15')
    expect((await offersOf(one.name)).data.offers).toEqual([])
  })

  it('say what, how much and until when, on the days on which a consent may be given', async () => {
    await offered()
    const one = await watched()
    const seen: [string, number][] = []
    for (const on of ['2029-03-10', '2029-03-11', '2029-04-02', '2029-04-03']) {
      await day(on)
      seen.push([on, (await offersOf(one.name, one.seq)).data.offers.length])
    }
    expect(seen).toEqual([
      ['2029-03-10', 0],
      ['2029-03-11', 1],
      ['2029-04-02', 1],
      ['2029-04-03', 0],
    ])
    await day('2029-03-20')
    expect((await offersOf(one.name)).data.offers).toMatchObject([
      {
        what: 'year',
        price: 39_000,
        until: '2029-04-02',
        subscribe_seq: one.seq,
        price_now: 4900,
        list_price: 49_000,
        from_on: '2029-04-10',
      },
    ])
  })

  it('are for a month that a card pays: not for a year, one that ends, nor another person’s', async () => {
    await offered()
    const [month, year] = [await watched(), await watched({ yearly: true, price: 49_000 })]
    const ends = await server().login('offered-ends')
    await watchHome(server(), ends, { ...HOME, ho: '302호' })
    await day('2029-03-20')
    expect((await offersOf(year.name)).data.offers).toEqual([])
    expect((await offersOf('offered-ends')).data.offers).toEqual([])
    expect((await offersOf(year.name, month.seq)).code).toBe(9004)
    await server().call(
      'subscribeReserve',
      { subscribe_seq: month.seq, when: 'period_end' },
      { token: await again(month.name) },
    )
    expect((await offersOf(month.name)).data.offers).toEqual([])
  })
})

describe('an offer that is taken', () => {
  it('is charged from the next period, after its notices, and is a year from then on', async () => {
    await offered()
    const one = await watched()
    await day('2029-03-20')
    expect(await take(one, { price: 38_000 })).toMatchObject({ code: 9302, data: { price: 39_000 } })
    expect((await take(one, { offer_seq: 999 })).code).toBe(9303)
    expect((await take(one)).data.consent_due).toMatchObject({ price: 39_000, before: 4900, yes: true, plan: 'year' })
    expect((await offersOf(one.name)).data.offers).toEqual([])
    // No other charge day before the new plan begins.
    const token = await again(one.name)
    expect((await server().call('subscribePaymentDate', { subscribe_seq: one.seq, day: 5 }, { token })).code).toBe(9303)
    for (const on of ['2029-04-03', '2029-04-09', '2029-04-10', '2029-05-10', '2029-05-11']) await day(on)
    expect(await chargedFor(server(), one.seq)).toBe(4900 + 39_000)
    expect((await periodsOfWatch(server(), one.seq)).map((p) => [p.from, p.to, p.price])).toEqual([
      ['2029-03-10', '2029-04-09', 4900],
      ['2029-04-10', '2030-04-09', 39_000],
    ])
    const { rows } = await server().owner.query(
      `select template from message_notice where template like 'watch-price-%'
        and user_seq = (select user_seq from subscribe_watch where watch_seq = $1) order by notice_seq`,
      [one.seq],
    )
    expect(rows.map((r) => r.template)).toEqual(['watch-price-agreed', 'watch-price-tomorrow'])
    // A year later consent to the list price is asked for: it is higher than the offer.
    await day('2030-03-15')
    const [info] = (await server().call('subscribeInfo', { id: one.seq }, { token: await again(one.name) })).data.infos
    expect(info).toMatchObject({
      plan: 'year',
      consent_due: { before: 39_000, price: 49_000, on: '2030-04-10' as Day },
    })
    await server().checkInvariants()
  })

  it('and taken back goes on by the month at the price so far; it may be taken again', async () => {
    await offered()
    const one = await watched()
    await day('2029-03-20')
    const { consent_due } = (await take(one)).data
    const back = { subscribe_seq: one.seq, offer_seq: consent_due?.offer_seq ?? 0, yes: false }
    const said = await server().call('subscribeConsent', back, { token: await again(one.name) })
    expect(said.data.consent_due).toBeNull()
    expect((await offersOf(one.name)).data.offers).toHaveLength(1)
    expect((await take(one)).code).toBe(0)
    await server().call('subscribeConsent', back, { token: await again(one.name) })
    for (const on of ['2029-04-03', '2029-04-09', '2029-04-10']) await day(on)
    expect(await chargedFor(server(), one.seq)).toBe(9800)
    expect((await periodsOfWatch(server(), one.seq)).at(-1)).toMatchObject({ from: '2029-04-10', to: '2029-05-09' })
  })

  it('whose notice could not be sent in time does not begin: a month at the price so far', async () => {
    await offered()
    const one = await watched()
    await day('2029-03-20')
    await take(one)
    for (const on of ['2029-04-05', '2029-04-10']) await day(on)
    expect(await chargedFor(server(), one.seq)).toBe(9800)
    expect((await periodsOfWatch(server(), one.seq)).at(-1)).toMatchObject({ price: 4900, to: '2029-05-09' })
  })
})
