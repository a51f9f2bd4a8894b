import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startExamSandbox, type ExamSandbox } from '../exam-sandbox.ts'
import { messagingExam, type MessagingStage } from './exam.ts'
import { inOrder } from './in-order.ts'
import { createNhnBizmessage } from './nhn-bizmessage.ts'
import { createNhnTexts } from './nhn-texts.ts'
import type { Notice } from './port.ts'
import { createSolapi } from './solapi.ts'

let sandbox: ExamSandbox
beforeAll(async () => {
  sandbox = await startExamSandbox()
})
afterAll(() => sandbox.close())

const keys = { appKey: 'app', secretKey: 'sandbox-nhn-secret', senderKey: 'sender', from: '0212345678' }
const textKeys = { appKey: 'texts', secretKey: 'sandbox-nhn-text-secret', from: '0212345678' }
const nhn = (timeoutMs = 5000, change: Partial<typeof keys> = {}, now = () => new Date()) => {
  const at = { baseUrl: `${sandbox.url}/nhn`, timeoutMs, now }
  return createNhnBizmessage(at, { ...keys, ...change }, createNhnTexts(at, textKeys))
}
const solapi = (baseUrl = `${sandbox.url}/solapi`, timeoutMs = 5000) =>
  createSolapi(
    { baseUrl, timeoutMs, now: () => new Date() },
    { apiKey: 'NCSKEY', apiSecret: 'sandbox-solapi-secret', from: '0212345678', pfId: 'KA01PFjipsalpim' },
  )
const arrived: MessagingStage['arrived'] = async (to) => {
  // GET /messages of the sandbox's control
  const { messages } = (await sandbox.control('GET', `/messages?to=${to}`)) as {
    messages: Awaited<ReturnType<MessagingStage['arrived']>>
  }
  return messages
}
const stage = (): MessagingStage => ({
  port: nhn(),
  hasty: nhn(500),
  numbers: {
    good: '01012345678',
    refused: '01000003008',
    slow: '01000003000',
    withoutApp: '01000003104',
    unreachable: '01000003059',
    unlike: '01000003016',
  },
  later: (ms) => sandbox.later(ms),
  arrived,
  fault: (kind, times, ms) => sandbox.fault('messaging-nhn', kind, times, ms),
})
const notice = (reference: string): Notice => ({
  to: '01077778888',
  template: 'refund-account-needed',
  variables: {},
  fallbackText: '안녕하세요',
  link: { name: '보기', url: 'https://jipsalpim.example/a' },
  reference,
})
/** Nothing listens on this port: it is below the ephemeral range. */
const NOBODY = 'http://127.0.0.1:1023'

describe('NHN Cloud Bizmessage', () => {
  it.each(messagingExam())('$name', ({ ask }) => ask(stage()))

  it('wrong keys are ours to mend', async () => {
    expect(await nhn(5000, { secretKey: 'other' }).find('x')).toMatchObject({ ok: false, kind: 'config' })
    expect(await nhn(5000, { senderKey: '' }).send(notice('no-sender'))).toMatchObject({ ok: false, kind: 'config' })
  })
  it('the same reference again within ten minutes is not sent again, and nobody says that it was refused', async () => {
    expect(await nhn().send(notice('twice'))).toMatchObject({ ok: true })
    expect(await nhn().send(notice('twice'))).toMatchObject({ ok: false, kind: 'unknown' })
    expect((await arrived('01077778888')).filter((m) => m.customFields['reference'] === 'twice').length).toBe(1)
  })
  it('a message that is listed twice has one result', async () => {
    const sent = []
    for (const n of [1, 2, 3, 4, 5]) sent.push(await nhn().send({ ...notice(`listed-${n}`), to: '01000003059' }))
    const accepted = sent.flatMap((s) => (s.ok ? [{ messageId: s.value.messageId, at: new Date() }] : []))
    await sandbox.fault('messaging-nhn', 'result-twice', 3)
    const answer = await nhn().deliveries(accepted)
    expect(answer.ok && [...answer.value.values()]).toEqual(
      accepted.map(() => ({ state: 'failed', why: 'MRC02 3059', text: 'tried' })),
    )
  })
  it('the list is asked in minutes of Seoul, whatever the machine’s own zone', async () => {
    const midnight = () => new Date('2026-03-01T15:00:30Z')
    expect(await nhn(5000, {}, midnight).find('twice')).toEqual({ ok: true, value: null })
  })
})

describe('vendors in their order', () => {
  const toOrder = (first: ReturnType<typeof solapi>) =>
    inOrder([
      { name: 'solapi', port: first },
      { name: 'nhn', port: nhn() },
    ])
  const countOf = async (reference: string) =>
    (await arrived('01077778888')).filter((m) => m.customFields['reference'] === reference).length

  it('the first one sends while it can', async () => {
    expect(await toOrder(solapi()).send(notice('order-first'))).toMatchObject({ ok: true, value: { passedOver: [] } })
    expect(await nhn().find('order-first')).toEqual({ ok: true, value: null })
  })
  it('the next one sends where the first cannot be reached, or refuses our keys', async () => {
    expect(await toOrder(solapi(NOBODY)).send(notice('order-unreached'))).toMatchObject({
      ok: true,
      value: { passedOver: ['solapi: ECONNREFUSED'] },
    })
    await sandbox.fault('messaging', 'expired-key', 1)
    expect(await toOrder(solapi()).send(notice('order-key'))).toMatchObject({
      ok: true,
      value: { passedOver: [expect.stringContaining('InvalidApiKey')] },
    })
    expect([await countOf('order-unreached'), await countOf('order-key')]).toEqual([1, 1])
  })
  it.each(['error-after', 'timeout-after-effect', 'down', 'error-before'])(
    'the next one is not asked after %s: the first may have sent it',
    async (kind) => {
      await sandbox.fault('messaging', kind, 1)
      expect(await toOrder(solapi(undefined, 500)).send(notice(`order-${kind}`))).toMatchObject({
        ok: false,
        kind: 'unknown',
      })
      expect(await nhn().find(`order-${kind}`)).toEqual({ ok: true, value: null })
    },
  )
  it('all are asked for a message; while one does not answer, it is not known that there is none', async () => {
    const second = await nhn().send(notice('order-second'))
    expect(await toOrder(solapi()).find('order-second')).toMatchObject({
      ok: true,
      value: { messageId: expect.any(String) },
    })
    expect(await toOrder(solapi()).find('order-none')).toEqual({ ok: true, value: null })
    expect(await toOrder(solapi(NOBODY)).find('order-none')).toMatchObject({ ok: false, kind: 'unknown' })
    expect(await toOrder(solapi(NOBODY)).find('order-second')).toMatchObject({ ok: true })
    const accepted = second.ok ? [{ messageId: second.value.messageId, at: new Date() }] : []
    for (const first of [solapi(), solapi(NOBODY)])
      expect(await toOrder(first).deliveries(accepted)).toEqual({
        ok: true,
        value: new Map([[accepted[0]?.messageId, { state: 'delivered' }]]),
      })
    const elsewhere = [{ messageId: 'M4V-of-another', at: new Date() }]
    expect(await toOrder(solapi(NOBODY)).deliveries(elsewhere)).toMatchObject({ ok: false, kind: 'unknown' })
  })
  it('a text goes out by the next one, too', async () => {
    expect(
      await toOrder(solapi(NOBODY)).sendText({ to: '01077778888', text: '안녕', reference: 'order-text' }),
    ).toMatchObject({
      ok: true,
      value: { messageId: expect.stringMatching(/^sms\//) },
    })
    expect(await countOf('order-text')).toBe(1)
  })
})
