import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startExamSandbox, type ExamSandbox } from '../exam-sandbox.ts'
import { mailExam, type MailStage } from './exam.ts'
import { createNhnEmail } from './nhn-email.ts'
import type { Mail } from './port.ts'

let sandbox: ExamSandbox
beforeAll(async () => {
  sandbox = await startExamSandbox()
})
afterAll(() => sandbox.close())

const keys = { appKey: 'mail', secretKey: 'sandbox-nhn-mail-secret', from: 'notice@jipsalpim.example' }
const port = (timeoutMs = 5000, change: Partial<typeof keys> = {}, now = () => new Date()) =>
  createNhnEmail({ baseUrl: `${sandbox.url}/mail`, timeoutMs, now }, { ...keys, ...change })
const stage = (): MailStage => ({
  port: port(),
  hasty: port(500),
  addresses: {
    good: 'kim@exam.example',
    refused: 'kim-refused@exam.example',
    bounced: 'kim-bounced@exam.example',
    slow: 'kim-slow@exam.example',
  },
  arrived: async (to) => {
    // GET /mails of the sandbox's control
    const { mails } = (await sandbox.control('GET', `/mails?to=${to}`)) as {
      mails: Awaited<ReturnType<MailStage['arrived']>>
    }
    return mails
  },
  fault: (kind, times, ms) => sandbox.fault('mail', kind, times, ms),
  later: (ms) => sandbox.later(ms),
})
const mail = (reference: string): Mail => ({ to: 'lee@exam.example', subject: '제목', text: '내용', reference })

describe('NHN Cloud Email', () => {
  it.each(mailExam())('$name', ({ ask }) => ask(stage()))

  it('wrong keys and a sender that is not registered are ours to mend', async () => {
    expect(await port(5000, { secretKey: 'other' }).find('x')).toMatchObject({ ok: false, kind: 'config' })
    expect(await port(5000, { appKey: 'wrong' }).send(mail('no-app'))).toMatchObject({ ok: false, kind: 'config' })
    expect(await port(5000, { from: '' }).send(mail('no-sender'))).toMatchObject({ ok: false, kind: 'config' })
  })
  it('says that the body is plain text, which no image can be put into', async () => {
    await port().send(mail('plain'))
    const [arrived] = [...(await sandbox.rows('mail/mails')).values()].slice(-1)
    expect(arrived).toMatchObject({ reference: 'plain', headers: { 'Content-Type': 'text/plain; charset=UTF-8' } })
  })
  it('has an inbox page on which a mail is shown as it is written', async () => {
    await port().send({ ...mail('inbox'), to: 'inbox@exam.example', text: '안녕하세요 <b>' })
    const page = await (await fetch(`${sandbox.url}/mails/inbox?to=inbox@exam.example`)).text()
    expect(page).toContain('받은 메일 1개')
    expect(page).toContain('안녕하세요 &lt;b&gt;')
  })
  it('the list is asked in the time of Seoul, whatever the machine’s own zone', async () => {
    const midnight = () => new Date('2026-03-01T15:00:30Z')
    expect(await port(5000, {}, midnight).find('plain')).toEqual({ ok: true, value: null })
  })
})
