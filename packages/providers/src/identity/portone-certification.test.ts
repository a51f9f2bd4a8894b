import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startExamSandbox, type ExamSandbox } from '../exam-sandbox.ts'
import { identityExam, type IdentityStage } from './exam.ts'
import { createPortOneCertification } from './portone-certification.ts'

let sandbox: ExamSandbox
beforeAll(async () => {
  sandbox = await startExamSandbox()
})
afterAll(() => sandbox.close())

const port = (impSecret = 'secret') =>
  createPortOneCertification(
    { baseUrl: `${sandbox.url}/identity`, timeoutMs: 5000, now: () => new Date() },
    { impKey: 'key', impSecret },
  )

/** As the window's own form does; the URL that it redirects a phone's browser to contains the imp_uid. */
const pass: IdentityStage['pass'] = async (merchant_uid, person, act = 'pass') => {
  const body = new URLSearchParams({
    user_code: 'imp0',
    merchant_uid,
    mode: 'redirect',
    m_redirect_url: 'http://localhost:8080/back',
    name: person.name,
    birth: person.birthday.replaceAll('-', ''),
    phone: person.phone,
    code: '000000',
    act,
  })
  const answer = await fetch(`${sandbox.url}/identity/window/pass`, { method: 'POST', body, redirect: 'manual' })
  return new URL(answer.headers.get('location') ?? 'http://nowhere').searchParams.get('imp_uid') ?? 'imp_none'
}

describe('PortOne certifications', () => {
  it.each(identityExam())('$name', ({ ask }) =>
    ask({ port: port(), pass, fault: (kind, times) => sandbox.fault('identity', kind, times) }),
  )
  it('names a wrong key as ours to mend', async () => {
    expect(await port('wrong').read('imp_1')).toMatchObject({ ok: false, kind: 'config' })
  })
  it('tells no telephone where the agency gives none', async () => {
    const id = await pass('verify-none', { name: '홍길동', birthday: '1990-01-02', phone: '01012340003' })
    expect(await port().read(id)).toMatchObject({ ok: true, value: { phone: null } })
  })
  it('still knows who was certified after kill -9', async () => {
    const id = await pass('verify-kill', { name: '홍길동', birthday: '1990-01-02', phone: '01012345678' })
    await sandbox.killAndRestart()
    expect(await port().read(id)).toMatchObject({ ok: true, value: { merchantUid: 'verify-kill' } })
  })
})
