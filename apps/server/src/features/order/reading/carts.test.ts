import { expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { HOME, makeOrder, makePaidOrder } from '../../testing/scenes.ts'

const server = useTestServer()
type Asked = { scan?: string; page?: number }
const carts = async (token: string, asked: Asked = {}) => (await server().call('orderCarts', asked, { token })).data

it('lists the homes of one’s own paid orders: one without its unit is marked, not hidden', async () => {
  const token = await server().login('carts')
  expect(await carts(token)).toEqual({ total: 0, carts: [] })
  await makeOrder(server(), token)
  const finished = await makePaidOrder(server(), token, HOME)
  const undecided = await makePaidOrder(server(), token, null)
  await server().settle(30_000)
  const all = await carts(token)
  expect(all.total).toBe(2)
  expect(all.carts).toMatchObject([
    { order_seq: undecided.order_seq, address_state: 'address', address: null, report: null },
    {
      order_seq: finished.order_seq,
      merchant_uid: finished.merchant_uid,
      address_state: 'complete',
      address: expect.stringContaining('서울'),
      building_ho: '201',
      report: { report_seq: expect.any(Number), ready_at: expect.stringMatching(/^20/) },
    },
  ])
  // with a finished report
  const scanned = await carts(token, { scan: 'true' })
  expect(scanned).toEqual({ total: 1, carts: [all.carts[1]] })
  expect(await carts(token, { scan: 'false' })).toEqual(all)
  expect(await carts(token, { page: 2 })).toEqual({ total: 2, carts: [] })
  expect(await server().call('orderCarts', { scan: 'maybe' }, { token })).toMatchObject({
    code: 9000,
    data: { scan: expect.any(String) },
  })
  expect(await carts(await server().login('stranger'))).toEqual({ total: 0, carts: [] })

  await server().call('orderWithdraw', { merchant_uid: undecided.merchant_uid }, { token })
  await server().settle()
  expect((await carts(token)).total).toBe(1)
})
