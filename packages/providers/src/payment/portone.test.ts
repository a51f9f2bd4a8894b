import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startExamSandbox, type ExamSandbox } from '../exam-sandbox.ts'
import { paymentExam } from './exam.ts'
import { createPortOne } from './portone.ts'
import { sandboxStage } from './stage.ts'

let sandbox: ExamSandbox
beforeAll(async () => {
  sandbox = await startExamSandbox()
})
afterAll(() => sandbox.close())

const port = (timeoutMs = 5000, impSecret = 'secret') =>
  createPortOne({ baseUrl: `${sandbox.url}/portone`, timeoutMs, now: () => new Date() }, { impKey: 'key', impSecret })
const buy = (merchant_uid: string, amount: number) =>
  sandbox.control('POST', '/payments', { merchant_uid, amount, outcome: 'paid' })
const ask = (merchantUid: string) => ({ gatewayId: null, merchantUid, paidOn: null })

describe('PortOne', () => {
  it.each(paymentExam())('$name', ({ ask: question }) => question(sandboxStage(sandbox, 'portone', port(), port(500))))

  it('asks for another token once when its own is refused, and stops when that is refused too', async () => {
    const gateway = port()
    await buy('token-1', 9900)
    await sandbox.fault('portone', 'expired-key', 1)
    expect(await gateway.inquire(ask('token-1'))).toMatchObject({ ok: true, value: { state: 'paid' } })
    await sandbox.fault('portone', 'expired-key', 2)
    expect(await gateway.inquire(ask('token-1'))).toMatchObject({ ok: false, kind: 'config' })
  })
  it('is played with codes that fit the card, and with every field of a payment', async () => {
    type Answer = { code: number; response: Record<string, unknown> }
    const read = async (asked: Promise<Response>) => (await asked.then((r) => r.json())) as Answer // V1's envelope
    const token = await read(
      fetch(`${sandbox.url}/portone/users/getToken`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ imp_key: 'key', imp_secret: 'secret' }),
      }),
    )
    const get = async (path: string) =>
      read(
        fetch(`${sandbox.url}/portone${path}`, {
          headers: { authorization: String(token.response['access_token']) },
        }),
      )
    const { imp_uid } = await buy('coded-1', 9900)
    const { response } = await get(`/payments/${String(imp_uid)}`)
    expect(response).toMatchObject({ card_code: '366', card_issuer_code: '366', bank_code: null, vbank_date: 0 })
    expect((await get('/cards')).response).toContainEqual({
      code: response['card_code'],
      name: response['card_name'],
    })
    expect((await get('/banks/088')).response).toEqual({ code: '088', name: '신한은행' })
    expect((await get('/cards/999')).code).not.toBe(0)
  })
  it('names a wrong key as ours to mend', async () => {
    expect(await port(5000, 'wrong').inquire(ask('x'))).toMatchObject({ ok: false, kind: 'config' })
  })
  it('refuses to prepare another amount for the same order', async () => {
    await port().prepare({ merchantUid: 'prepared-1', amount: 9900 })
    expect(await port().prepare({ merchantUid: 'prepared-1', amount: 100 })).toMatchObject({
      ok: false,
      kind: 'refused',
      reason: 'duplicate',
    })
  })
  it('a window with another amount than the prepared one fails', async () => {
    await port().prepare({ merchantUid: 'prepared-2', amount: 9900 })
    await buy('prepared-2', 100)
    expect(await port().inquire(ask('prepared-2'))).toMatchObject({
      ok: true,
      value: { state: 'failed', failReason: '결제금액 위변조' },
    })
  })
  it('lists every try of an order, also more than fit on a page', async () => {
    const outcomes = [...Array<string>(100).fill('failed'), 'paid', 'failed']
    for (const outcome of outcomes)
      await sandbox.control('POST', '/payments', { merchant_uid: 'pages-1', amount: 9900, outcome })
    const answer = await port().listed('pages-1')
    expect(answer.ok && answer.value?.map((p) => p.state).toSorted()).toEqual(outcomes.toSorted())
  })
  it('still holds the money after kill -9', async () => {
    await buy('killed-1', 9900)
    await sandbox.killAndRestart()
    expect(await port().inquire(ask('killed-1'))).toMatchObject({ ok: true, value: { state: 'paid', amount: 9900 } })
  })
})
