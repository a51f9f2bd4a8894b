import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TicketPack } from '@jipsalpim/contract/areas/ticket/packs.ts'
import type { TestServer } from '../../testing/start-test-server.ts'
import { buy, HOME, orderInput, placeAt, type Made, type Where } from './scenes.ts'

export const PACK = { product: 'ticket-3', price: 27_000, unit: 9000 } as const

export async function orderPack(
  server: TestServer,
  token: string,
  over: { product?: TicketPack; price?: number; draft_key?: string; pg_name?: 'portone' | 'payple' } = {},
): Promise<Made> {
  const { code, data, text } = await server.call(
    'orderTicket',
    {
      product: over.product ?? PACK.product,
      pg_name: over.pg_name ?? 'portone',
      shown_price: over.price ?? PACK.price,
      agreed: true,
      draft_key: over.draft_key ?? randomUUID(),
    },
    { token },
  )
  if (code !== 0) throw new Error(`no pack: ${text}`)
  return data
}
export const confirmPack = (server: TestServer, token: string, merchant_uid: string) =>
  server.call('orderTicketPayment', { imp_uid: null, merchant_uid, status: 'paid', pg_name: 'portone' }, { token })

/** A pack, ordered and paid. A call that timed out (9050) is repeated, as the page after a payment does. */
export async function buyPack(
  server: TestServer,
  token: string,
  over: { product?: TicketPack; price?: number } = {},
): Promise<Made> {
  const made = await orderPack(server, token, over)
  await buy(server, made.merchant_uid, { amount: made.price })
  let answer = await confirmPack(server, token, made.merchant_uid)
  for (let more = 4; answer.code === 9050 && more > 0; more -= 1) {
    await sleep(500)
    answer = await confirmPack(server, token, made.merchant_uid)
  }
  const { code, data, text } = answer
  if (code !== 0 || data.result !== 'paid') throw new Error(`pack not paid: ${text}`)
  return made
}

/** A draft paid by a ticket at once. */
export async function orderByTicket(
  server: TestServer,
  token: string,
  where: Where | null = HOME,
  key: string = randomUUID(),
) {
  const { pg_name: _, shown_price: __, ...draft } = orderInput({ place: where && (await placeAt(server, where)) })
  return server.call('orderTicketDirect', { ...draft, draft_key: key }, { token })
}

export const ticketsOf = async (server: TestServer, token: string) =>
  (await server.call('orderTicketAmount', {}, { token })).data
export const dealsOf = async (server: TestServer, token: string) =>
  (await server.call('orderTicketDeal', {}, { token })).data.deals

export const balanceOf = async (server: TestServer, kind: string): Promise<number> => {
  const { rows } = await server.owner.query<{ won: string }>(
    'select coalesce(sum(balance), 0) as won from ledger_account where kind = $1',
    [kind],
  )
  return Number(rows[0]?.won)
}
