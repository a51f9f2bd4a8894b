import { afterEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import {
  CARDS,
  chargedFor,
  failedChargesOf,
  payWatch,
  periodsOfWatch,
  registerCard,
  renewAt,
  replaceCard,
} from '../../testing/renew-scene.ts'
import { count, HOME } from '../../testing/scenes.ts'
import { watchHome, watchOf } from '../../testing/watch-scene.ts'
import { askConsent } from '../consent/ask-consent.ts'
import { endWatches } from '../stopping/end-watches.ts'

const server = useTestServer({ worker: 'none' })
afterEach(() => server().setClock(null))

const homes = ['201호', '302호', '402호', '501호'].map((ho) => ({ keyword: HOME.keyword, ho }))
let unit = 0

/** A watch whose stored card is turned into another one after the first payment. */
async function watched(name: string, at: string, card = CARDS.good) {
  await server().setClock(new Date(at))
  const token = await server().login(name)
  const card_seq = await registerCard(server(), token)
  const made = await payWatch(server(), token, homes[unit++ % homes.length] ?? HOME, { card_seq })
  if (card !== CARDS.good) await replaceCard(server(), card_seq, card)
  return { name, card_seq, seq: made.subscribeSeq ?? 0 }
}
const byOf = async (name: string) => ({ token: await server().login(name) })
const infoOf = async (name: string) => watchOf(server(), (await byOf(name)).token)
const day = async (name: string, subscribe_seq: number, on: number) =>
  server().call('subscribePaymentDate', { subscribe_seq, day: on }, await byOf(name))
const choose = async (name: string, subscribe_seq: number, card_seq: number) =>
  server().call('subscribePaymentCard', { subscribe_seq, card_seq }, await byOf(name))

describe('the same card for what is owed', () => {
  it('is charged, once, after money was put on it', async () => {
    const { name, seq, card_seq } = await watched('topped-up', '2027-03-10T10:00:00+09:00', CARDS.poor)
    await renewAt(server(), '2027-04-10T09:00:00+09:00')
    expect((await infoOf(name)).owed).toMatchObject({ won: 4900 })
    await replaceCard(server(), card_seq, CARDS.good)
    expect((await choose(name, seq, card_seq)).data).toMatchObject({ retried: 'paid', state: 'active' })
    expect(await chargedFor(server(), seq)).toBe(9800)
    expect((await periodsOfWatch(server(), seq)).at(-1)).toMatchObject({ from: '2027-04-10', state: 'paid' })
    await renewAt(server(), '2027-04-11T10:00:00+09:00')
    expect(await chargedFor(server(), seq)).toBe(9800)
    await server().checkBooks({ atRest: true })
  })

  it('is asked each time, and its tries stay planned while it has no money', async () => {
    const { name, seq, card_seq } = await watched('still-poor', '2027-03-10T10:00:00+09:00', CARDS.poor)
    await renewAt(server(), '2027-04-10T09:00:00+09:00')
    await server().setClock(new Date('2027-04-10T12:00:00+09:00'))
    expect((await choose(name, seq, card_seq)).data).toMatchObject({ retried: 'declined', state: 'grace' })
    expect(await failedChargesOf(server(), seq)).toEqual(['04-10 09', '04-10 12'])
    expect((await infoOf(name)).owed?.next_try_at).toBe(new Date('2027-04-11T10:00:00+09:00').toISOString())
    await renewAt(server(), '2027-04-11T10:00:00+09:00')
    expect((await periodsOfWatch(server(), seq)).at(-1)).toMatchObject({ state: 'soft-failed', tries: 1 })
    expect(await chargedFor(server(), seq)).toBe(4900)
  })
})

describe('what is owed while the banks are closed', () => {
  it('is charged to the new card once after 00:30, not before, also where only another card could pay it', async () => {
    const { name, seq } = await watched('night-owl', '2027-03-10T10:00:00+09:00', CARDS.lost)
    await renewAt(server(), '2027-04-10T09:00:00+09:00')
    await server().setClock(new Date('2027-04-10T23:40:00+09:00'))
    const other = await registerCard(server(), (await byOf(name)).token)
    expect((await choose(name, seq, other)).data).toMatchObject({ retried: 'later', state: 'grace' })
    expect((await choose(name, seq, other)).code).toBe(2501)
    expect((await infoOf(name)).owed?.next_try_at).toBe(new Date('2027-04-11T00:30:00+09:00').toISOString())
    await renewAt(server(), '2027-04-11T00:29:00+09:00')
    expect(await chargedFor(server(), seq)).toBe(4900)
    await renewAt(server(), '2027-04-11T00:30:00+09:00')
    expect(await chargedFor(server(), seq)).toBe(9800)
    expect((await periodsOfWatch(server(), seq)).at(-1)).toMatchObject({ state: 'paid' })
    await renewAt(server(), '2027-04-11T10:00:00+09:00')
    expect(await chargedFor(server(), seq)).toBe(9800)
    await server().checkBooks({ atRest: true })
  })
})

describe('the days up to another charge day', () => {
  it('are as many from the day on which they are paid after a pause, and a whole period at the old price follows unasked', async () => {
    const { name, seq } = await watched('late-bridge', '2027-03-10T10:00:00+09:00', CARDS.poor)
    await server().setClock(new Date('2027-03-20T10:00:00+09:00'))
    // Twelve of the thirty days from April 10th.
    expect((await day(name, seq, 22)).data).toMatchObject({
      next_charge_on: '2027-04-22',
      bridge: { from: '2027-04-10', to: '2027-04-21', days: 12, won: 1960 },
    })
    for (const on of ['10', '11', '13', '15', '17']) await renewAt(server(), `2027-04-${on}T20:00:00+09:00`)
    expect((await infoOf(name)).state).toBe('paused')
    await server().setClock(new Date('2027-05-20T10:00:00+09:00'))
    const card_seq = await registerCard(server(), (await byOf(name)).token)
    expect((await choose(name, seq, card_seq)).data).toMatchObject({ retried: 'paid', state: 'active' })
    const paid = async () => (await periodsOfWatch(server(), seq)).map((p) => [p.from, p.to, p.price, p.state])
    expect((await paid()).at(-1)).toEqual(['2027-05-20', '2027-05-31', 1960, 'paid'])
    await askConsent(server().ctx, {}, 1)
    expect(await infoOf(name)).toMatchObject({ consent_due: null, next_charge: { on: '2027-06-01', won: 4900 } })
    for (const on of ['2027-06-01', '2027-07-01']) {
      await renewAt(server(), `${on}T09:00:00+09:00`)
      await askConsent(server().ctx, {}, 1)
    }
    expect((await paid()).slice(-2)).toEqual([
      ['2027-06-01', '2027-06-30', 4900, 'paid'],
      ['2027-07-01', '2027-07-31', 4900, 'paid'],
    ])
    // The day that was chosen never came: another one may be chosen within the year.
    expect((await day(name, seq, 15)).code).toBe(0)
    await server().checkBooks({ atRest: true })
  })

  it('come again where a stop gave them up and was undone: no day is paid for twice', async () => {
    const { name, seq } = await watched('day-after-stop', '2027-03-10T10:00:00+09:00')
    const { token } = await byOf(name)
    expect((await day(name, seq, 22)).data.bridge).toMatchObject({ from: '2027-04-10', won: 1960 })
    await server().call('subscribeReserve', { subscribe_seq: seq, when: 'period_end' }, { token })
    expect((await infoOf(name)).next_charge).toBeNull()
    await server().call('subscribeReserveRevoke', { subscribe_seq: seq }, { token })
    expect((await infoOf(name)).next_charge).toEqual({ on: '2027-04-10', won: 1960, needs_consent: false })
    for (const on of ['03-22', '03-25', '04-10', '04-22', '05-22']) {
      await renewAt(server(), `2027-${on}T09:00:00+09:00`)
      await askConsent(server().ctx, {}, 1)
    }
    expect((await periodsOfWatch(server(), seq)).map((p) => [p.from, p.to, p.price])).toEqual([
      ['2027-03-10', '2027-04-09', 4900],
      ['2027-04-10', '2027-04-21', 1960],
      ['2027-04-22', '2027-05-21', 4900],
      ['2027-05-22', '2027-06-21', 4900],
    ])
  })
})

describe('a watch that was paid once', () => {
  it('takes no card, also while its end is reserved: it ends on its day and nothing more is charged', async () => {
    const name = 'paid-once'
    await server().setClock(new Date('2027-03-10T10:00:00+09:00'))
    const { token } = await byOf(name)
    await watchHome(server(), token, { ...HOME, ho: '402호' })
    const { subscribeSeq: seq, next_charge } = await watchOf(server(), token)
    expect(next_charge).toBeNull()
    const card_seq = await registerCard(server(), token)
    expect((await choose(name, seq, card_seq)).code).toBe(9303)
    await server().call('subscribeReserve', { subscribe_seq: seq, when: 'period_end' }, { token })
    expect((await choose(name, seq, card_seq)).code).toBe(9303)
    await server().call('subscribeReserveRevoke', { subscribe_seq: seq }, { token })
    expect(await watchOf(server(), token)).toMatchObject({ card_seq: null, next_charge: null, state: 'active' })
    for (const on of ['2027-04-09', '2027-04-10', '2027-05-10']) {
      await renewAt(server(), `${on}T10:00:00+09:00`)
      await endWatches(server().ctx, {}, 1)
    }
    expect(await count(server(), 'subscribe_period where watch_seq = $1', [seq])).toBe(1)
    expect(await chargedFor(server(), seq)).toBe(4900)
    expect(await count(server(), `subscribe_watch where watch_seq = $1 and state = 'ended'`, [seq])).toBe(1)
  })
})

describe('another charge day', () => {
  it('charges the days between by days, then whole periods on that day; once a year, and not while one is owed', async () => {
    const { seq, name } = await watched('day', '2026-12-10T10:00:00+09:00')
    await server().setClock(new Date('2026-12-20T10:00:00+09:00'))
    const token = await server().login(name)
    const change = (day: number, shown_won?: number) =>
      server().call('subscribePaymentDate', { subscribe_seq: seq, day, shown_won }, { token })
    // 21 of the 31 days from January 10th.
    const expected = {
      next_charge_on: '2027-01-31',
      bridge: { from: '2027-01-10', to: '2027-01-30', days: 21, won: 3319 },
    }
    const shown = () => server().call('subscribeChargeDay', { id: seq, day: 31 }, { token })
    expect((await shown()).data).toEqual(expected)
    // Another sum than the one that was shown changes nothing.
    expect((await change(31, 3318)).code).toBe(9302)
    expect((await shown()).data).toEqual(expected)
    expect((await change(31, 3319)).data).toEqual(expected)
    expect((await change(5)).code).toBe(9303)
    expect((await shown()).code).toBe(9303)
    for (const at of ['2027-01-10', '2027-01-31', '2027-02-28', '2027-03-31'])
      await renewAt(server(), `${at}T09:00:00+09:00`)
    expect((await periodsOfWatch(server(), seq)).map((p) => [p.from, p.to, p.price, p.state])).toEqual([
      ['2026-12-10', '2027-01-09', 4900, 'paid'],
      ['2027-01-10', '2027-01-30', 3319, 'paid'],
      ['2027-01-31', '2027-02-27', 4900, 'paid'],
      ['2027-02-28', '2027-03-30', 4900, 'paid'],
      ['2027-03-31', '2027-04-29', 4900, 'paid'],
    ])
    // The gateway has taken the same.
    expect(await chargedFor(server(), seq)).toBe(4 * 4900 + 3319)
  })
})
