import type { Sent } from '@jipsalpim/contract/call.ts'
import type { orderCreate } from '@jipsalpim/contract/areas/order/order.ts'
import type { orderReceiptAsk, orderRefundAccount } from '@jipsalpim/contract/areas/order/cash.ts'
import type { TestServer } from '../../testing/start-test-server.ts'
import { webhookPaths } from '../payment/opening/paths.ts'
import { buy, complete, HOME, makeOrder, pass, PRICE, type Made, type Where } from './scenes.ts'

/** Checks and steps of the cash tests, on the server of their file. */
export const cashScene = (server: () => TestServer) => ({
  /** An order that waits for its deposit, with an open account. */
  orderByDeposit: async (
    token: string,
    where: Where | null = HOME,
    over: Partial<Sent<typeof orderCreate>> = {},
  ): Promise<Made> => {
    const made = await makeOrder(server(), token, where, { pay_method: 'vbank', ...over })
    await server().settle()
    return made
  },
  /** A deposit is made, and the gateway's webhook has arrived. */
  deposit: async (merchant_uid: string, amount = PRICE): Promise<void> => {
    const { imp_uid } = await buy(server(), merchant_uid, { amount })
    await fetch(server().origin + webhookPaths.portone, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ imp_uid, merchant_uid, status: 'paid', by: 'the test' }),
    })
    await pass(server(), 30)
    await server().settle()
  },
  orderByTransfer: async (token: string, where: Where | null = HOME): Promise<Made> => {
    const made = await makeOrder(server(), token, where, { pay_method: 'transfer', pg_name: 'payple' })
    await buy(server(), made.merchant_uid, { gateway: 'payple', method: 'transfer' })
    const { data } = await complete(server(), token, made.merchant_uid, { pg_name: 'payple' })
    if (data.result !== 'paid') throw new Error('the transfer was not taken')
    return made
  },
  accountOf: async (token: string, merchant_uid: string) =>
    (await server().call('orderBankAccount', { merchant_uid }, { token })).data,
  giveAccount: (token: string, merchant_uid: string, over: Partial<Sent<typeof orderRefundAccount>> = {}) =>
    server().call(
      'orderRefundAccount',
      { merchant_uid, bank_code: '004', number: '123-4567-8901', holder: '김임차', ...over },
      { token },
    ),
  askReceipt: (token: string, merchant_uid: string, over: Partial<Sent<typeof orderReceiptAsk>> = {}) =>
    server().call('orderReceiptAsk', { merchant_uid, kind: 'person', number: '010-1234-5678', ...over }, { token }),
  receiptOf: async (token: string, merchant_uid: string) =>
    (await server().call('orderReceipt', { merchant_uid }, { token })).data,
})
