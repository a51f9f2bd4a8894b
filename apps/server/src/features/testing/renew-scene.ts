import { randomUUID } from 'node:crypto'
import type { Sent } from '@jipsalpim/contract/call.ts'
import type { subscribePayment } from '@jipsalpim/contract/areas/subscribe/paying.ts'
import type { TestServer } from '../../testing/start-test-server.ts'
import { keyPlace } from '../payment/card/register-card.ts'
import { renewWatches } from '../subscribe/renewing/renew-watches.ts'
import { placeAt, type Where } from './scenes.ts'

export const CARDS = {
  good: '4111111111111111',
  poor: '4000000000000341',
  lost: '4000000000000366',
  liar: '4000000000000259',
  short: '4000000000000127',
}

/** A card of this number, registered in the gateway's window. */
export async function registerCard(server: TestServer, token: string, card_number = CARDS.good): Promise<number> {
  const { data } = await server.call('portoneBillingKey', {}, { token })
  const { merchant_uid, customer_uid } = data.window ?? {}
  await server.control('payments', { merchant_uid, amount: 0, outcome: 'paid', customer_uid, card_number })
  const { code, text } = await server.call('portoneBillingKey', { card_seq: data.card_seq }, { token })
  if (code !== 0) throw new Error(`no card: ${text}`)
  return data.card_seq
}

/** Replaces the card behind the same key, as when an issuer sends a new one. */
export async function replaceCard(server: TestServer, cardSeq: number, card_number: string): Promise<void> {
  const { rows } = await server.owner.query('select key_sealed from payment_card where card_seq = $1', [cardSeq])
  const customer_uid = server.ctx.seal.open(keyPlace({ card_seq: cardSeq }), rows[0].key_sealed).reveal()
  await server.control('payments', {
    merchant_uid: `nzc${randomUUID().slice(0, 8)}`,
    amount: 0,
    outcome: 'paid',
    customer_uid,
    card_number,
  })
}

/** A watch that is paid by a stored card. */
export async function payWatch(
  server: TestServer,
  token: string,
  where: Where,
  over: Partial<Sent<typeof subscribePayment>> = {},
) {
  const yearly = over.yearly ?? false
  const input = {
    yearly,
    price: yearly ? 49_000 : 4900,
    draft_key: randomUUID(),
    agreed: true as const,
    place: await placeAt(server, where),
    card_seq: over.card_seq ?? (await registerCard(server, token)),
    ...over,
  }
  const made = await server.call('subscribePayment', input, { token })
  if (made.code !== 0) throw new Error(`no watch: ${made.text}`)
  return made.data
}

/** Runs the scheduler at this instant. */
export async function renewAt(server: TestServer, at: string): Promise<void> {
  await server.setClock(new Date(at))
  await renewWatches(server.ctx, {}, 1)
}

export type PeriodLine = { nth: number; from: string; to: string; state: string; tries: number; price: number }
export async function periodsOfWatch(server: TestServer, watchSeq: number): Promise<PeriodLine[]> {
  const { rows } = await server.owner.query(
    `select nth, from_on::text as from, to_on::text as to, state, tries, price::int as price
     from subscribe_period where watch_seq = $1 order by nth`,
    [watchSeq],
  )
  return rows
}

/** What the gateway has left of everything that was charged for a watch, in won. */
export const chargedFor = async (server: TestServer, watchSeq: number): Promise<number> => {
  const { rows } = await server.owner.query(
    `select merchant_uid from order_order where order_seq in (select order_seq from subscribe_period where watch_seq = $1)
      or of_order_seq = (select order_seq from subscribe_watch where watch_seq = $1)`,
    [watchSeq],
  )
  const own = new Set(rows.map((r) => r.merchant_uid))
  const { payments } = await server.control<{
    payments: { merchant_uid: string; status: string; amount: number; cancel_amount: number }[]
  }>('payments')
  return payments
    .filter((p) => own.has(p.merchant_uid) && p.status === 'paid')
    .reduce((sum, p) => sum + p.amount - p.cancel_amount, 0)
}

/** When charges of this watch were declined: '04-10 09' is the hour in Seoul. */
export const failedChargesOf = (server: TestServer, watchSeq: number): Promise<string[]> =>
  server.owner
    .query(
      `select to_char(charged_at at time zone 'Asia/Seoul', 'MM-DD HH24') as at from payment_attempt
       where state = 'failed' and order_seq in (select order_seq from subscribe_period where watch_seq = $1) order by attempt_seq`,
      [watchSeq],
    )
    .then(({ rows }) => rows.map((r) => r.at))
