import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startExamSandbox, type ExamSandbox } from '../exam-sandbox.ts'
import { pushExam, type PushStage } from './exam.ts'
import { addressOf, createWebPush, type BrowserAddress, type WebPushKeys } from './web-push.ts'

// Keys drawn for this test.
const privateKey = 'iPcKDKGzkEelxg849SEyoCr1bkeq048hKUBusbT4plE'
const another = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'
let sandbox: ExamSandbox
beforeAll(async () => {
  sandbox = await startExamSandbox()
})
afterAll(() => sandbox.close())

const port = (change: Partial<WebPushKeys> = {}, { timeoutMs = 5000, now = () => new Date() } = {}) =>
  createWebPush(
    { timeoutMs, now },
    { privateKey, subject: 'https://jipsalpim.example', services: [`${sandbox.url}/webpush`], ...change },
  )
const subscribed = async (over: { gone?: boolean; key?: string } = {}): Promise<BrowserAddress> =>
  // POST /browsers of the sandbox's control
  (await sandbox.control('POST', '/browsers', { key: port().key, ...over })) as BrowserAddress
const pushed: PushStage['pushed'] = async (token) => {
  const { endpoint } = JSON.parse(token) as BrowserAddress
  // GET /pushes of the sandbox's control
  const { pushes } = (await sandbox.control('GET', `/pushes?token=${encodeURIComponent(endpoint)}`)) as {
    pushes: Awaited<ReturnType<PushStage['pushed']>>
  }
  return pushes
}
const push = (token: string, reference = 'notice-1') => ({
  token,
  title: '제목',
  body: '내용',
  path: '/report',
  reference,
})

describe('web push', () => {
  it.each(pushExam())('$name', async ({ ask }) => {
    const good = await subscribed()
    const missing = { ...good, endpoint: good.endpoint.replace('browser-', 'nobody-') }
    await ask({
      port: port(),
      hasty: port({}, { timeoutMs: 500 }),
      devices: {
        good: addressOf(good),
        gone: [
          addressOf(await subscribed({ gone: true })),
          addressOf(missing),
          // Subscribed for another key of ours, and the address of an unknown service.
          addressOf(await subscribed({ key: port({ privateKey: another }).key })),
          addressOf({ ...good, endpoint: 'https://push.example/send/1' }),
          '{',
        ],
      },
      pushed,
      fault: (kind, times, ms) => sandbox.fault('web-push', kind, times, ms),
    })
  })

  it('says how long, how urgent, and what it replaces while it waits', async () => {
    const to = addressOf(await subscribed())
    await port().send(push(to, 'notice-77'))
    expect((await pushed(to)).at(-1)).toMatchObject({ ttl: 86_400, urgency: 'high', topic: 'notice-77' })
    await port().send(push(to, 'a reference that is no topic'))
    expect((await pushed(to)).at(-1)).toMatchObject({ topic: null, tag: 'a reference that is no topic' })
  })
  it('waits as long as the service says', async () => {
    await sandbox.fault('web-push', 'rate-limit', 1)
    expect(await port().send(push(addressOf(await subscribed())))).toMatchObject({
      why: 'rate-limit',
      afterSeconds: 90,
    })
  })
  it('signs anew before the old signature ends, and for a clock that was set back', async () => {
    let at = new Date()
    const one = port({}, { now: () => at })
    const to = addressOf(await subscribed())
    for (const hours of [0, 11.5, 23, -30, 0.1]) {
      at = new Date(at.getTime() + hours * 3_600_000)
      await sandbox.control('POST', '/clock', { now: at.toISOString() })
      expect(await one.send(push(to))).toMatchObject({ ok: true })
    }
    await sandbox.control('POST', '/clock', { now: new Date().toISOString() })
  })
  it('a signature that is refused is ours to mend, and no reason to forget the browser', async () => {
    const wrong = port({ subject: 'nobody' })
    expect(await wrong.send(push(addressOf(await subscribed())))).toMatchObject({ ok: false, kind: 'config' })
  })
  it('knows the services of the makers, by their names alone', () => {
    const { reaches } = port({
      services: ['https://fcm.googleapis.com', 'https://*.notify.windows.com', 'http://127.0.0.1:1/webpush'],
    })
    for (const endpoint of [
      'https://fcm.googleapis.com/fcm/send/abc',
      'https://wns2-par02p.notify.windows.com/w/?token=1',
      'http://127.0.0.1:1/webpush/send/1',
    ])
      expect(reaches(endpoint), endpoint).toBe(true)
    for (const endpoint of [
      'http://fcm.googleapis.com/fcm/send/abc',
      'https://fcm.googleapis.com.evil.example/fcm/send/abc',
      'https://fcm.googleapis.com:8443/fcm/send/abc',
      'https://a@fcm.googleapis.com/fcm/send/abc',
      'https://notify.windows.com.example/w',
      'https://evilnotify.windows.com/w',
      'http://127.0.0.1:1/webpushes/1',
      'http://127.0.0.1:1/webpush/../admin',
      'no address',
    ])
      expect(reaches(endpoint), endpoint).toBe(false)
  })
})
