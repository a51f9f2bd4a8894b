import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startExamSandbox, type ExamSandbox } from '../exam-sandbox.ts'
import { paymentExam } from './exam.ts'
import { createPayple } from './payple.ts'
import { sandboxStage } from './stage.ts'

const ORIGIN = 'http://localhost:8080'
let sandbox: ExamSandbox
beforeAll(async () => {
  sandbox = await startExamSandbox(ORIGIN)
})
afterAll(() => sandbox.close())

const keys = { cstId: 'test', custKey: 'key', refundKey: 'refund', referer: ORIGIN }
const port = (timeoutMs = 5000, change: Partial<typeof keys> = {}) =>
  createPayple({ baseUrl: `${sandbox.url}/payple`, timeoutMs, now: () => new Date() }, { ...keys, ...change })
const ask = (merchantUid: string) => ({ gatewayId: null, merchantUid, paidOn: null })

/** The buyer's button in the window; resolves with what it would post to the product. */
async function pressPay(oid: string, work: string, card = '4111111111111111'): Promise<URLSearchParams> {
  const body = new URLSearchParams({
    mode: 'direct',
    clientKey: 'client',
    PCD_RST_URL: `${ORIGIN}/api/v1/payple/return`,
    PCD_PAY_WORK: work,
    PCD_PAY_TYPE: 'card',
    PCD_PAY_OID: oid,
    PCD_PAY_TOTAL: '9900',
    PCD_PAY_GOODS: '안심 리포트',
    act: 'pay',
    card_number: card,
  })
  const page = await (await fetch(`${sandbox.url}/payple/window/act`, { method: 'POST', body })).text()
  return new URLSearchParams([...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map((m) => [m[1] ?? '', m[2] ?? '']))
}
const certificate = (posted: URLSearchParams) => ({
  merchantUid: posted.get('PCD_PAY_OID') ?? '',
  authKey: posted.get('PCD_AUTH_KEY') ?? '',
  requestKey: posted.get('PCD_PAY_REQKEY') ?? '',
  payerId: posted.get('PCD_PAYER_ID') ?? '',
})

describe('Payple', () => {
  it.each(paymentExam())('$name', ({ ask: question }) => question(sandboxStage(sandbox, 'payple', port(), port(500))))

  it('takes nothing for CERT until it is confirmed, and once', async () => {
    const posted = await pressPay('cert-1', 'CERT')
    expect(posted.get('PCD_PAY_RST')).toBe('success')
    expect(await port().inquire(ask('cert-1'))).toEqual({ ok: true, value: null })
    expect(await port().confirm(certificate(posted))).toMatchObject({
      ok: true,
      value: { state: 'paid', amount: 9900, merchantUid: 'cert-1' },
    })
    expect(await port().inquire(ask('cert-1'))).toMatchObject({ ok: true, value: { state: 'paid' } })
    expect(await port().confirm(certificate(posted))).toMatchObject({ ok: false, kind: 'unknown' })
  })
  it('does not confirm with a forged key', async () => {
    const posted = await pressPay('cert-2', 'CERT')
    expect(await port().confirm({ ...certificate(posted), authKey: 'forged' })).toMatchObject({
      ok: false,
      kind: 'unknown',
    })
    expect(await port().inquire(ask('cert-2'))).toEqual({ ok: true, value: null })
  })
  it('a refund whose key was not taken was not begun', async () => {
    await pressPay('refund-1', 'PAY')
    const ask = { gatewayId: 'refund-1', merchantUid: 'refund-1', amount: 900, balance: 9900, reason: '', paidOn: null }
    await sandbox.fault('payple', 'expired-key', 1)
    expect(await port().refund(ask)).toMatchObject({ ok: false, kind: 'refused', reason: 'not-asked' })
    expect(await port(5000, { refundKey: 'wrong' }).refund(ask)).toMatchObject({ ok: false, kind: 'config' })
    expect(await port(5000, { custKey: 'wrong' }).refund(ask)).toMatchObject({ ok: false, kind: 'config' })
    expect(await port().refund(ask)).toEqual({ ok: true, value: true })
  })
  it('an unknown result of a card (CPAY0018) is unknown, and the next inquiry tells', async () => {
    expect((await pressPay('late-1', 'PAY', '4000000000000259')).get('PCD_PAY_CODE')).toBe('CPAY0018')
    expect(await port().inquire(ask('late-1'))).toMatchObject({ ok: false, kind: 'unknown' })
    expect(await port().inquire(ask('late-1'))).toMatchObject({ ok: true, value: { state: 'paid' } })
  })
  it('a missing or foreign Referer and a wrong key are ours to mend', async () => {
    expect(await port(5000, { referer: 'https://elsewhere.example' }).inquire(ask('x'))).toMatchObject({
      ok: false,
      kind: 'config',
    })
    expect(await port(5000, { custKey: 'wrong' }).inquire(ask('x'))).toMatchObject({ ok: false, kind: 'config' })
  })
})
