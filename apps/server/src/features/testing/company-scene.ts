import { randomUUID } from 'node:crypto'
import { signIn } from '../../testing/sign-in.ts'
import type { TestServer } from '../../testing/start-test-server.ts'
import { buy } from './scenes.ts'
import { confirmPack } from './ticket-scene.ts'

export const COMPANY = {
  name: '살핌공인',
  business_no: '1248100998',
  representative: '김대표',
  invoice_email: 'tax@example.com',
}
export const orderForCompany = (server: TestServer, token: string, over: object = {}) =>
  server.call(
    'orderTicketBusiness',
    {
      company: COMPANY,
      product: 'ticket-10',
      packs: 2,
      pg_name: 'portone',
      shown_price: 160_000,
      agreed: true,
      draft_key: randomUUID(),
      ...over,
    },
    { token },
  )

/** A company with twenty tickets and one member. */
export async function companyWithMember(server: TestServer) {
  const [keeper, member] = [
    (await signIn(server, { persona: true })).token,
    (await signIn(server, { persona: true })).token,
  ]
  const { data: pack } = await orderForCompany(server, keeper)
  await buy(server, pack.merchant_uid, { amount: pack.price })
  const paid = await confirmPack(server, keeper, pack.merchant_uid)
  if (!paid.data.for_company || paid.data.tickets !== 20) throw new Error(`no company: ${paid.text}`)
  const { company } = (await server.call('orderTicketCompany', {}, { token: keeper })).data
  const invite_code = company?.invite_code ?? ''
  const sent = { act: 'join' as const, invite_code: invite_code.toLowerCase(), name_shown: true as const }
  const { member_seq } = (await server.call('orderTicketMember', sent, { token: member })).data
  return { keeper, member, pack, invite_code, member_seq }
}
