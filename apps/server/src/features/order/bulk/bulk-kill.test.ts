import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { turnOf } from '../../../../../../dev/vitest/turn.ts'
import { createCaller } from '../../../testing/caller.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { A_MONTH, bulkInput, outcomeOf, unitsOf } from '../../testing/bulk-scene.ts'
import { killedAt, workOn } from '../../testing/killed-worker.ts'
import { registerCard } from '../../testing/renew-scene.ts'
import { buy, count, gatewayRows } from '../../testing/scenes.ts'
import { watchHome } from '../../testing/watch-scene.ts'

const server = useTestServer({ worker: 'none' })
const name = (what: string, point: string) => `${what}-${point.replaceAll('.', '-')}`
const agrees = async () => {
  await server().checkInvariants()
  await server().checkBooks({ atRest: true })
}

it.each(
  turnOf(
    'a payment for several homes',
    [
      'settle.noted',
      'settle.answered',
      'settle.posted',
      'settle.kept',
      'refund.noted',
      'refund.answered',
      'refund.kept',
    ],
    3,
  ),
)(
  'a worker killed at %s: two homes are begun once, and the part of the third goes back once',
  async (point) => {
    const token = await server().login(name('bulk', point))
    const [first, second, third] = unitsOf('201호', '302호', '402호')
    if (!first || !second || !third) throw new Error('no homes')
    const input = await bulkInput(server(), [first, second, third], { pg_name: 'portone' })
    const { data } = await server().call('subscribePaymentBulk', input, { token })
    await watchHome(server(), token, third)
    await buy(server(), data.merchant_uid, { amount: data.price })
    await killedAt(server(), point)
    await workOn(server())
    expect(await outcomeOf(server(), token, data.merchant_uid)).toEqual({
      state: 'completed',
      groups: ['done', 'done', 'watched'],
      kept: 2 * A_MONTH,
    })
    expect((await gatewayRows(server(), data.merchant_uid)).map((p) => p.cancels)).toEqual([1])
    await agrees()
  },
  90_000,
)

it.each(
  turnOf(
    'a card for several homes',
    ['order.bulk', 'charge.begun', 'charge.answered', 'settle.posted', 'charge.looked'],
    3,
  ),
)(
  'an API process killed at %s: the same call again charges the card once, and every home is begun',
  async (killAt) => {
    const token = await server().login(name('bulk-card', killAt))
    const card_seq = await registerCard(server(), token)
    const input = await bulkInput(server(), unitsOf('201호', '302호'), { card_seq })
    const key = randomUUID()
    const { origin, child } = await server().startApi({ killAt })
    await expect(createCaller(origin)('subscribePaymentBulk', input, { token, key })).rejects.toThrow()
    expect(await child.ended).toMatchObject({ signal: 'SIGKILL' })
    await server().owner.query('update platform_once set locked_until = clock_timestamp() where key = $1', [key])
    const again = await server().call('subscribePaymentBulk', input, { token, key })
    expect(again.code).toBe(0)
    await workOn(server())
    // The gateway never received the charge: after enough checks the user can pay again.
    if (killAt === 'charge.begun')
      expect((await server().call('subscribePaymentBulk', input, { token })).data).toMatchObject({ state: 'completed' })
    await workOn(server())
    expect(await outcomeOf(server(), token, again.data.merchant_uid)).toEqual({
      state: 'completed',
      groups: ['done', 'done'],
      kept: 2 * A_MONTH,
    })
    expect(await gatewayRows(server(), again.data.merchant_uid)).toHaveLength(1)
    await agrees()
  },
  90_000,
)

it.each(['watch.stopping', 'refund.noted', 'refund.answered', 'refund.kept'])(
  'a process killed at %s while both homes are stopped: each part goes back once',
  async (point) => {
    const token = await server().login(name('bulk-stop', point))
    const card_seq = await registerCard(server(), token)
    const { data } = await server().call(
      'subscribePaymentBulk',
      await bulkInput(server(), unitsOf('201호', '302호'), { card_seq }),
      { token },
    )
    const stop = (call: Pick<ReturnType<typeof server>, 'call'>['call'], subscribe_seq: number, key: string) =>
      call('subscribeRemove', { subscribe_seq, shown_refund: A_MONTH }, { token, key })
    const watches = data.pays.map((p) => p.subscribeSeq ?? 0)
    if (point === 'watch.stopping') {
      const key = randomUUID()
      const { origin, child } = await server().startApi({ killAt: point })
      await expect(stop(createCaller(origin), watches[0] ?? 0, key)).rejects.toThrow()
      expect(await child.ended).toMatchObject({ signal: 'SIGKILL' })
      await server().owner.query('update platform_once set locked_until = clock_timestamp() where key = $1', [key])
    }
    for (const seq of watches) expect((await stop(server().call, seq, randomUUID())).code).toBe(0)
    if (point !== 'watch.stopping') await killedAt(server(), point)
    await workOn(server())
    expect(await outcomeOf(server(), token, data.merchant_uid)).toEqual({
      state: 'refunded',
      groups: ['ended', 'ended'],
      kept: 0,
    })
    expect((await gatewayRows(server(), data.merchant_uid)).map((p) => p.cancels)).toEqual([2])
    await agrees()
  },
  90_000,
)

it.each(['portone', 'payple'] as const)(
  'homes of which nothing was checked get all of their parts back at %s, one after the other, and the order ends',
  async (gateway) => {
    const token = await server().login(`bulk-back-${gateway}`)
    const input = await bulkInput(server(), unitsOf('201호', '302호', '402호'), { pg_name: gateway })
    const { data } = await server().call('subscribePaymentBulk', input, { token })
    await buy(server(), data.merchant_uid, { amount: data.price, gateway })
    await server().call('orderOnceComplete', { imp_uid: null, merchant_uid: data.merchant_uid }, { token })
    const { infos } = (await server().call('subscribeInfo', {}, { token })).data
    for (const { subscribeSeq: subscribe_seq, refund_now } of infos) {
      expect(refund_now?.won).toBe(A_MONTH)
      const stopped = await server().call('subscribeRemove', { subscribe_seq, shown_refund: A_MONTH }, { token })
      expect(stopped.data.refund).toMatchObject({ won: A_MONTH })
    }
    await workOn(server())
    expect(await outcomeOf(server(), token, data.merchant_uid)).toEqual({
      state: 'refunded',
      groups: ['ended', 'ended', 'ended'],
      kept: 0,
    })
    expect((await gatewayRows(server(), data.merchant_uid)).map((p) => p.cancels)).toEqual([3])
    const told = `message_notice where template = 'report-refunded' and user_seq = (
      select user_seq from order_order where order_seq = $1)`
    expect(await count(server(), told, [data.order_seq])).toBe(3)
    await agrees()
  },
  60_000,
)
