import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startExamSandbox, type ExamSandbox } from '../exam-sandbox.ts'
import { createPaypleBilling } from './payple-billing.ts'
import { createPaypleReceipts } from './payple-receipts.ts'
import { createPayple } from './payple.ts'
import { createPortOneBilling } from './portone-billing.ts'
import { createPortOneCash } from './portone-cash.ts'
import { createPortOne } from './portone.ts'

let sandbox: ExamSandbox
beforeAll(async () => {
  sandbox = await startExamSandbox()
})
afterAll(() => sandbox.close())

const PRICE = 9900
const context = (base: string, timeoutMs = 5000) => ({
  baseUrl: `${sandbox.url}/${base}`,
  timeoutMs,
  now: () => new Date(),
})
const impKeys = { impKey: 'key', impSecret: 'secret' }
const paypleKeys = { cstId: 'test', custKey: 'key', refundKey: 'refund', referer: 'http://localhost:8080' }
const cash = (timeoutMs?: number) => createPortOneCash(context('portone', timeoutMs), impKeys)
const today = () => new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '')
const pay = (merchant_uid: string, over: object = {}) =>
  sandbox.control('POST', '/payments', { merchant_uid, amount: PRICE, outcome: 'paid', ...over })
const asked = (merchantUid: string) => ({
  merchantUid,
  amount: PRICE,
  bankCode: '088',
  dueAt: new Date(Date.now() + 86_400_000),
  holder: '집살핌',
  goods: '보고서',
  noticeUrl: 'http://localhost:8080/hook',
})
async function opened(merchantUid: string) {
  const answer = await cash().openAccount(asked(merchantUid))
  if (!answer.ok) throw new Error(answer.message)
  return answer.value
}
const gateway = () => createPortOne(context('portone'), impKeys)
const accountsOf = async (merchantUid: string) =>
  ((await sandbox.control('GET', '/payments'))['payments'] as { merchant_uid: string }[]).filter(
    (p) => p.merchant_uid === merchantUid,
  )

describe('an account for one order', () => {
  it('is opened once, takes a deposit, and is told as paid', async () => {
    const account = await opened('vb-1')
    expect(account).toMatchObject({ bankCode: '088', bankName: '신한은행', holder: '집살핌' })
    expect(account.number).toMatch(/^\d{10,}$/)
    expect(await cash().openAccount(asked('vb-1'))).toEqual({ ok: true, value: account })
    const ask = { gatewayId: account.gatewayId, merchantUid: 'vb-1', paidOn: null }
    expect(await gateway().inquire(ask)).toMatchObject({ value: { state: 'ready', amount: PRICE } })
    await pay('vb-1')
    expect(await gateway().inquire(ask)).toMatchObject({ value: { state: 'paid', amount: PRICE, method: 'vbank' } })
    expect(await cash().closeAccount(account.gatewayId)).toMatchObject({ kind: 'refused', reason: 'deposited' })
  })
  it('that is closed takes nothing; closed again it is closed', async () => {
    const { gatewayId } = await opened('vb-2')
    expect(await cash().closeAccount(gatewayId)).toEqual({ ok: true, value: true })
    expect(await cash().closeAccount(gatewayId)).toEqual({ ok: true, value: true })
    await pay('vb-2')
    expect(await gateway().inquire({ gatewayId, merchantUid: 'vb-2', paidOn: null })).toMatchObject({
      value: { state: 'failed' },
    })
  })
  it('tells what was deposited, and gives it back only to somebody’s account', async () => {
    const { gatewayId } = await opened('vb-3')
    await pay('vb-3', { amount: 5000 })
    expect(await gateway().inquire({ gatewayId, merchantUid: 'vb-3', paidOn: null })).toMatchObject({
      value: { state: 'paid', amount: 5000 },
    })
    const refund = { gatewayId, merchantUid: 'vb-3', amount: 5000, balance: 5000, reason: '다른 금액', paidOn: null }
    expect((await gateway().refund(refund)).ok).toBe(false)
    const to = { bankCode: '004', number: '12345678901', holder: '김임차' }
    expect(await gateway().refund({ ...refund, to })).toEqual({ ok: true, value: true })
    expect(await gateway().inquire({ gatewayId, merchantUid: 'vb-3', paidOn: null })).toMatchObject({
      value: { state: 'cancelled', cancelledAmount: 5000 },
    })
  })
  it('is one although nothing was heard of it, and none of a bank that has none', async () => {
    await sandbox.fault('portone', 'timeout-after-effect', 1)
    expect(await cash(400).openAccount(asked('vb-4'))).toMatchObject({ ok: false, kind: 'unknown' })
    await opened('vb-4')
    expect(await accountsOf('vb-4')).toHaveLength(1)
    expect(await cash().openAccount({ ...asked('vb-5'), bankCode: '999' })).toMatchObject({ reason: 'declined' })
  })
})

describe.each(['portone', 'payple'] as const)('a cash receipt at %s', (vendor) => {
  const receipts = (timeoutMs?: number) =>
    vendor === 'portone' ? cash(timeoutMs) : createPaypleReceipts(context('payple', timeoutMs), paypleKeys)
  const paid = async (merchantUid: string) => {
    const gatewayId = vendor === 'portone' ? (await opened(merchantUid)).gatewayId : merchantUid
    await pay(merchantUid, { gateway: vendor, method: 'transfer' })
    return { gatewayId, merchantUid, paidOn: vendor === 'payple' ? today() : null }
  }
  const person = { amount: PRICE, kind: 'person', number: '01012345678' } as const

  it('is issued, told, cancelled, and issued again for the rest', async () => {
    const of = await paid(`cr-1-${vendor}`)
    expect(await receipts().receiptOf(of)).toEqual({ ok: true, value: null })
    const issued = await receipts().issueReceipt({ ...of, ...person })
    expect(issued).toMatchObject({ ok: true, value: { amount: PRICE } })
    const amount = vendor === 'portone' ? PRICE : null
    expect(await receipts().receiptOf(of)).toMatchObject({ value: { ...(issued.ok && issued.value), amount } })
    expect(await receipts().cancelReceipt({ ...of, ...person })).toEqual({ ok: true, value: true })
    expect(await receipts().receiptOf(of)).toEqual({ ok: true, value: null })
    expect(await receipts().cancelReceipt({ ...of, ...person })).toMatchObject({ reason: 'not-found' })
    const back = { ...of, amount: 900, balance: PRICE, reason: '일부', method: 'transfer' as const }
    const port = vendor === 'portone' ? gateway() : createPayple(context('payple'), paypleKeys)
    const to = { bankCode: '004', number: '12345678901', holder: '김임차' }
    expect((await port.refund({ ...back, to })).ok).toBe(true)
    expect(
      await receipts().issueReceipt({ ...of, amount: PRICE - 900, kind: 'company', number: '1234567891' }),
    ).toMatchObject({ ok: true, value: { amount: PRICE - 900 } })
  })
  it('is refused for a card and for a number that is nobody’s', async () => {
    const merchantUid = `cr-2-${vendor}`
    const { imp_uid } = await pay(merchantUid, { gateway: vendor })
    const of = { gatewayId: String(imp_uid), merchantUid, paidOn: today() }
    expect(await receipts().issueReceipt({ ...of, ...person })).toMatchObject({ reason: 'not-cash' })
    const cashed = await paid(`cr-3-${vendor}`)
    expect(await receipts().issueReceipt({ ...cashed, ...person, number: '01012340000' })).toMatchObject({
      reason: 'wrong-number',
    })
  })
  it.each(['down', 'html', 'error-before', 'error-after', 'timeout-after-effect'])(
    '%s: nothing is known, and asking tells',
    async (kind) => {
      const of = await paid(`cr-${kind}-${vendor}`)
      await sandbox.fault(vendor, kind, 1)
      expect(await receipts(400).issueReceipt({ ...of, ...person })).toMatchObject({ ok: false, kind: 'unknown' })
      const answer = await receipts().receiptOf(of)
      expect(answer).toMatchObject({
        ok: true,
        value: kind.includes('after') ? { amount: vendor === 'portone' ? PRICE : null } : null,
      })
    },
  )
})

it('a transfer is not known while the banks are closed, and is told when they open', async () => {
  await pay('night-1', { gateway: 'payple', method: 'transfer' })
  const of = { gatewayId: 'night-1', merchantUid: 'night-1', paidOn: today(), method: 'transfer' as const }
  await sandbox.fault('payple', 'bank-closed', 2)
  const port = createPayple(context('payple'), paypleKeys)
  expect(await port.inquire(of)).toMatchObject({ ok: false, kind: 'unknown' })
  expect(await createPaypleReceipts(context('payple'), paypleKeys).receiptOf(of)).toMatchObject({ kind: 'unknown' })
  expect(await port.inquire(of)).toMatchObject({ ok: true, value: { state: 'paid', amount: PRICE } })
})

describe('a billing key at Payple', () => {
  const billing = () => createPaypleBilling(context('payple'), paypleKeys)
  const register = async (merchantUid: string) => {
    const { result } = await pay(merchantUid, { amount: 0, gateway: 'payple', payer_no: '7' })
    // what the window's form would post
    return (result as Record<string, string>)['PCD_PAYER_ID'] ?? ''
  }
  it('is of the member that the window was opened for, until it is deleted', async () => {
    const key = await register('pk-1')
    const card = { cardName: '신한카드', cardNumber: '41111111****1111' }
    expect(await billing().cardOf(key, '7')).toEqual({ ok: true, value: card })
    expect(await billing().cardOf(key, '8')).toEqual({ ok: true, value: null })
    expect(await billing().cardOf('nobody', '7')).toEqual({ ok: true, value: null })
    expect(await billing().deleteKey(key)).toEqual({ ok: true, value: true })
    expect(await billing().deleteKey(key)).toEqual({ ok: true, value: true })
    expect(await billing().cardOf(key, '7')).toEqual({ ok: true, value: null })
  })
  it('is unknown while the gateway is silent, and no payment to be looked up', async () => {
    const key = await register('pk-2')
    await sandbox.fault('payple', 'down', 1)
    expect(await billing().cardOf(key, '7')).toMatchObject({ ok: false, kind: 'unknown' })
    const asked = { gatewayId: null, merchantUid: 'pk-2', paidOn: today() }
    expect(await createPayple(context('payple'), paypleKeys).inquire(asked)).toEqual({ ok: true, value: null })
  })
})

describe('a billing key', () => {
  const billing = () => createPortOneBilling(context('portone'), impKeys)
  it('has the card that was typed in the window, masked, until it is deleted', async () => {
    expect(await billing().cardOf('key-1', '1')).toEqual({ ok: true, value: null })
    await pay('bk-1', { amount: 0, customer_uid: 'key-1' })
    expect(await billing().cardOf('key-1', '1')).toEqual({
      ok: true,
      value: { cardName: '신한카드', cardNumber: '4111********1111' },
    })
    expect(await billing().deleteKey('key-1')).toEqual({ ok: true, value: true })
    expect(await billing().deleteKey('key-1')).toEqual({ ok: true, value: true })
    expect(await billing().cardOf('key-1', '1')).toEqual({ ok: true, value: null })
  })
  it('has none when the window failed or was left, and is unknown while the gateway is silent', async () => {
    await pay('bk-2', { amount: 0, customer_uid: 'key-2', outcome: 'failed' })
    expect(await billing().cardOf('key-2', '1')).toEqual({ ok: true, value: null })
    await sandbox.fault('portone', 'down', 1)
    expect(await billing().cardOf('key-2', '1')).toMatchObject({ ok: false, kind: 'unknown' })
  })
})
