import fc from 'fast-check'
import { orderForCompany } from './company-scene.ts'
import { buy } from './scenes.ts'
import { act, confirmBy, keep, keptOrder, noFault, PLACES, type Command, type Real } from './shop-acts.ts'
import { orderByTicket } from './ticket-scene.ts'

/** Commands of the buyer for their company, and of its one member. */
export const companyCommands = (): fc.Arbitrary<Command>[] => [
  fc.record({ paid: fc.constantFrom(true, true, false) }).map(buyForCompany),
  fc.constant({}).map(join),
  fc
    .record({
      act: fc.constantFrom('give' as const, 'give' as const, 'take' as const),
      tickets: fc.constantFrom(1, 3, 25),
    })
    .map(move),
  fc.record({ by: fc.constantFrom('keeper' as const, 'member' as const) }).map(leave),
  fc.record({ place: fc.constantFrom('home', 'nowhere', 'later'), draft: fc.nat(2) }).map(useGiven),
]

const buyForCompany = (a: { paid: boolean }) =>
  act('company', a, async (shop, { server, token }) => {
    const made = await orderForCompany(server, token)
    noFault(made)
    keep(shop, made)
    if (made.code !== 0 || !a.paid) return
    const uid = made.data.merchant_uid
    await buy(server, uid, { amount: made.data.price }).catch(() => null)
    noFault(await confirmBy(server, token, uid, await keptOrder(server, uid), 'paid'))
  })
const companyOf = async ({ server, token }: Real) =>
  (await server.call('orderTicketCompany', {}, { token })).data.company
const join = (a: object) =>
  act('join', a, async (_shop, real) => {
    const company = await companyOf(real)
    if (!company) return
    const sent = { act: 'join' as const, invite_code: company.invite_code, name_shown: true as const }
    noFault(await real.server.call('orderTicketMember', sent, { token: real.member }))
  })
const move = (a: { act: 'give' | 'take'; tickets: number }) =>
  act('move', a, async (_shop, real) => {
    const member = (await companyOf(real))?.members[0]
    if (!member) return
    const sent = { ...a, member_seq: member.member_seq }
    const two = await Promise.all([0, 1].map(() => real.server.call('orderTicketMember', sent, { token: real.token })))
    two.forEach(noFault)
  })
const leave = (a: { by: 'keeper' | 'member' }) =>
  act('leave', a, async (_shop, real) => {
    const member = (await companyOf(real))?.members[0]
    if (!member) return
    const token = a.by === 'keeper' ? real.token : real.member
    const sent = { act: 'leave' as const, member_seq: member.member_seq }
    noFault(await real.server.call('orderTicketMember', sent, { token }))
  })
/** The member's order is their own; the buyer's commands on it find nothing. */
const useGiven = (a: { place: string; draft: number }) =>
  act('given', a, async (shop, { server, member }) => {
    const made = await orderByTicket(server, member, PLACES[a.place] ?? null, `${shop.drafts[a.draft]}-${a.place}`)
    noFault(made)
    keep(shop, { code: made.code, data: made.data?.order ?? null })
  })
