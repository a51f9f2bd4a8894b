import { randomUUID } from 'node:crypto'
import { addDays, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { createCaller } from '../../testing/caller.ts'
import { signIn } from '../../testing/sign-in.ts'
import { useTestServer } from '../../testing/use-test-server.ts'
import { changeTo } from '../testing/again-scene.ts'
import { companyWithMember } from '../testing/company-scene.ts'
import { count, makeOrder } from '../testing/scenes.ts'
import { balanceOf, buyPack, PACK, ticketsOf } from '../testing/ticket-scene.ts'
import { expireTickets } from './ending/expire-tickets.ts'
import { notifyOfEnd } from './ending/notify-of-end.ts'

const server = useTestServer({ worker: 'none' })
const person = async () => (await signIn(server(), { persona: true })).token

/** The same call: in an API that is killed during it, then in one that is not. */
async function killedOnce<T>(killAt: string, ask: (call: ReturnType<typeof createCaller>, key: string) => Promise<T>) {
  const key = randomUUID()
  const { origin, child } = await server().startApi({ killAt })
  await expect(ask(createCaller(origin), key)).rejects.toThrow()
  expect(await child.ended).toMatchObject({ signal: 'SIGKILL' })
  await server().owner.query('update platform_once set locked_until = clock_timestamp() where key = $1', [key])
  return ask(server().call, key)
}
afterEach(() => server().checkInvariants())

describe('a process killed', () => {
  it.each(['ticket.taken', 'ticket.used'])(
    'at %s: the same call again uses one ticket',
    async (point) => {
      const token = await person()
      await buyPack(server(), token)
      const { order_seq } = await makeOrder(server(), token, null)
      const used = await killedOnce(point, (call, key) => call('orderTicketUse', { id: order_seq }, { token, key }))
      expect(used.data.order).toMatchObject({ state: 'completed' })
      expect((await ticketsOf(server(), token)).amount).toBe(2)
    },
    30_000,
  )

  it('at ticket.refunding: the same call again is one refund', async () => {
    const token = await person()
    const pack = await buyPack(server(), token)
    const back = await killedOnce('ticket.refunding', (call, key) =>
      call('orderTicketRefund', { id: pack.order_seq }, { token, key }),
    )
    expect(back.data).toEqual({ tickets: 3, amount: PACK.price })
    const refunds = 'payment_refund join payment_attempt using (attempt_seq) where order_seq = $1'
    expect(await count(server(), refunds, [pack.order_seq])).toBe(1)
  }, 30_000)

  it('at ticket.given: the same call again gives so many, once', async () => {
    const { keeper, member_seq } = await companyWithMember(server())
    const given = await killedOnce('ticket.given', (call, key) =>
      call('orderTicketMember', { act: 'give', member_seq, tickets: 3 }, { token: keeper, key }),
    )
    expect(given.data).toEqual({ member_seq, unused: 3 })
  }, 30_000)

  it('at again.made: the same call again is one order', async () => {
    const token = await person()
    const pack = await buyPack(server(), token)
    const sent = {
      order_seq: pack.order_seq,
      wanted: changeTo('ticket-5'),
      pg_name: 'portone' as const,
      shown_price: 15_500,
      agreed: true as const,
      draft_key: randomUUID(),
    }
    await killedOnce('again.made', (call, key) => call('payOrderPayment', sent, { token, key }))
    expect(await count(server(), 'order_order where from_order_seq = $1', [pack.order_seq])).toBe(1)
  }, 30_000)

  it('at ticket.told: the next run tells who is left, each once', async () => {
    const ends = new Date(`${addDays(dayInSeoul(server().ctx.now()), 21)}T00:00:00+09:00`)
    for (let i = 0; i < 3; i++) {
      const { order_seq } = await buyPack(server(), await person())
      await server().owner.query('update ticket_lot set expires_at = $1 where order_seq = $2', [ends, order_seq])
    }
    await server().ctx.enqueue('ticket.ending', {})
    const worker = await server().startWorker({ killAt: 'ticket.told' })
    expect(await worker.ended).toMatchObject({ signal: 'SIGKILL' })
    expect(await count(server(), `message_notice where template = 'tickets-end'`)).toBe(1)
    await notifyOfEnd(server().ctx)
    expect(await count(server(), `message_notice where template = 'tickets-end'`)).toBe(3)
  }, 30_000)

  it('at ticket.expired: the next run ends what is left, each lot once', async () => {
    const earned = await balanceOf(server(), 'revenue')
    const ends = new Date(`${addDays(dayInSeoul(server().ctx.now()), 1)}T00:00:00+09:00`)
    for (let i = 0; i < 3; i++) {
      const { order_seq } = await buyPack(server(), await person())
      await server().owner.query('update ticket_lot set expires_at = $1 where order_seq = $2', [ends, order_seq])
    }
    await server().setClock(ends)
    await server().ctx.enqueue('ticket.expire', {})
    const worker = await server().startWorker({ killAt: 'ticket.expired' })
    expect(await worker.ended).toMatchObject({ signal: 'SIGKILL' })
    expect(await count(server(), `ticket_deal where kind = 'expire'`)).toBe(1)
    await expireTickets(server().ctx)
    expect(await count(server(), `ticket_deal where kind = 'expire'`)).toBe(3)
    expect(await balanceOf(server(), 'revenue')).toBe(earned - 3 * PACK.price)
    await server().setClock(null)
  }, 30_000)
})
