import { generateKeyPairSync } from 'node:crypto'
import { jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startExamSandbox, type ExamSandbox } from '../exam-sandbox.ts'
import { pushExam, type PushStage } from './exam.ts'
import { createFcm, type FcmKeys } from './fcm.ts'

const ACCOUNT = 'push@jipsalpim.iam.gserviceaccount.com'
const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
const privateKey = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
let sandbox: ExamSandbox
beforeAll(async () => {
  sandbox = await startExamSandbox()
})
afterAll(() => sandbox.close())

const port = (change: Partial<FcmKeys> = {}, { timeoutMs = 5000, now = () => new Date() } = {}) =>
  createFcm(
    { baseUrl: `${sandbox.url}/fcm`, timeoutMs, now },
    { projectId: 'jipsalpim', clientEmail: ACCOUNT, privateKey, tokenBaseUrl: `${sandbox.url}/fcm`, ...change },
  )
const pushed: PushStage['pushed'] = async (token) => {
  // GET /pushes of the sandbox's control
  const { pushes } = (await sandbox.control('GET', `/pushes?token=${token}`)) as {
    pushes: Awaited<ReturnType<PushStage['pushed']>>
  }
  return pushes
}
const push = (token: string) => ({ token, title: '제목', body: '내용', path: '/report', reference: 'notice-1' })
const askedForTokens = async () => (await sandbox.rows('push/tokens')).size

describe('FCM', () => {
  it.each(pushExam())('$name', ({ ask }) =>
    ask({
      port: port(),
      hasty: port({}, { timeoutMs: 500 }),
      devices: { good: 'exam-device', gone: ['a-unregistered', 'a-mismatch', 'a-malformed'] },
      pushed,
      fault: (kind, times, ms) => sandbox.fault('push', kind, times, ms),
    }),
  )

  it('asks for its token with a request that the account has signed, for an hour at most', async () => {
    await port().send(push('signed'))
    const { payload, protectedHeader } = await jwtVerify(
      String((await sandbox.rows('push/assertions')).get('last')),
      pair.publicKey,
      { issuer: ACCOUNT, audience: 'https://oauth2.googleapis.com/token', algorithms: ['RS256'] },
    )
    expect(protectedHeader).toMatchObject({ alg: 'RS256', typ: 'JWT' })
    expect(payload['scope']).toBe('https://www.googleapis.com/auth/firebase.messaging')
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3600)
  })
  it('keeps its token until a minute before its end, and asks for another when it ended before', async () => {
    let at = new Date()
    const pass = async (seconds: number) => {
      at = new Date(at.getTime() + seconds * 1000)
      await sandbox.control('POST', '/clock', { now: at.toISOString() })
    }
    const one = port({}, { now: () => at })
    const before = await askedForTokens()
    await one.send(push('kept'))
    await pass(3500)
    await one.send(push('kept'))
    expect(await askedForTokens()).toBe(before + 1)
    await pass(60)
    expect(await one.send(push('kept'))).toMatchObject({ ok: true })
    expect(await askedForTokens()).toBe(before + 2)
    await sandbox.fault('push', 'expired-key', 1)
    expect(await one.send(push('kept'))).toMatchObject({ ok: true })
    expect((await pushed('kept')).length).toBe(4)
    await sandbox.control('POST', '/clock', { now: null })
  })
  it('says how long the vendor wants to be left alone', async () => {
    await sandbox.fault('push', 'rate-limit', 1)
    expect(await port().send(push('busy'))).toMatchObject({ kind: 'unknown', why: 'rate-limit', afterSeconds: 90 })
  })
  it('a wrong account, key, clock and Apple’s key at FCM are ours to mend, and no device is forgotten for them', async () => {
    const anHourAgo = { now: () => new Date(Date.now() - 7_200_000) }
    for (const wrong of [
      port({ clientEmail: 'wrong@jipsalpim.iam.gserviceaccount.com' }),
      port({ privateKey: 'nonsense' }),
      port({}, anHourAgo),
    ])
      expect(await wrong.send(push('wrong'))).toMatchObject({ ok: false, kind: 'config' })
    expect(await port().send(push('device-apns'))).toMatchObject({ ok: false, kind: 'config' })
    expect(await pushed('wrong')).toEqual([])
  })
  it('asks the project that it is told, whatever its name says', async () => {
    await port({ projectId: '../other' }).send(push('project'))
    expect((await sandbox.rows('push/pushes')).keys().toArray().at(-1)).toContain('projects/../other/messages')
  })
})
