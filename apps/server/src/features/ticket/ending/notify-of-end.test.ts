import { addDays, dayInSeoul, type Day } from '@jipsalpim/engine/values/day.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { signIn } from '../../../testing/sign-in.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { words } from '../../message/words.ts'
import { companyWithMember } from '../../testing/company-scene.ts'
import { buyPack, orderByTicket, PACK } from '../../testing/ticket-scene.ts'
import { endOf } from './last-day.ts'
import { notifyOfEnd } from './notify-of-end.ts'

const server = useTestServer()
const person = async () => (await signIn(server(), { persona: true })).token
const today = (): Day => dayInSeoul(server().ctx.now())
/** Ten in the morning, `inDays` before; sessions expire, so the pack's expiry is moved instead of the clock. */
async function ends(orderSeq: number, inDays: number): Promise<Day> {
  const last = addDays(today(), inDays)
  await server().owner.query(
    `update ticket_lot set expires_at = $1 where order_seq = $2
      or from_lot_seq in (select lot_seq from ticket_lot where order_seq = $2)`,
    [endOf(last), orderSeq],
  )
  return last
}
const notifyNow = async () => {
  await notifyOfEnd(server().ctx)
  const { rows } = await server().owner.query<{ variables: Record<string, string | number> }>(
    `select variables from message_notice where template = 'tickets-end' order by notice_seq`,
  )
  return rows.map((r) => r.variables)
}

afterEach(async () => {
  // The next test does not notify this test's users.
  await server().owner.query(`update ticket_lot set told_days = 0`)
  await server().owner.query(`delete from message_notice where template = 'tickets-end'`)
  await server().settle()
  await server().checkInvariants({ inTime: true })
})

describe('the end of tickets', () => {
  it('is told 30 days and 7 days before, once each, with what goes back until then', async () => {
    const token = await person()
    const pack = await buyPack(server(), token)
    await orderByTicket(server(), token, null)
    await ends(pack.order_seq, 31)
    expect(await notifyNow()).toEqual([])
    const last = await ends(pack.order_seq, 30)
    const expected = { holder: 'own', tickets: 2, last_day: last, refundable: 2 * PACK.unit }
    expect(await notifyNow()).toEqual([expected])
    expect(await notifyNow()).toEqual([expected])
    await ends(pack.order_seq, 8)
    expect((await notifyNow()).length).toBe(1)
    const soon = await ends(pack.order_seq, 7)
    expect(await notifyNow()).toEqual([expected, { ...expected, last_day: soon }])
    await ends(pack.order_seq, 0)
    expect((await notifyNow()).length).toBe(2)
  })

  it('is told once to who was missed before, and not of tickets that were used or given back', async () => {
    const [late, done] = [await person(), await person()]
    await ends((await buyPack(server(), late)).order_seq, 3)
    const pack = await buyPack(server(), done)
    await ends(pack.order_seq, 3)
    await server().call('orderTicketRefund', { id: pack.order_seq }, { token: done })
    expect((await notifyNow()).length).toBe(1)
  })

  it('of packs that end together is one notice; a company’s and what a member was given are told apart', async () => {
    const { keeper, pack, member, member_seq } = await companyWithMember(server())
    await server().call('orderTicketMember', { act: 'give', member_seq, tickets: 3 }, { token: keeper })
    const last = await ends(pack.order_seq, 20)
    for (let i = 0; i < 2; i++) await ends((await buyPack(server(), member)).order_seq, 20)
    const answer = await notifyNow()
    expect(answer).toHaveLength(3)
    expect(answer).toEqual(
      expect.arrayContaining([
        { holder: 'company', tickets: 17, last_day: last, refundable: 17 * 8000 },
        { holder: 'given', tickets: 3, last_day: last, refundable: 0 },
        { holder: 'own', tickets: 6, last_day: last, refundable: 2 * PACK.price },
      ]),
    )
  })

  it('is said with the day, the sum where there is one, and the way there', () => {
    const own = words['tickets-end']({ holder: 'own', tickets: 2, last_day: '2026-12-22', refundable: 18_000 })
    expect(own).toMatchObject({ path: '/ticket/info' })
    expect(own.text).toContain('2026년 12월 22일 24시')
    expect(own.text).toContain('1만 8,000원을 환불')
    const given = words['tickets-end']({ holder: 'given', tickets: 2, last_day: '2026-12-22', refundable: 0 })
    expect(given.text).not.toContain('환불')
    expect(words['tickets-end']({ holder: 'company', tickets: 2, last_day: '2026-12-22', refundable: 8000 }).path).toBe(
      '/ticket/business',
    )
  })
})
