import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import type { TestServer } from '../../testing/start-test-server.ts'
import { cashScene } from './cash-scene.ts'
import { buy, gatewayRows, orderInput, placeAt, PRICE } from './scenes.ts'
import { keep, keptOrder, noFault, onOrder, PLACES, type Command, type Real } from './shop-acts.ts'

/**
 * Commands of a buyer who pays by deposit: orders, deposits too little or too late, gives a refund account, requests a
 * receipt.
 */
export const cashCommands = (): fc.Arbitrary<Command>[] => [
  fc.record({ place: fc.constantFrom('home', 'home', 'nowhere', 'later') }).map(orderByDeposit),
  fc.record({ n: fc.nat(5), won: fc.constantFrom(PRICE, PRICE, PRICE, PRICE - 100, PRICE + 5000) }).map(deposit),
  fc.record({ n: fc.nat(5) }).map(giveAccount),
  fc.record({ n: fc.nat(5) }).map(askReceipt),
  fc.record({ n: fc.nat(5) }).map(withdraw),
]

const orderByDeposit = (a: { place: string }): Command => ({
  check: () => true,
  run: async (shop, { server, token }) => {
    const where = PLACES[a.place] ?? null
    const place = where && (await placeAt(server, where))
    const sent = { ...orderInput({ place, draft_key: randomUUID() }), pay_method: 'vbank' as const }
    const made = await server.call('orderCreate', sent, { token })
    noFault(made)
    keep(shop, made)
    await server.checkInvariants()
  },
  toString: () => `cash(${JSON.stringify(a)})`,
})
/** At the bank: a deposit is possible only while the gateway keeps the account open. */
const deposit = (a: { n: number; won: number }) =>
  onOrder('deposit', a, async (uid, { server }) => {
    if (!(await gatewayRows(server, uid)).some((row) => row.status === 'ready')) return
    await buy(server, uid, { amount: a.won }).catch(() => null)
  })
const scene = (server: TestServer) => cashScene(() => server)
const give = async (uid: string, { server, token }: Real): Promise<void> =>
  noFault(await scene(server).giveAccount(token, uid))
const giveAccount = (a: { n: number }) => onOrder('account', a, give)
const askReceipt = (a: { n: number }) =>
  onOrder('receipt', a, async (uid, { server, token }) => noFault(await scene(server).askReceipt(token, uid)))
const withdraw = (a: { n: number }) =>
  onOrder('withdraw', a, async (uid, { server, token }) =>
    noFault(await server.call('orderWithdraw', { merchant_uid: uid }, { token })),
  )

/** The refund of a deposit waits until the buyer has given an account: they do so at the end. */
export async function describeWhere(orders: readonly string[], real: Real): Promise<void> {
  for (const uid of orders) if ((await keptOrder(real.server, uid)).pay_method === 'vbank') await give(uid, real)
}
