import { callTable, type CallName } from '@jipsalpim/contract/call-table.ts'
import type { CallRow } from '@jipsalpim/contract/row.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { COMPANY } from '../../testing/company-scene.ts'
import { HOME, orderInput, placeAt } from '../../testing/scenes.ts'

const server = useTestServer()
afterEach(async () => {
  await server().setClock(null)
  await server().owner.query(`delete from account_terms where code = 'service' and version = 3`)
  await server().checkInvariants()
})

const agreementOf = async (token: string) => (await server().call('userAgreement', {}, { token })).data
const stateOf = async (token: string, code: string) =>
  (await agreementOf(token)).agreements.find((a) => a.code === code)?.state
/** A new user for each test. */
async function join(name: string): Promise<string> {
  const { data } = await server().call('loginKakao', { code: `persona-${name}` })
  return data.session.token
}

describe('what somebody agreed to', () => {
  it('is read by anybody in the words in force, required first, and nothing is agreed to', async () => {
    const { data } = await server().call('termsList', {})
    expect(data.terms.map((t) => [t.code, t.required, t.agreed_at])).toEqual([
      ['age', true, null],
      ['service', true, null],
      ['privacy', true, null],
      ['marketing', false, null],
      ['night', false, null],
      ['push', false, null],
      ['web-push', false, null],
      ['usage', false, null],
    ])
    expect(data.terms.find((t) => t.code === 'service')).toMatchObject({ version: 2, from_day: '2026-11-01' })
  })
  it('is told with version, day and road; what was taken back stays in the history', async () => {
    const token = await join('new-이력')
    const first = await agreementOf(token)
    expect(first.agreements.every((a) => a.state === 'none')).toBe(true)
    expect(first.history).toEqual([])
    await server().call('termsAgree', { codes: ['age', 'service', 'privacy'], road: 'join' }, { token })
    await server().call('termsAgree', { codes: ['marketing', 'usage'], road: 'mypage' }, { token })
    // agreeing again changes nothing
    await server().call('termsAgree', { codes: ['usage'], road: 'mypage' }, { token })
    await server().call('termsAgree', { withdraw: ['usage'], road: 'mypage' }, { token })
    const { agreements, history } = await agreementOf(token)
    expect(agreements.map((a) => [a.code, a.state])).toEqual([
      ['age', 'agreed'],
      ['service', 'agreed'],
      ['privacy', 'agreed'],
      ['marketing', 'agreed'],
      ['night', 'none'],
      ['push', 'none'],
      ['web-push', 'none'],
      ['usage', 'withdrawn'],
    ])
    expect(history.map((h) => [h.code, h.act, h.road])).toEqual([
      ['usage', 'withdrawn', 'mypage'],
      ['usage', 'agreed', 'mypage'],
      ['marketing', 'agreed', 'mypage'],
      ['privacy', 'agreed', 'join'],
      ['service', 'agreed', 'join'],
      ['age', 'agreed', 'join'],
    ])
    expect(agreements.find((a) => a.code === 'usage')?.withdrawn_at).not.toBeNull()
    expect(agreements.find((a) => a.code === 'marketing')?.reminded_by).not.toBeNull()
  })
  it('is nobody else’s', async () => {
    const [one, other] = [await join('new-하나'), await join('new-둘')]
    await server().call('termsAgree', { codes: ['usage'] }, { token: one })
    expect(await stateOf(other, 'usage')).toBe('none')
    await server().call('termsAgree', { codes: ['usage'] }, { token: other })
    await server().call('termsAgree', { withdraw: ['usage'] }, { token: one })
    expect([await stateOf(one, 'usage'), await stateOf(other, 'usage')]).toEqual(['withdrawn', 'agreed'])
    expect((await server().call('userAgreement', {})).code).toBe(9001)
  })
  it('cannot be taken back where it is required, and an unknown one undoes the whole', async () => {
    const token = await join('terms')
    expect((await server().call('termsAgree', { withdraw: ['service'] }, { token })).code).toBe(9105)
    expect((await server().call('termsAgree', { codes: ['usage'], withdraw: ['nothing'] }, { token })).code).toBe(1008)
    expect(await stateOf(token, 'usage')).toBe('none')
    expect((await server().call('termsAgree', {}, { token })).code).toBe(9000)
    expect((await server().call('termsAgree', { codes: ['usage'], withdraw: ['usage'] }, { token })).code).toBe(9000)
  })
  it('of the night goes with what it belongs to', async () => {
    const token = await join('밤')
    await server().call('termsAgree', { codes: ['marketing', 'night'] }, { token })
    await server().call('termsAgree', { withdraw: ['marketing'] }, { token })
    expect([await stateOf(token, 'marketing'), await stateOf(token, 'night')]).toEqual(['withdrawn', 'withdrawn'])
  })
})

describe('new words', () => {
  it('that are required are asked for at the next visit and the next login', async () => {
    const token = await join('새약관')
    expect((await server().call('authToken', {}, { token })).data.terms_missing).toBe(false)
    await server().owner.query(
      `insert into account_terms select code, 3, required, title, body || ' 더.', '2026-11-20' from account_terms where code = 'service' and version = 2`,
    )
    expect((await server().call('authToken', {}, { token })).data.terms_missing).toBe(true)
    expect((await server().call('loginKakao', { code: 'persona-새약관' })).data.status).toBe('신규')
    expect(await stateOf(token, 'service')).toBe('none')
    // The old version stays in the history. Only the new one is missing.
    expect((await server().call('userInfo', {}, { token })).data.terms_missing).toEqual(['service'])
  })
  it('of a day that has not come are in force for nobody', async () => {
    await server().owner.query(
      `insert into account_terms select code, 3, required, title, body, '2099-01-01' from account_terms where code = 'service' and version = 2`,
    )
    const { data } = await server().call('termsList', {})
    expect(data.terms.find((t) => t.code === 'service')?.version).toBe(2)
  })
})

describe('a contract with us', () => {
  // all calls that need the terms
  const making = (Object.entries(callTable) as [CallName, CallRow][]).filter(([, row]) => row.needsTerms)

  it('is refused to who has not agreed, whatever is ordered, and nothing of it is left', async () => {
    const token = await join('new-주문')
    // shaped for the order, or left out: the call validates its input first
    const place = await placeAt(server(), HOME)
    const terms = { pg_name: 'portone', shown_price: 9900, draft_key: 'a-draft-of-nobody', agreed: true }
    // Paid by a ticket: no gateway, and no price to agree to.
    const { pg_name: _gateway, shown_price: _price, ...ticketed } = orderInput({ place })
    const inputs: Partial<Record<CallName, object>> = {
      orderCreate: orderInput({ place }),
      orderOwnerProperty: { ...terms, of: 'nz000000000000000000' },
      orderGuarantee: { ...terms, of: 'nz000000000000000000' },
      orderSubscribe: { ...terms, yearly: false, of: 'nz000000000000000000' },
      subscribePayment: {
        card_seq: 1,
        yearly: false,
        price: 4900,
        of: 'nz000000000000000000',
        draft_key: 'a-draft-of-nobody',
        agreed: true,
      },
      subscribePaymentBulk: {
        selected_items: [{ place }],
        card_seq: 1,
        yearly: false,
        price: 4900,
        draft_key: 'a-draft-of-nobody',
        agreed: true,
      },
      subscribePaymentCampaign: { campaign: 'pilot-notifier', place, agreed: true },
      payOrderPayment: { ...terms, order_seq: 1, wanted: { kind: 'reorder' } },
      orderTicket: { ...terms, product: 'ticket-3' },
      orderTicketBusiness: { ...terms, product: 'ticket-3', packs: 1, company: COMPANY },
      orderTicketUse: { id: 1 },
      orderTicketDirect: { ...ticketed, draft_key: 'a-draft-of-nobody' },
    }
    expect(Object.keys(inputs).toSorted()).toEqual(making.map(([name]) => name).toSorted())
    for (const [name, input] of Object.entries(inputs)) {
      // the table's names, with a matching input for each
      const answer = await server().call(name as CallName, input as never, { token })
      expect([name, answer.code, answer.data]).toEqual([name, 9106, { terms: ['age', 'privacy', 'service'] }])
    }
    const { rows } = await server().owner.query(`select 1 from order_order o join account_user u using (user_seq)
      where not exists (select 1 from account_terms_agreement a where a.user_seq = u.user_seq)`)
    expect(rows).toEqual([])
  })
  it('goes through with the very same key once they have agreed, and new words ask again', async () => {
    const token = await join('new-다시')
    const order = orderInput({ place: await placeAt(server(), HOME) })
    const key = 'key-of-an-order-1'
    expect((await server().call('orderCreate', order, { token, key })).code).toBe(9106)
    await server().call('termsAgree', { codes: ['age', 'service', 'privacy'] }, { token })
    expect((await server().call('orderCreate', order, { token, key })).code).toBe(0)
    await server().owner.query(
      `insert into account_terms select code, 3, required, title, body || ' 더.', '2026-11-20' from account_terms where code = 'service' and version = 2`,
    )
    const ticket = {
      product: 'ticket-3',
      pg_name: 'portone',
      shown_price: 27_000,
      draft_key: 'a-key-of-two-packs',
      agreed: true,
    } as const
    expect(await server().call('orderTicket', ticket, { token })).toMatchObject({
      code: 9106,
      data: { terms: ['service'] },
    })
  })
})
