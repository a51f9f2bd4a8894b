import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startExamSandbox, type ExamSandbox } from '../exam-sandbox.ts'
import { messagingExam, type MessagingStage } from './exam.ts'
import { createSolapi } from './solapi.ts'

let sandbox: ExamSandbox
beforeAll(async () => {
  sandbox = await startExamSandbox()
})
afterAll(() => sandbox.close())

const keys = { apiKey: 'NCSKEY', apiSecret: 'sandbox-solapi-secret', from: '0212345678', pfId: 'KA01PFjipsalpim' }
const port = (timeoutMs = 5000, change: Partial<typeof keys> = {}, now = () => new Date()) =>
  createSolapi({ baseUrl: `${sandbox.url}/solapi`, timeoutMs, now }, { ...keys, ...change })
const stage = (): MessagingStage => ({
  port: port(),
  hasty: port(500),
  numbers: {
    good: '01012345678',
    refused: '01000003008',
    slow: '01000003000',
    withoutApp: '01000003104',
    unreachable: '01000003059',
    unlike: '01000003016',
  },
  later: (ms) => sandbox.later(ms),
  arrived: async (to) => {
    // GET /messages of the sandbox's control
    const { messages } = (await sandbox.control('GET', `/messages?to=${to}`)) as {
      messages: Awaited<ReturnType<MessagingStage['arrived']>>
    }
    return messages
  },
  fault: (kind, times, ms) => sandbox.fault('messaging', kind, times, ms),
})

describe('Solapi', () => {
  it.each(messagingExam())('$name', ({ ask }) => ask(stage()))

  it('a wrong secret and a wrong clock are ours to mend', async () => {
    expect(await port(5000, { apiSecret: 'other' }).find('x')).toMatchObject({
      ok: false,
      kind: 'config',
      message: expect.stringContaining('SignatureDoesNotMatch'),
    })
    const anHourAgo = () => new Date(Date.now() - 3_600_000)
    expect(await port(5000, {}, anHourAgo).find('x')).toMatchObject({
      ok: false,
      kind: 'config',
      message: expect.stringContaining('RequestTimeTooSkewed'),
    })
  })
  it('shows a person what arrived, after kill -9 too', async () => {
    await port().send({
      to: '01055556666',
      template: 'T',
      variables: {},
      fallbackText: '안녕하세요 <b>',
      link: { name: '보기', url: 'https://jipsalpim.example/a' },
      reference: 'inbox-1',
    })
    await sandbox.killAndRestart()
    const page = await (await fetch(`${sandbox.url}/messages/inbox?to=010-5555-6666`)).text()
    expect(page).toContain('안녕하세요 &lt;b&gt;')
    expect(page).toContain('href="https://jipsalpim.example/a"')
    expect(page).toContain('받은 메시지 1개')
  })
})
