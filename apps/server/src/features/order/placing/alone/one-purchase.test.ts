import { randomUUID } from 'node:crypto'
import type { CallName } from '@jipsalpim/contract/call-table.ts'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { signIn } from '../../../../testing/sign-in.ts'
import { useTestServer } from '../../../../testing/use-test-server.ts'
import { buyAgain, changeTo, confirmAgain, orderAgain, REORDER } from '../../../testing/again-scene.ts'
import { PACK, buyPack, confirmPack, orderByTicket } from '../../../testing/ticket-scene.ts'
import {
  buy,
  complete,
  count,
  gatewayRows,
  HOME,
  makePaidOrder,
  orderInput,
  pass,
  placeAt,
  PRICE,
} from '../../../testing/scenes.ts'
import { lockOpenPurchases } from './one-purchase-queries.ts'
import { orderBySeq } from '../../queries.ts'

const server = useTestServer()
type Gateway = 'portone' | 'payple'
type Tab = {
  order: (gateway: Gateway) => Promise<{ code: number; data: { merchant_uid: string; price: number } }>
  finish: (merchantUid: string) => Promise<{ code: number; data: unknown }>
}
const person = async () => (await signIn(server(), { persona: true })).token
const windowOf = (token: string, gateway: Gateway, merchant_uid: string) =>
  gateway === 'portone'
    ? server().call('portoneInfo', { merchant_uid }, { token })
    : server().call('paypleInfoOrder', { merchant_uid }, { token })
/** Everything captured by the gateways from one user, less refunds. */
async function unpaidOf(token: string): Promise<number> {
  const { data } = await server().call('userInfo', {}, { token })
  const { rows } = await server().owner.query<{ merchant_uid: string }>(
    'select merchant_uid from order_order where user_seq = $1',
    [data.user_seq],
  )
  const payments = (await Promise.all(rows.map((r) => gatewayRows(server(), r.merchant_uid)))).flat()
  return payments.filter((p) => p.status !== 'failed').reduce((sum, p) => sum + p.amount - p.cancel_amount, 0)
}
const open = (token: string) =>
  server()
    .call('userInfo', {}, { token })
    .then(({ data }) => count(server(), `order_order where user_seq = $1 and state = 'pending'`, [data.user_seq]))

afterEach(async () => {
  await server().settle()
  await server().checkInvariants({ inTime: true })
})

/** Purchases that could be made twice by mistake; each tab has its own draft key, as in a browser. */
const things: Record<string, (token: string) => Promise<Tab>> = {
  'a home judged anew': async (token) => {
    const { order_seq } = await makePaidOrder(server(), token)
    await server().settle()
    return {
      order: (pg_name) => orderAgain(server(), token, order_seq, REORDER, { pg_name }),
      finish: (uid) => confirmAgain(server(), token, uid),
    }
  },
  'a pack of tickets': async (token) => ({
    order: (pg_name) =>
      server().call(
        'orderTicket',
        { product: PACK.product, pg_name, shown_price: PACK.price, agreed: true, draft_key: randomUUID() },
        { token },
      ),
    finish: (uid) => confirmPack(server(), token, uid),
  }),
  'the difference to a larger pack': async (token) => {
    const { order_seq } = await buyPack(server(), token)
    return {
      order: (pg_name) => orderAgain(server(), token, order_seq, changeTo('ticket-5'), { pg_name }),
      finish: (uid) => confirmAgain(server(), token, uid),
    }
  },
  'a report of a home': async (token) => ({
    order: async (pg_name) =>
      server().call(
        'orderCreate',
        orderInput({ pg_name, draft_key: randomUUID(), place: await placeAt(server(), HOME) }),
        { token },
      ),
    finish: (uid) => complete(server(), token, uid),
  }),
  'a report whose home is decided later': async (token) => ({
    order: (pg_name) => server().call('orderCreate', orderInput({ pg_name, draft_key: randomUUID() }), { token }),
    finish: (uid) => complete(server(), token, uid),
  }),
  'a notifier of a home': (token) => later(token, 'orderSubscribe', 4900),
  'help with a guarantee': (token) => later(token, 'orderGuarantee', 9900),
  'what else the owner has': (token) => later(token, 'orderOwnerProperty', 19_900),
}
async function later(
  token: string,
  name: Extract<CallName, 'orderSubscribe' | 'orderGuarantee' | 'orderOwnerProperty'>,
  price: number,
): Promise<Tab> {
  const { merchant_uid: of } = await makePaidOrder(server(), token)
  await server().settle()
  return {
    order: (pg_name) => {
      const terms = { pg_name, shown_price: price, draft_key: randomUUID(), agreed: true as const, of }
      return name === 'orderSubscribe'
        ? server().call(name, { ...terms, yearly: false }, { token })
        : server().call(name, terms, { token })
    },
    finish: (merchant_uid) => server().call('orderOnceComplete', { merchant_uid }, { token }),
  }
}

describe.each(Object.entries(things))('%s', (_, prepare) => {
  it('is one open purchase, however many tabs order it at once, at whichever gateway', async () => {
    const token = await person()
    const { order } = await prepare(token)
    const made = await Promise.all([order('portone'), order('payple'), order('portone'), order('payple')])
    expect(made.map((m) => m.code)).toEqual([0, 0, 0, 0])
    expect(await open(token)).toBe(1)
  })

  it('paid in two windows that were both open is bought once: the other payment goes back by itself', async () => {
    const token = await person()
    const { order, finish } = await prepare(token)
    const before = await unpaidOf(token)
    const first = (await order('portone')).data
    expect((await windowOf(token, 'portone', first.merchant_uid)).code).toBe(0)
    const second = (await order('payple')).data
    expect((await windowOf(token, 'payple', second.merchant_uid)).code).toBe(0)
    // The first tab's window is still open, and both windows take the money.
    await buy(server(), first.merchant_uid, { amount: first.price, gateway: 'portone' })
    await buy(server(), second.merchant_uid, { amount: second.price, gateway: 'payple' })
    const [one, two] = await Promise.all([finish(first.merchant_uid), finish(second.merchant_uid)])
    expect(two).toMatchObject({ code: 0, data: { result: 'paid' } })
    expect([2502, 6010]).toContain(one.code)
    expect(one.data).toMatchObject({ refund: first.price })
    await server().settle()
    expect(await gatewayRows(server(), first.merchant_uid)).toMatchObject([{ cancel_amount: first.price }])
    expect((await unpaidOf(token)) - before).toBe(second.price)
  })

  it('says 2502 and which order stands in its place, when the older window opens and when it is over', async () => {
    const token = await person()
    const { order, finish } = await prepare(token)
    const first = (await order('portone')).data
    const second = (await order('payple')).data
    const expected = { code: 2502, data: { merchant_uid: second.merchant_uid, state: 'pending' } }
    expect(await windowOf(token, 'portone', first.merchant_uid)).toMatchObject(expected)
    expect(await finish(first.merchant_uid)).toMatchObject(expected)
    await buy(server(), second.merchant_uid, { amount: second.price, gateway: 'payple' })
    expect((await finish(second.merchant_uid)).code).toBe(0)
    expect(await windowOf(token, 'portone', first.merchant_uid)).toMatchObject({
      code: 2502,
      data: { merchant_uid: second.merchant_uid, state: 'completed' },
    })
  })
})

it('the same draft in the other gateway’s window is one order of that gateway, and the older one is closed', async () => {
  const token = await person()
  const draft_key = randomUUID()
  const order = async (pg_name: Gateway) =>
    (await server().call('orderCreate', orderInput({ pg_name, draft_key }), { token })).data
  const first = await order('portone')
  const second = await order('payple')
  expect(second.merchant_uid).not.toBe(first.merchant_uid)
  expect((await windowOf(token, 'payple', second.merchant_uid)).code).toBe(0)
  expect((await windowOf(token, 'portone', first.merchant_uid)).code).toBe(2502)
  expect(await open(token)).toBe(1)
})

it('what another person buys is nobody else’s purchase', async () => {
  const [one, two] = [await person(), await person()]
  const order = async (token: string) => {
    const tab = await things['a pack of tickets']?.(token)
    return { tab, made: (await tab?.order('portone'))?.data }
  }
  const [first, second] = [await order(one), await order(two)]
  for (const [token, { tab, made }] of [
    [one, first],
    [two, second],
  ] as const) {
    const merchant_uid = made?.merchant_uid ?? ''
    expect((await windowOf(token, 'portone', merchant_uid)).code).toBe(0)
    await buy(server(), merchant_uid, { amount: PACK.price })
    expect((await tab?.finish(merchant_uid))?.code).toBe(0)
  }
  expect(await unpaidOf(one)).toBe(PACK.price)
  expect(await unpaidOf(two)).toBe(PACK.price)
})

it('a purchase whose payment nobody knows yet is not taken over: 2501 and which it is', async () => {
  const token = await person()
  const order = (pg_name: Gateway) => things['a pack of tickets']?.(token).then((tab) => tab.order(pg_name))
  const first = await order('portone')
  const merchant_uid = first?.data.merchant_uid ?? ''
  await server().control('faults', { service: 'portone', kind: 'down', times: 1 })
  expect((await confirmPack(server(), token, merchant_uid)).data.result).toBe('checking')
  expect(await order('payple')).toMatchObject({ code: 2501, data: { merchant_uid } })
})

it('a report that is being prepared is not bought again for the same lease; another lease is another question', async () => {
  const token = await person()
  const { merchant_uid } = await makePaidOrder(server(), token)
  const order = async (over: object = {}) =>
    server().call('orderCreate', orderInput({ place: await placeAt(server(), HOME), ...over }), { token })
  expect(await order({ pg_name: 'payple' })).toMatchObject({ code: 2502, data: { merchant_uid, state: 'completed' } })
  expect((await order({ deposit_amount: 170_000_000 })).code).toBe(0)
  await server().settle()
  expect((await order({ pg_name: 'payple' })).code).toBe(0)
})

it('a paid order whose home is decided later comes to be the same purchase: the open one is bought no more', async () => {
  const token = await person()
  const open = (await things['a report of a home']?.(token).then((tab) => tab.order('portone')))?.data
  const merchant_uid = open?.merchant_uid ?? ''
  const paid = await makePaidOrder(server(), token, null)
  const decided = { id: paid.order_seq, place: await placeAt(server(), HOME) }
  expect((await server().call('orderDeterminedAddress', decided, { token })).code).toBe(0)
  expect((await windowOf(token, 'portone', merchant_uid)).code).toBe(2502)
  await buy(server(), merchant_uid)
  expect(await complete(server(), token, merchant_uid)).toMatchObject({
    code: 2502,
    data: { merchant_uid: paid.merchant_uid, refund: PRICE },
  })
  await server().settle()
  expect(await gatewayRows(server(), merchant_uid)).toMatchObject([{ cancel_amount: PRICE }])
})

it('a ticket in one tab and a card in the other: one report, and the card’s money goes back', async () => {
  const token = await person()
  await buyPack(server(), token)
  const byCard = (await things['a report of a home']?.(token).then((tab) => tab.order('portone')))?.data
  const card = byCard?.merchant_uid ?? ''
  const [byTicket] = await Promise.all([
    orderByTicket(server(), token),
    buy(server(), card, { amount: PRICE, gateway: 'portone' }),
  ])
  expect(byTicket.code).toBe(0)
  expect(await complete(server(), token, card)).toMatchObject({
    code: 2502,
    data: { merchant_uid: byTicket.data.order.merchant_uid, refund: PRICE },
  })
  await server().settle()
  expect(await gatewayRows(server(), card)).toMatchObject([{ cancel_amount: PRICE }])
})

it('what was bought and is there may be bought again', async () => {
  const token = await person()
  await buyPack(server(), token)
  await buyPack(server(), token)
  const { order_seq } = await makePaidOrder(server(), token)
  await server().settle()
  for (let i = 0; i < 2; i++) {
    expect((await buyAgain(server(), token, order_seq, REORDER)).paid.code).toBe(0)
    await server().settle()
  }
})

it('a person who leaves with two homes unpaid is forgotten: their orders are closed first', async () => {
  const token = await person()
  const { data } = await server().call('userInfo', {}, { token })
  for (const ho of ['201', '301'])
    await server().call('orderCreate', orderInput({ place: await placeAt(server(), { ...HOME, ho }) }), { token })
  expect(await open(token)).toBe(2)
  try {
    // A window opened within the last hour may still be paid, and blocks the withdrawal of membership.
    await pass(server(), 2 * 3600)
    expect((await server().call('withdrawalAsk', { reason: 'not-needed' }, { token })).code).toBe(0)
    await pass(server(), 4 * 86_400)
    await server().ctx.enqueue('account.withdrawals', {}, { key: 'schedule' })
    await expect
      .poll(() => count(server(), 'account_user where user_seq = $1 and gone_at is not null', [data.user_seq]), {
        timeout: 15_000,
      })
      .toBe(1)
    expect(await count(server(), `order_order where user_seq = $1 and state = 'cancelled'`, [data.user_seq])).toBe(2)
  } finally {
    await server().setClock(null)
  }
})

/** The columns that a copy of an order keeps. */
async function columnsBut(...changed: string[]): Promise<string> {
  const { rows } = await server().owner.query<{ columns: string }>(
    `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
     where table_name = 'order_order' and is_identity = 'NO' and is_generated = 'NEVER' and column_name <> all($1)`,
    [['merchant_uid', 'draft_key', ...changed]],
  )
  return rows[0]?.columns ?? ''
}

it('the database refuses a second open order of one thing, whatever the code does', async () => {
  const token = await person()
  const { data } = await server().call('orderCreate', orderInput({}), { token })
  const columns = await columnsBut()
  await expect(
    server().owner.query(
      `insert into order_order (merchant_uid, ${columns}) select 'nzcopy', ${columns} from order_order where order_seq = $1`,
      [data.order_seq],
    ),
  ).rejects.toThrow('order_order_open')
})

it('of all the orders of a person, only those of the same thing are read, whatever plan the database keeps', async () => {
  const token = await person()
  const { data } = await server().call('orderCreate', orderInput({}), { token })
  const columns = await columnsBut('deposit_amount', 'state')
  await server().owner.query(
    `insert into order_order (merchant_uid, deposit_amount, state, ${columns})
     select 'nzcopy' || n, deposit_amount + n, 'cancelled', ${columns}
     from order_order, generate_series(1, 200) n where order_seq = $1`,
    [data.order_seq],
  )
  const order = await orderBySeq(server().ctx.db, data.order_seq)
  const read = await server().ctx.tx(async ({ db }) => {
    const fetched = async () => {
      const { rows } = await sql<{ n: number }>`
        select idx_tup_fetch + seq_tup_read as n from pg_stat_xact_user_tables where relname = 'order_order'`.execute(
        db,
      )
      return Number(rows[0]?.n ?? 0)
    }
    await sql`set local plan_cache_mode = force_generic_plan`.execute(db)
    const before = await fetched()
    expect(await lockOpenPurchases(db, order, null)).toMatchObject([{ order_seq: data.order_seq }])
    return (await fetched()) - before
  })
  expect(read).toBe(1)
})
