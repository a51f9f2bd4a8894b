import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startExamSandbox, type ExamSandbox } from '../exam-sandbox.ts'
import { messagingExam, type MessagingStage } from './exam.ts'
import { inOrder } from './in-order.ts'
import { createNhnBizmessage } from './nhn-bizmessage.ts'
import type { Notice } from './port.ts'
import { createSolapi } from './solapi.ts'

let sandbox: ExamSandbox
beforeAll(async () => {
  sandbox = await startExamSandbox()
})
afterAll(() => sandbox.close())

const keys = { appKey: 'app', secretKey: 'sandbox-nhn-secret', senderKey: 'sender', from: '0212345678' }
const nhn = (timeoutMs = 5000, change: Partial<typeof keys> = {}, now = () => new Date()) =>
  createNhnBizmessage({ baseUrl: `${sandbox.url}/nhn`, timeoutMs, now }, { ...keys, ...change })
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
  },
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
    await nhn().send(notice('order-second'))
    expect(await toOrder(solapi()).find('order-second')).toMatchObject({ ok: true, value: { delivery: 'delivered' } })
    expect(await toOrder(solapi()).find('order-none')).toEqual({ ok: true, value: null })
    expect(await toOrder(solapi(NOBODY)).find('order-none')).toMatchObject({ ok: false, kind: 'unknown' })
    expect(await toOrder(solapi(NOBODY)).find('order-second')).toMatchObject({ ok: true })
  })
})
