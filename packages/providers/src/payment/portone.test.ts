import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startExamSandbox, type ExamSandbox } from '../exam-sandbox.ts'
import { examinePayment } from './exam.ts'
import { createPortOne } from './portone.ts'

let sandbox: ExamSandbox
beforeAll(async () => {
  sandbox = await startExamSandbox()
})
afterAll(() => sandbox.close())

const port = (timeoutMs = 5000, impSecret = 'secret') =>
  createPortOne({ baseUrl: `${sandbox.url}/portone`, timeoutMs, now: () => new Date() }, { impKey: 'key', impSecret })

describe('PortOne', () => {
  examinePayment({
    port,
    hasty: () => port(300),
    buy: async (merchantUid, amount, outcome) => String((await sandbox.control('POST', '/payments', { merchant_uid: merchantUid, amount, outcome }))['imp_uid']),
    truth: (merchantUid) => truth(merchantUid),
    fault: (kind, times, ms) => sandbox.fault('portone', kind, times, ms),
    today: () => new Date().toISOString().slice(0, 10).replaceAll('-', ''),
    checksBalance: true,
  })

  it('asks for another token once when its own is refused, and stops when that is refused too', async () => {
    const gateway = port()
    await sandbox.control('POST', '/payments', { merchant_uid: 'token-1', amount: 9900, outcome: 'paid' })
    const ask = { gatewayId: null, merchantUid: 'token-1', paidOn: null }
    await sandbox.fault('portone', 'expired-key', 1)
    expect(await gateway.inquire(ask)).toMatchObject({ ok: true, value: { state: 'paid' } })
    await sandbox.fault('portone', 'expired-key', 2)
    expect(await gateway.inquire(ask)).toMatchObject({ ok: false, kind: 'config' })
  })
  it('names a wrong key as ours to mend', async () => {
    expect(await port(5000, 'wrong').inquire({ gatewayId: 'imp_1', merchantUid: 'x', paidOn: null })).toMatchObject({ ok: false, kind: 'config' })
  })
  it('refuses to prepare another amount for the same order', async () => {
    await port().prepare({ merchantUid: 'prepared-1', amount: 9900 })
    expect(await port().prepare({ merchantUid: 'prepared-1', amount: 100 })).toMatchObject({ ok: false, kind: 'refused', reason: 'duplicate' })
  })
  it('a window with another amount than the prepared one fails', async () => {
    await port().prepare({ merchantUid: 'prepared-2', amount: 9900 })
    await sandbox.control('POST', '/payments', { merchant_uid: 'prepared-2', amount: 100, outcome: 'paid' })
    expect(await port().inquire({ gatewayId: null, merchantUid: 'prepared-2', paidOn: null })).toMatchObject({ ok: true, value: { state: 'failed', failReason: '결제금액 위변조' } })
  })
  it('still holds the money after kill -9', async () => {
    await sandbox.control('POST', '/payments', { merchant_uid: 'killed-1', amount: 9900, outcome: 'paid' })
    await sandbox.killAndRestart()
    expect(await port().inquire({ gatewayId: null, merchantUid: 'killed-1', paidOn: null })).toMatchObject({ ok: true, value: { state: 'paid', amount: 9900 } })
  })
})

async function truth(merchantUid: string) {
  // GET /payments of apps/sandbox/src/control/payments.ts
  const { payments } = (await sandbox.control('GET', '/payments')) as { payments: { merchant_uid: string; status: string; amount: number; cancel_amount: number; cancels: number }[] }
  const held = payments.find((p) => p.merchant_uid === merchantUid && p.status !== 'failed')
  return held ? { amount: held.amount, cancelled: held.cancel_amount, cancels: held.cancels } : null
}
