import type { DisputeRole } from '@jipsalpim/contract/areas/report/dispute-terms.ts'
import { afterEach, expect, it } from 'vitest'
import { signIn } from '../../../testing/sign-in.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { makePaidOrder, pass, progressOf, type Where } from '../../testing/scenes.ts'
import { verifyGuestPhone, type Applicant } from '../../testing/verification-scene.ts'

const server = useTestServer()
afterEach(() => server().setClock(null))

const NARAE: Where = { keyword: '화곡로 9047', ho: '302호' }
const words = '11월 24일에 대출을 모두 갚았어요.'

async function shown() {
  await server().owner.query('delete from platform_limit')
  const by = { token: (await signIn(server(), { persona: true })).token }
  const { merchant_uid, order_seq } = await makePaidOrder(server(), by.token, NARAE)
  await server().settle(20_000)
  const report_seq = (await progressOf(server(), by.token, merchant_uid)).report_seq ?? expect.fail()
  const { owners } = (await server().call('reportRead', { id: report_seq }, by)).data.assessment.register
  const owner = ('value' in owners ? owners.value[0]?.name : null) ?? expect.fail()
  const { url } = (await server().call('shareMake', { report_seq, to: { link: true } }, by)).data
  const document = new URL(url).searchParams.get('document') ?? ''
  const dispute = async (role: DisputeRole, finding: string | null = null) =>
    (await server().call('sharedDisputeMake', { document, role, words, finding, contact: '010-1234-5678' })).data.key
  const ofBuyer = async () => (await server().call('reportDisputes', { report_seq }, by)).data.disputes[0]
  return { by, order_seq, owner, document, dispute, ofBuyer }
}
let numbers = 0
async function verified(name: string) {
  const { guest_token: token } = (await server().call('guestOpen', {})).data
  numbers += 1
  const who: Applicant = { name, birth: `19800${numbers}15`, phone: `010777${numbers}1234` }
  const { code, data, text } = await verifyGuestPhone(server(), token, who)
  expect(code, text).toBe(0)
  return { token, user_verify_seq: data.user_verify_seq }
}
const show = (key: string, { token, user_verify_seq }: { token: string; user_verify_seq: number }) =>
  server().call('sharedDisputeVerify', { key, user_verify_seq }, { token })
const own = async (key: string) => (await server().call('sharedDisputes', { key })).data.disputes[0]

it('a landlord without an account shows who they are: the name is compared, and told to nobody', async () => {
  const { order_seq, owner, document, dispute, ofBuyer } = await shown()
  const key = await dispute('landlord')
  expect(await own(key)).toMatchObject({ verified: false, owner: null })
  const other = await show(key, await verified('남궁다른'))
  expect(other).toMatchObject({ code: 0, data: { owner: 'differs' } })
  // another person used the phone before; the last verification counts
  const { text } = await show(key, await verified(owner))
  expect(JSON.parse(text).data).toEqual({ owner: 'matches' })
  expect(await own(key)).toMatchObject({ verified: true, owner: 'matches' })
  expect(await ofBuyer()).toMatchObject({ verified: true, owner: 'matches' })
  const reader = (await server().call('sharedDisputes', { document })).data.disputes[0]
  expect(reader).toMatchObject({ verified: true, owner: null })
  const operator = { token: await server().login('operator-han') }
  await server().call('operatorEnter', { code: '000000' }, operator)
  const { rows } = await server().owner.query('select * from report_dispute where order_seq = $1', [order_seq])
  const dispute_seq = Number(rows[0].dispute_seq)
  const seenByOperator = await server().call('operatorDispute', { dispute_seq }, operator)
  expect(seenByOperator.data).toMatchObject({ verified: true, owner: 'matches' })
  for (const told of [text, seenByOperator.text, JSON.stringify([await own(key), await ofBuyer(), reader, rows])]) {
    expect(told).not.toContain(owner)
    expect(told).not.toContain('남궁다른')
  }
})

it('a realtor’s name is compared with no owner', async () => {
  const { dispute, ofBuyer } = await shown()
  const key = await dispute('realtor')
  expect((await show(key, await verified('박중개'))).data).toEqual({ owner: null })
  expect(await ofBuyer()).toMatchObject({ verified: true, owner: null, role: 'realtor' })
})

it('a verification of somebody else, an old one, and a dispute that is over count for nothing', async () => {
  const { dispute, owner } = await shown()
  const key = await dispute('landlord')
  const mine = await verified(owner)
  const { guest_token: token } = (await server().call('guestOpen', {})).data
  expect((await show(key, { ...mine, token })).code).toBe(9004)
  expect((await show('k'.repeat(43), mine)).code).toBe(9201)
  expect((await show(key, { ...mine, token: await server().login('new-shows') })).code).toBe(9001)
  await pass(server(), 31 * 60)
  expect((await show(key, mine)).code).toBe(9004)
  await server().setClock(null)
  expect(await own(key)).toMatchObject({ verified: false })
  await server().call('sharedDisputeClose', { key })
  expect((await show(key, mine)).code).toBe(9203)
})

it('the register of a report that was erased says no owner: unknown', async () => {
  const { dispute, owner, order_seq } = await shown()
  const key = await dispute('landlord')
  await server().owner.query(
    `update report_report set state = 'voided', voided_at = app_now(), assessment = null, assessment_sealed = null, assessment_sha256 = null
      where order_seq = $1`,
    [order_seq],
  )
  expect((await show(key, await verified(owner))).data).toEqual({ owner: 'unknown' })
})
