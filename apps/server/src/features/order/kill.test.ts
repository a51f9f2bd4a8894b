import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createCaller } from '../../testing/caller.ts'
import { useTestServer } from '../../testing/use-test-server.ts'
import { buy, complete, count, gatewayRows, HOME, makeOrder, makePaidOrder, placeAt, PRICE } from '../testing/scenes.ts'

const server = useTestServer()

/** Releases the call's lock, which would outlive its process by some seconds. */
const freeKey = (key: string) =>
  server().owner.query('update platform_once set locked_until = clock_timestamp() where key = $1', [key])

it.each(['edit.written', 'edit.committed'])(
  'an API process killed at %s: the same call again changes the address once',
  async (killAt) => {
    const token = await server().login(`edit-${killAt.replace('.', '-')}`)
    const { merchant_uid, order_seq } = await makePaidOrder(server(), token, HOME)
    await server().settle()
    const edit = { merchant: merchant_uid, place: await placeAt(server(), { ...HOME, ho: '301' }) }
    const key = randomUUID()
    const { origin, child } = await server().startApi({ killAt })
    await expect(createCaller(origin)('orderCartEdit', edit, { token, key })).rejects.toThrow()
    expect(await child.ended).toMatchObject({ signal: 'SIGKILL' })
    await freeKey(key)
    expect(await server().call('orderCartEdit', edit, { token, key })).toMatchObject({
      code: 0,
      data: { building_ho: '301' },
    })
    expect(await count(server(), 'order_address_edit where order_seq = $1', [order_seq])).toBe(1)
    expect(await count(server(), `report_report where order_seq = $1 and state <> 'voided'`, [order_seq])).toBe(1)
    await server().settle()
    await server().checkInvariants({ inTime: true })
  },
  30_000,
)

it.each(['portone.opened', 'portone.prepared'])(
  'an API process killed at %s: the window opens at the next try, and the order is charged once',
  async (killAt) => {
    const token = await server().login(`window-${killAt.replace('.', '-')}`)
    const { merchant_uid, order_seq } = await makeOrder(server(), token, HOME)
    const { origin, child } = await server().startApi({ killAt })
    await expect(createCaller(origin)('portoneInfo', { merchant_uid }, { token })).rejects.toThrow()
    expect(await child.ended).toMatchObject({ signal: 'SIGKILL' })
    expect(await server().call('portoneInfo', { merchant_uid }, { token })).toMatchObject({
      code: 0,
      data: { merchant_uid, amount: PRICE },
    })
    await buy(server(), merchant_uid)
    expect((await complete(server(), token, merchant_uid)).data.result).toBe('paid')
    expect(await count(server(), 'payment_attempt where order_seq = $1', [order_seq])).toBe(1)
    expect(await gatewayRows(server(), merchant_uid)).toMatchObject([{ status: 'paid', amount: PRICE }])
    await server().settle()
    await server().checkInvariants({ inTime: true })
  },
  30_000,
)
