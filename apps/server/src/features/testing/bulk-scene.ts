import { randomUUID } from 'node:crypto'
import type { Sent } from '@jipsalpim/contract/call.ts'
import type { subscribePaymentBulk } from '@jipsalpim/contract/areas/subscribe/bulk.ts'
import type { TestServer } from '../../testing/start-test-server.ts'
import { gatewayRows, HOME, placeAt, type Where } from './scenes.ts'

export const A_MONTH = 4900
/** Units of one house in the sandbox's world. */
export const unitsOf = (...units: string[]): Where[] => units.map((ho) => ({ ...HOME, ho }))

type Wanted = Sent<typeof subscribePaymentBulk>
export const itemsAt = (server: TestServer, homes: readonly Where[]): Promise<Wanted['selected_items']> =>
  Promise.all(homes.map(async (where) => ({ place: await placeAt(server, where) })))

export async function bulkInput(
  server: TestServer,
  homes: readonly Where[],
  over: Partial<Wanted> = {},
): Promise<Wanted> {
  return {
    selected_items: await itemsAt(server, homes),
    yearly: false,
    price: A_MONTH * homes.length,
    draft_key: randomUUID(),
    agreed: true,
    ...over,
  }
}

export const readBulk = async (server: TestServer, token: string, merchant_uid: string) =>
  (await server.call('subscribeBulk', { merchant_uid }, { token })).data

/** The state of the homes, and how much of what it captured under this number the gateway has left, in won. */
export async function outcomeOf(server: TestServer, token: string, merchant_uid: string) {
  const { state, homes } = await readBulk(server, token, merchant_uid)
  const rows = await gatewayRows(server, merchant_uid)
  return {
    state,
    groups: homes.map((h) => h.group),
    kept: rows.filter((p) => p.status === 'paid').reduce((sum, p) => sum + p.amount - p.cancel_amount, 0),
  }
}
