import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codefPublicKey, keys } from '../../../../apps/sandbox/src/world/keys.ts'
import { magicSite, type MagicKind } from '../../../../apps/sandbox/src/world/magic.ts'
import { ownerNamesOf } from '../../../../apps/sandbox/src/world/register.ts'
import { subjectsOf, uniqueNoOf, type Subject } from '../../../../apps/sandbox/src/world/unique-no.ts'
import { homeById, subjectOfHome } from '../../../../apps/sandbox/src/world/world.ts'
import { failureOf, valueOf } from '../exam.ts'
import { startExamSandbox, type ExamSandbox } from '../exam-sandbox.ts'
import { createCodef } from '../register/codef.ts'
import { applicationsExam, type ApplicationsStage } from './exam.ts'
import { applicationsInOrder } from './in-order.ts'
import { createInfotech } from './infotech.ts'
import { createTilko } from './tilko.ts'

let sandbox: ExamSandbox
beforeAll(async () => {
  sandbox = await startExamSandbox()
})
beforeEach(() => sandbox.control('POST', '/reset'))
afterAll(() => sandbox.close())

const identities = [
  { id: 'iros-1', password: 'a:b' },
  { id: 'iros-2', password: 'c' },
]
const tilko = (timeoutMs = 8_000) =>
  createTilko({ baseUrl: `${sandbox.url}/tilko`, timeoutMs, now: () => new Date() }, { apiKey: keys.tilko, identities })

const homeOf = (subject: Subject | undefined) => {
  if (!subject) throw new Error('no such home')
  const [ownerName = ''] = ownerNamesOf(subject, [])
  return { uniqueNo: uniqueNoOf(subject), ownerName, kind: 'unit' as const }
}
const named = (id: string) => {
  const home = homeById(id)
  return homeOf(home ? subjectOfHome(home) : undefined)
}
const magic = (kind: MagicKind) => homeOf(subjectsOf(magicSite(kind)).find((s) => s.of === '집합건물'))

const stage = (make: (timeoutMs?: number) => ApplicationsStage['port']): ApplicationsStage => ({
  port: make(),
  hasty: make(500),
  homes: {
    quiet: named('noeul-101-1105'),
    other: named('noeul-102-902'),
    slow: magic('register-slow'),
    down: magic('register-down'),
  },
  nextOwner: '권허구',
  happens: async ({ uniqueNo }, kind, entry, also) => {
    await sandbox.control('POST', `/register/${uniqueNo}/events`, { kind, entry, ...(also && { also }) })
  },
  clock: async (now) => {
    await sandbox.control('POST', '/clock', { now })
  },
  fault: (kind, times, ms) => sandbox.fault('applications', kind, times, ms),
})

const infotech = (timeoutMs = 8_000, baseUrl = `${sandbox.url}/infotech/`) =>
  createInfotech({ baseUrl, timeoutMs, now: () => new Date() }, { apiKey: keys.infotech, identities })

describe.each([
  ['Tilko', tilko],
  ['Infotech', infotech],
] as const)('%s', (_, make) => {
  it.each(applicationsExam())('$name', ({ ask }) => ask(stage(make)), 30_000)
})

describe('what the registry counts and keeps', () => {
  const quiet = () => ({ ...named('noeul-101-1105'), identity: 0 })
  const received = (uniqueNo: string) =>
    sandbox.control('POST', `/register/${uniqueNo}/events`, {
      kind: 'application-received',
      entry: { section: '을구', purpose: '근저당권설정' },
    })
  it('cases, look-ups and Tilko’s key outlive kill -9', async () => {
    const port = tilko()
    await received(quiet().uniqueNo)
    const before = await port.list(quiet())
    await sandbox.killAndRestart()
    const after = tilko()
    expect(before).toMatchObject({ ok: true, value: [{ purpose: '근저당권설정' }] })
    expect(await after.list(quiet())).toEqual(before)
    const accounts = await sandbox.rows('register/iros-accounts')
    expect(accounts.get('iros-1')).toMatchObject({ lookUps: [expect.any(Number), expect.any(Number)] })
    // The private half of the key is not visible.
    expect(await sandbox.rows('register/keys')).toEqual(new Map())
  })
  it('one account has one count, whichever vendor it is used by', async () => {
    for (let n = 0; n < 60; n++) await tilko().list(quiet())
    for (let n = 0; n < 40; n++) expect(await infotech().list(quiet())).toMatchObject({ ok: true })
    expect(await infotech().list(quiet())).toMatchObject({ reason: 'over-use-warning' })
    expect(await tilko().list(quiet())).toMatchObject({ reason: 'over-use-warning' })
  })
  it('a home of another kind is none at Tilko, and a wrong password is ours to mend', async () => {
    expect(await tilko().list({ ...quiet(), kind: 'land' })).toMatchObject({ reason: 'not-found' })
    const wrong = [{ id: 'iros-1', password: 'wrong' }]
    const options = { baseUrl: `${sandbox.url}/tilko`, timeoutMs: 5_000, now: () => new Date() }
    const port = createTilko(options, { apiKey: keys.tilko, identities: wrong })
    expect(await port.list(quiet())).toMatchObject({ kind: 'config' })
  })
})

describe('the extract beside the list', () => {
  const { uniqueNo } = named('noeul-101-1105')
  const codef = () =>
    createCodef(
      { baseUrl: `${sandbox.url}/codef`, timeoutMs: 5_000, now: () => new Date() },
      {
        clientId: keys.codefId,
        clientSecret: keys.codefSecret,
        publicKey: codefPublicKey,
        phoneNo: '01090000000',
        pin: '0000',
        prepayNo: keys.codefPrepayNo,
        prepayPass: keys.codefPrepayPass,
      },
    )
  const happens = (kind: string, more: object = {}) =>
    sandbox.control('POST', `/register/${uniqueNo}/events`, {
      kind,
      entry: { section: '을구', purpose: '근저당권설정', amount: 77_000_000 },
      ...more,
    })
  const extract = async () => JSON.stringify((await valueOf(codef().fetch(uniqueNo, 'x'))).body)
  it('is stamped while an application waits, or refused where the registry refuses it', async () => {
    await happens('application-received')
    expect(await extract()).toContain('신청사건 처리중입니다')
    await happens('withdrawn')
    expect(await extract()).not.toContain('신청사건 처리중입니다')
    await happens('application-received', { extract: 'refused' })
    expect(await failureOf(codef().fetch(uniqueNo, 'x'))).toBe('pending-case')
    await happens('dismissed')
    expect(await extract()).not.toContain('77,000,000')
  })
  it('is unchanged after some cases that were completed, and changed after none that was seen', async () => {
    await happens('application-received')
    await happens('completed-unchanged')
    expect(await extract()).not.toContain('77,000,000')
    await happens('missed')
    expect(await extract()).toContain('77,000,000')
  })
  it('has the receipt that the list shows', async () => {
    await happens('registered')
    const [seen] = await valueOf(tilko().list({ ...named('noeul-101-1105'), identity: 0 }))
    expect(await extract()).toContain(`제${seen?.receiptNo}호`)
  })
})

describe('vendors in their order', () => {
  const both = (first = tilko(500), second = infotech()) => applicationsInOrder([first, second])
  const home = () => ({ ...named('noeul-101-1105'), identity: 0 })
  /** Nothing listens on this port: it is below the ephemeral range. */
  const nobody = () => infotech(500, 'http://127.0.0.1:1023/')
  const lookUps = async () => {
    // as apps/sandbox stores an account
    const account = (await sandbox.rows('register/iros-accounts')).get('iros-1') as { lookUps: number[] } | undefined
    return account?.lookUps.length ?? 0
  }
  it('names them all, and the accounts that every one of them has', () => {
    expect([both().vendor, both().identities]).toEqual(['tilko,infotech', 2])
    const one = { ...tilko(), identities: 1 }
    expect(both(infotech(), one).identities).toBe(1)
  })
  it('the first one answers while it can, and alone', async () => {
    expect(await both().list(home())).toEqual({ ok: true, value: [] })
    expect(await lookUps()).toBe(1)
  })
  it.each(['error-before', 'html', 'rate-limit', 'expired-key'])('the next one answers after %s', async (kind) => {
    await sandbox.fault('applications', kind, 1)
    expect(await both().list(home())).toEqual({ ok: true, value: [] })
    await sandbox.fault('applications', kind, 2)
    expect(await both().list(home())).toMatchObject({ ok: false })
  })
  it('the next one answers where the first cannot be reached', async () => {
    expect(await both(nobody(), tilko()).list(home())).toEqual({ ok: true, value: [] })
    expect(await both(nobody(), nobody()).list(home())).toMatchObject({ ok: false, kind: 'unknown', why: 'network' })
  })
  it.each(['down', 'timeout-after-effect'])('the next one is not asked after %s', async (kind) => {
    await tilko().list(home())
    const before = await lookUps()
    await sandbox.fault('applications', kind, 1)
    expect(await both(infotech(500), tilko()).list(home())).toMatchObject({ ok: false, kind: 'unknown' })
    expect((await lookUps()) - before).toBe(kind === 'down' ? 0 : 1)
  })
  it('a refusal is the registry’s, and no other vendor is asked', async () => {
    await sandbox.fault('applications', 'id-in-use', 1)
    expect(await both().list(home())).toMatchObject({ ok: false, kind: 'refused', reason: 'id-in-use' })
    expect(await lookUps()).toBe(0)
  })
})
