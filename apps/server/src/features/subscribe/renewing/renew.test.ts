import { afterEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { count } from '../../testing/scenes.ts'
import { stopSource } from '../alerting/stop-source.scene.ts'
import { renewWatches } from './renew-watches.ts'
import { askConsent } from '../consent/ask-consent.ts'
import {
  CARDS,
  failedChargesOf,
  registerCard,
  payWatch,
  periodsOfWatch,
  renewAt,
  chargedFor,
  replaceCard,
} from '../../testing/renew-scene.ts'

const server = useTestServer({ worker: 'none' })
afterEach(() => server().setClock(null))

const homes = [
  ...['201호', '302호', '402호', '501호'].map((ho) => ({ keyword: '초록마을로 9012', ho })),
  ...['201호', '302호', '402호', '501호'].map((ho) => ({ keyword: '화곡로 9047', ho })),
]
let unit = 0
const nextHome = () => homes[unit++ % homes.length] ?? { keyword: '초록마을로 9012', ho: '201호' }

async function watched(name: string, at: string, card = CARDS.good, over = {}) {
  await server().setClock(new Date(at))
  const token = await server().login(name)
  const card_seq = await registerCard(server(), token, CARDS.good)
  const made = await payWatch(server(), token, nextHome(), { card_seq, ...over })
  if (card !== CARDS.good) await replaceCard(server(), card_seq, card)
  return { name, token, card_seq, ...made, seq: made.subscribeSeq ?? 0 }
}
const again = (name: string) => server().login(name)
const taken = (watchSeq: number) => chargedFor(server(), watchSeq)

describe('a watch that a kept card pays', () => {
  it('begins with one charge, and goes on with one charge a period on its day', async () => {
    const { seq, state, name } = await watched('renews', '2027-01-31T10:00:00+09:00')
    expect(state).toBe('completed')
    expect(await taken(seq)).toBe(4900)
    await renewAt(server(), '2027-02-27T12:00:00+09:00')
    await renewAt(server(), '2027-02-28T08:50:00+09:00')
    expect(await taken(seq)).toBe(4900)
    for (const at of ['2027-02-28T09:00:00+09:00', '2027-02-28T09:10:00+09:00', '2027-03-31T09:00:00+09:00'])
      await renewAt(server(), at)
    expect(await taken(seq)).toBe(14_700)
    expect((await periodsOfWatch(server(), seq)).map((p) => [p.from, p.to, p.state])).toEqual([
      ['2027-01-31', '2027-02-27', 'paid'],
      ['2027-02-28', '2027-03-30', 'paid'],
      ['2027-03-31', '2027-04-29', 'paid'],
    ])
    const token = await again(name)
    const [info] = (await server().call('subscribeInfo', { id: seq }, { token })).data.infos
    expect(info).toMatchObject({
      cardName: '신한카드',
      next_charge: { on: '2027-04-30', won: 4900 },
      charge_day: 31,
      owed: null,
    })
    expect((await server().call('subscribeLastPayment', { id: seq }, { token })).data.payment).toMatchObject({
      won: 4900,
      from: '2027-03-31',
      card_name: '신한카드',
    })
    expect(
      await count(
        server(),
        `message_notice where template = 'watch-renewed' and user_seq = (select user_seq from subscribe_watch where watch_seq = $1)`,
        [seq],
      ),
    ).toBe(2)
    await server().checkBooks({ atRest: true })
  })
})

const infoOf = async (name: string, id: number) => {
  const token = await again(name)
  const [info] = (await server().call('subscribeInfo', { id }, { token })).data.infos
  if (!info) throw new Error('no watch')
  return info
}
const told = async (watchSeq: number): Promise<string[]> =>
  (
    await server().owner.query(
      `select template from message_notice where user_seq = (select user_seq from subscribe_watch where watch_seq = $1)
        and template like 'watch-%' order by notice_seq`,
      [watchSeq],
    )
  ).rows.map((r) => r.template)
/** Runs the scheduler on each of these days, at the hours of charges and at others. */
const hours = async (from: string, days: number) => {
  const start = new Date(from).getTime()
  for (let d = 0; d < days; d += 1)
    for (const hour of [0, 1, 2, 3, 6, 11, 12, 15, 23]) {
      await renewAt(server(), new Date(start + (d * 24 + hour) * 3_600_000).toISOString())
    }
}
const failedCharges = (watchSeq: number) => failedChargesOf(server(), watchSeq)

describe('a charge that is declined', () => {
  it('softly is tried after 1, 3, 5 and 7 days at other hours, in grace, and then the watch pauses; another card pays once', async () => {
    const { seq, name } = await watched('soft', '2027-03-10T10:00:00+09:00', CARDS.poor)
    await hours('2027-04-10T08:00:00+09:00', 9)
    expect(await failedCharges(seq)).toEqual(['04-10 09', '04-11 10', '04-13 14', '04-15 19', '04-17 11'])
    expect(await taken(seq)).toBe(4900)
    expect(await told(seq)).toEqual([...Array<string>(4).fill('watch-charge-failed'), 'watch-paused'])
    expect(await infoOf(name, seq)).toMatchObject({
      state: 'paused',
      owed: { won: 4900, failed_on: '2027-04-10', next_try_at: null },
    })
    await renewAt(server(), '2027-05-20T10:00:00+09:00')
    expect(await taken(seq)).toBe(4900)
    // Events on the day of its return, before payment, are not alerted.
    await stopSource(server(), seq)
    const token = await again(name)
    const card_seq = await registerCard(server(), token)
    const changed = await server().call('subscribePaymentCard', { subscribe_seq: seq, card_seq }, { token })
    expect(changed.data).toMatchObject({ retried: 'paid', state: 'active' })
    expect(await taken(seq)).toBe(9800)
    // The days without service are not charged: the period starts today.
    expect((await periodsOfWatch(server(), seq)).at(-1)).toMatchObject({ nth: 1, from: '2027-05-20', to: '2027-06-19' })
    await renewAt(server(), '2027-06-20T09:00:00+09:00')
    expect((await periodsOfWatch(server(), seq)).at(-1)).toMatchObject({ nth: 2, from: '2027-06-20', state: 'paid' })
    await server().checkBooks({ atRest: true })
  })

  it('softly is paid by a later try, and the anchor stays', async () => {
    const { seq, card_seq } = await watched('soft-then-good', '2027-03-10T10:00:00+09:00', CARDS.poor)
    await renewAt(server(), '2027-04-10T09:00:00+09:00')
    await replaceCard(server(), card_seq, CARDS.good)
    await hours('2027-04-10T10:00:00+09:00', 3)
    expect((await periodsOfWatch(server(), seq)).at(-1)).toMatchObject({ from: '2027-04-10', state: 'paid', tries: 1 })
    expect(await taken(seq)).toBe(9800)
    expect((await told(seq)).at(-1)).toBe('watch-renewed')
    await renewAt(server(), '2027-05-10T09:00:00+09:00')
    expect((await periodsOfWatch(server(), seq)).at(-1)).toMatchObject({ from: '2027-05-10', state: 'paid' })
  })

  it('hard is not tried again: a card is asked for, grace ends after seven days, and it is said each time', async () => {
    const { seq, name } = await watched('hard', '2027-03-10T10:00:00+09:00', CARDS.lost)
    await hours('2027-04-10T08:00:00+09:00', 7)
    expect(await failedCharges(seq)).toEqual(['04-10 09'])
    expect((await infoOf(name, seq)).state).toBe('grace')
    await renewAt(server(), '2027-04-17T23:00:00+09:00')
    expect((await infoOf(name, seq)).state).toBe('grace')
    await renewAt(server(), '2027-04-18T00:10:00+09:00')
    expect((await infoOf(name, seq)).state).toBe('paused')
    expect(await told(seq)).toEqual(['watch-card-needed', 'watch-paused'])
    expect(await taken(seq)).toBe(4900)
  })

  it('by a card that was removed asks for another one, and that one is charged once', async () => {
    const { seq, name, card_seq } = await watched('removed', '2027-03-10T10:00:00+09:00')
    await server().call('portoneCardEnd', { card_seq }, { token: await again(name) })
    await renewAt(server(), '2027-04-10T09:00:00+09:00')
    expect(await told(seq)).toEqual(['watch-card-needed'])
    const token = await again(name)
    const other = await registerCard(server(), token)
    expect(
      (await server().call('subscribePaymentCard', { subscribe_seq: seq, card_seq: other }, { token })).data.retried,
    ).toBe('paid')
    expect(await taken(seq)).toBe(9800)
  })

  it('of another sum goes back, and the right one is taken by the next try', async () => {
    const { seq, card_seq } = await watched('short', '2027-03-10T10:00:00+09:00', CARDS.short)
    await renewAt(server(), '2027-04-10T09:00:00+09:00')
    await replaceCard(server(), card_seq, CARDS.good)
    await renewAt(server(), '2027-04-11T10:00:00+09:00')
    expect((await periodsOfWatch(server(), seq)).at(-1)).toMatchObject({ state: 'paid' })
  })

  it('in its answer, and taken by the list, is paid', async () => {
    const { seq } = await watched('liar', '2027-03-10T10:00:00+09:00', CARDS.liar)
    await renewAt(server(), '2027-04-10T09:00:00+09:00')
    expect((await periodsOfWatch(server(), seq)).at(-1)).toMatchObject({ state: 'paid' })
    expect(await taken(seq)).toBe(9800)
  })
})

describe('a card that is changed', () => {
  it('while a charge runs is refused with 2501, and there is one charge in all', async () => {
    const { seq, name } = await watched('runs', '2027-03-10T10:00:00+09:00')
    await server().setClock(new Date('2027-04-10T09:00:00+09:00'))
    const token = await again(name)
    const other = await registerCard(server(), token)
    await server().control('faults', { service: 'portone', kind: 'timeout-after-effect', times: 1, ms: 8000 })
    const running = renewWatches(server().ctx, {}, 1)
    await expect.poll(() => count(server(), `subscribe_period where watch_seq = $1 and state = 'asked'`, [seq])).toBe(1)
    const change = () => server().call('subscribePaymentCard', { subscribe_seq: seq, card_seq: other }, { token })
    expect((await change()).code).toBe(2501)
    await running
    await renewAt(server(), '2027-04-10T09:20:00+09:00')
    expect((await change()).code).toBe(0)
    expect(await taken(seq)).toBe(9800)
  }, 40_000)

  it("to another person's, or to none, is refused with 2509", async () => {
    const { seq, name } = await watched('whose', '2027-03-10T10:00:00+09:00')
    const stranger = await registerCard(server(), await again('whose-else'))
    const token = await again(name)
    for (const card_seq of [stranger, 999_999])
      expect((await server().call('subscribePaymentCard', { subscribe_seq: seq, card_seq }, { token })).code).toBe(2509)
  })
})

describe('a stop', () => {
  it.each(['period_end', 'now'] as const)(
    '%s in grace gives up what is owed: nothing is charged any more',
    async (when) => {
      const { seq, name, card_seq } = await watched(
        `stops-${when.replace('_', '-')}`,
        '2027-03-10T10:00:00+09:00',
        CARDS.poor,
      )
      await renewAt(server(), '2027-04-10T09:00:00+09:00')
      await replaceCard(server(), card_seq, CARDS.good)
      const token = await again(name)
      const shown_refund = (await infoOf(name, seq)).refund_now?.won ?? 0
      expect(
        (await server().call('subscribeReserve', { subscribe_seq: seq, when, shown_refund }, { token })).code,
      ).toBe(0)
      await hours('2027-04-10T10:00:00+09:00', 9)
      expect((await periodsOfWatch(server(), seq)).at(-1)?.state).toBe('void')
      expect(
        await count(
          server(),
          'payment_attempt where charged_at > $1 and order_seq in (select order_seq from subscribe_period where watch_seq = $2)',
          ['2027-04-10T09:30:00+09:00', seq],
        ),
      ).toBe(0)
    },
  )

  it('that is taken back renews again, and once', async () => {
    const { seq, name } = await watched('revokes', '2027-03-10T10:00:00+09:00')
    await server().setClock(new Date('2027-04-09T10:00:00+09:00'))
    const token = await again(name)
    await server().call('subscribeReserve', { subscribe_seq: seq, when: 'period_end' }, { token })
    await renewAt(server(), '2027-04-09T20:00:00+09:00')
    await server().call('subscribeReserveRevoke', { subscribe_seq: seq }, { token })
    await renewAt(server(), '2027-04-10T09:00:00+09:00')
    await renewAt(server(), '2027-04-10T09:10:00+09:00')
    expect(await taken(seq)).toBe(9800)
  })
})

describe('a higher price', () => {
  const day = async (at: string) => {
    await server().setClock(new Date(at))
    await askConsent(server().ctx, {}, 1)
    await renewWatches(server().ctx, {}, 1)
  }
  const raise = (price: number, from: string, product = 'subscribe') =>
    server().owner.query('insert into order_price (product, from_at, price) values ($1, $2, $3)', [
      product,
      from,
      price,
    ])
  it('is charged only with a yes that came in time, after a notice; without one it ends and nothing is charged', async () => {
    const says = ['yes', 'no', 'silent'] as const
    const all = []
    for (const say of says) all.push({ say, ...(await watched(`price-${say}`, '2028-03-10T10:00:00+09:00')) })
    const { rows } = await raise(6900, '2028-04-01T00:00:00+09:00').then(() =>
      server().owner.query('select max(price_seq) as seq from order_price'),
    )
    await day('2028-03-12T10:00:00+09:00')
    for (const { say, name, seq } of all) {
      const { consent_due } = await infoOf(name, seq)
      expect(consent_due).toMatchObject({ before: 4900, price: 6900, on: '2028-04-10', until: '2028-04-02', yes: null })
      const answer = { subscribe_seq: seq, offer_seq: consent_due?.offer_seq ?? 0, yes: say === 'yes' }
      if (say !== 'silent')
        expect((await server().call('subscribeConsent', answer, { token: await again(name) })).code).toBe(0)
    }
    for (const on of ['03-13', '04-02', '04-03', '04-04', '04-09', '04-10', '04-11'])
      await day(`2028-${on}T10:00:00+09:00`)
    const sums = []
    for (const { seq } of all) sums.push(await taken(seq))
    expect(sums).toEqual([11_800, 4900, 4900])
    expect(await told(all[0]?.seq ?? 0)).toEqual([
      'watch-price-asked',
      'watch-price-agreed',
      'watch-price-tomorrow',
      'watch-renewed',
    ])
    for (const { seq } of all.slice(1)) expect(await told(seq)).toEqual(['watch-price-asked', 'watch-ends'])
    await server()
      .owner.query('update order_price set void_at = app_now() where price_seq = $1', [rows[0].seq])
      .catch(() => undefined)
  })
})

describe('the calls', () => {
  it('keep a card at price 0 and charge nothing; tell another price with 9302 and a watched home with 6010', async () => {
    const where = nextHome()
    await server().setClock(new Date('2027-03-10T10:00:00+09:00'))
    const token = await server().login('calls')
    const card_seq = await registerCard(server(), token)
    const tried = (over: object) =>
      payWatch(server(), token, where, { card_seq, ...over }).catch((e: Error) => e.message)
    expect(await tried({ price: 4800 })).toContain('9302')
    const made = await payWatch(server(), token, where, { card_seq })
    expect(await tried({})).toContain('6010')
    expect(made.subscribeSeq).not.toBeNull()
    const stranger = await server().login('calls-else')
    expect(await payWatch(server(), stranger, nextHome(), { card_seq }).catch((e: Error) => e.message)).toContain(
      '2509',
    )
  })
  it('say why a card was declined, and pay with another one by the same draft', async () => {
    const where = nextHome()
    await server().setClock(new Date('2027-03-10T10:00:00+09:00'))
    const token = await server().login('declines-first')
    const [poor, good] = [await registerCard(server(), token, CARDS.poor), await registerCard(server(), token)]
    const draft_key = 'declines-first-draft'
    expect(
      await payWatch(server(), token, where, { card_seq: poor, draft_key }).catch((e: Error) => e.message),
    ).toContain('2504')
    const made = await payWatch(server(), token, where, { card_seq: good, draft_key })
    expect(await taken(made.subscribeSeq ?? 0)).toBe(4900)
  })
})
