import { errors } from '@jipsalpim/contract/errors.ts'
import type { Sent } from '@jipsalpim/contract/call.ts'
import type { orderTicketMember } from '@jipsalpim/contract/areas/ticket/calls.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { signIn } from '../../../testing/sign-in.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { paymentScene } from '../../testing/payment-scene.ts'
import { COMPANY, companyWithMember, orderForCompany } from '../../testing/company-scene.ts'
import { gatewayRows, progressOf } from '../../testing/scenes.ts'
import { orderByTicket, ticketsOf } from '../../testing/ticket-scene.ts'

import { ticketPersonalData } from '../personal-data.ts'

const server = useTestServer()
const code = (name: keyof typeof errors): number => errors[name].code
const person = async () => (await signIn(server(), { persona: true })).token
const act = (token: string, input: Sent<typeof orderTicketMember>) =>
  server().call('orderTicketMember', input, { token })
const seen = async (token: string) => (await server().call('orderTicketCompany', {}, { token })).data

afterEach(async () => {
  await server().settle()
  await server().checkInvariants({ inTime: true })
})

describe('a company', () => {
  it('buys for its members: nobody’s to use until they are given, and its facts are kept sealed', async () => {
    const { keeper, pack } = await companyWithMember(server())
    expect((await ticketsOf(server(), keeper)).amount).toBe(0)
    expect((await orderByTicket(server(), keeper, null)).code).toBe(code('ticketNone'))
    expect((await seen(keeper)).company).toMatchObject({
      ...COMPANY,
      tickets: 20,
      lots: [{ order_seq: pack.order_seq, unit_won: 8000, refundable: 160_000 }],
    })
    const { rows } = await server().owner.query('select * from ticket_company')
    expect(JSON.stringify(rows)).not.toMatch(/김대표|tax@example/)
  })

  it('is refused a number that is none, and another price than the one that was shown', async () => {
    const token = await person()
    const wrong = await orderForCompany(server(), token, { company: { ...COMPANY, business_no: '1248100999' } })
    expect([wrong.code, Object.values(wrong.data as unknown as Record<string, string>)]).toEqual([
      code('invalidInput'),
      ['business-no'],
    ])
    const dear = await orderForCompany(server(), token, { shown_price: 80_000 })
    expect([dear.code, dear.data]).toEqual([code('paymentRequestFailed'), { price: 160_000 }])
  })

  it('gives to a member, who uses theirs as any ticket; it sees how many and not for which home', async () => {
    const { keeper, member, member_seq } = await companyWithMember(server())
    // Another user who joins is another member.
    const beside = await person()
    const invite_code = (await seen(keeper)).company?.invite_code ?? ''
    const joined = await act(beside, { act: 'join', invite_code, name_shown: true })
    expect((await seen(beside)).memberships).toMatchObject([{ member_seq: joined.data.member_seq }])
    expect(joined.data.member_seq).not.toBe(member_seq)
    await act(beside, { act: 'leave', member_seq: joined.data.member_seq })
    expect((await act(keeper, { act: 'give', member_seq, tickets: 21 })).code).toBe(code('ticketNone'))
    expect((await act(keeper, { act: 'give', member_seq, tickets: 3 })).data.unused).toBe(3)
    expect((await ticketsOf(server(), member)).lots).toMatchObject([{ order_seq: null, remaining: 3, refundable: 0 }])
    const { data } = await orderByTicket(server(), member)
    await server().settle()
    expect(await progressOf(server(), member, data.order.merchant_uid)).toMatchObject({ state: 'ready' })
    const its = (await seen(keeper)).company
    expect(its).toMatchObject({ tickets: 17, members: [{ member_seq, unused: 2, used: 1 }] })
    expect(JSON.stringify(its)).not.toContain('초록마을')
    expect((await seen(member)).memberships).toEqual([{ member_seq, company: COMPANY.name, unused: 2 }])
  })

  it('takes back what is not used, and has its money back for what nobody holds', async () => {
    const { keeper, member_seq, pack } = await companyWithMember(server())
    await act(keeper, { act: 'give', member_seq, tickets: 5 })
    expect((await act(keeper, { act: 'take', member_seq, tickets: 6 })).code).toBe(code('ticketNone'))
    expect((await act(keeper, { act: 'take', member_seq, tickets: 2 })).data.unused).toBe(3)
    const back = await server().call('orderTicketRefund', { id: pack.order_seq }, { token: keeper })
    expect(back.data).toEqual({ tickets: 17, amount: 17 * 8000 })
    await server().settle()
    expect(await gatewayRows(server(), pack.merchant_uid)).toMatchObject([{ cancel_amount: 17 * 8000 }])
  })

  it('has them back when a member leaves, and the one of a report that came to nothing after that', async () => {
    const { keeper, member, member_seq, invite_code } = await companyWithMember(server())
    await act(keeper, { act: 'give', member_seq, tickets: 2 })
    await server().control('faults', { service: 'register', kind: 'slow', times: 1, ms: 1500 })
    await orderByTicket(server(), member, { keyword: '초록마을로 9012', ho: '999' })
    await act(member, { act: 'leave', member_seq })
    await server().settle()
    expect((await seen(keeper)).company).toMatchObject({ tickets: 20, members: [] })
    expect((await ticketsOf(server(), member)).amount).toBe(0)
    const again = await act(member, { act: 'join', invite_code, name_shown: true })
    expect(again.data.member_seq).not.toBe(member_seq)
  })

  it('is kept by one person: another cannot give, take, or end a membership, nor join by a code that was never given', async () => {
    const { keeper, member, member_seq } = await companyWithMember(server())
    const stranger = await person()
    for (const token of [stranger, member]) {
      expect((await act(token, { act: 'give', member_seq, tickets: 1 })).code).toBe(code('notFound'))
      expect((await act(token, { act: 'take', member_seq, tickets: 1 })).code).toBe(code('notFound'))
    }
    expect((await act(stranger, { act: 'leave', member_seq })).code).toBe(code('notFound'))
    expect((await act(stranger, { act: 'join', invite_code: 'ZZZZZZZZZZ', name_shown: true })).code).toBe(
      code('notFound'),
    )
    expect((await act(keeper, { act: 'leave', member_seq })).code).toBe(0)
    expect((await act(keeper, { act: 'give', member_seq, tickets: 1 })).code).toBe(code('notFound'))
  })

  it('whose members are given, take and use at once loses none', async () => {
    const { keeper, member, member_seq } = await companyWithMember(server())
    await act(keeper, { act: 'give', member_seq, tickets: 5 })
    await Promise.all([
      ...Array.from({ length: 4 }, () => act(keeper, { act: 'give', member_seq, tickets: 2 })),
      ...Array.from({ length: 4 }, () => act(keeper, { act: 'take', member_seq, tickets: 3 })),
      ...Array.from({ length: 4 }, () => orderByTicket(server(), member, null)),
    ])
    const its = (await seen(keeper)).company
    const [m] = its?.members ?? []
    expect((its?.tickets ?? 0) + (m?.unused ?? 0) + (m?.used ?? 0)).toBe(20)
  })

  it('whose payment went back at the gateway’s console leaves no ticket with anybody', async () => {
    const { keeper, member, member_seq, pack } = await companyWithMember(server())
    await act(keeper, { act: 'give', member_seq, tickets: 4 })
    const { rows } = await server().owner.query('select gateway_id from payment_attempt where merchant_uid = $1', [
      pack.merchant_uid,
    ])
    await server().ctx.payment.portone.refund({
      gatewayId: rows[0]?.gateway_id,
      merchantUid: pack.merchant_uid,
      amount: 160_000,
      balance: 160_000,
      reason: 'console',
      paidOn: null,
    })
    await fetch(`${server().origin}/api/v1/webhooks/portone`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ merchant_uid: pack.merchant_uid, imp_uid: 'x', status: 'cancelled' }),
    })
    await paymentScene(server).climb(1)
    expect((await ticketsOf(server(), member)).amount).toBe(0)
    expect((await seen(keeper)).company?.tickets).toBe(0)
  })
})

describe('somebody who goes for good', () => {
  it('is told of the company’s tickets that nobody holds, too', async () => {
    const { keeper, member_seq } = await companyWithMember(server())
    await act(keeper, { act: 'give', member_seq, tickets: 5 })
    const reading = (await server().call('withdrawalRead', {}, { token: keeper })).data
    expect(reading.obstacles).toEqual([])
    expect(reading.tickets).toMatchObject({ amount: 15 })
  })

  it('as a member leaves what they did not use to their company', async () => {
    const { keeper, member, member_seq } = await companyWithMember(server())
    await act(keeper, { act: 'give', member_seq, tickets: 4 })
    expect((await server().call('withdrawalRead', {}, { token: member })).data.obstacles).toEqual([])
    const { user_seq } = (await server().call('userInfo', {}, { token: member })).data
    await server().ctx.tx((tx) => ticketPersonalData.forget(tx, user_seq))
    expect((await seen(keeper)).company).toMatchObject({ tickets: 20, members: [] })
    expect(await server().ctx.tx((tx) => ticketPersonalData.forget(tx, user_seq))).toBe(0)
  })
})
