import { describe, expect, it } from 'vitest'
import { readRegister } from '@jipsalpim/engine/register/read.ts'
import { resolveRegister } from '@jipsalpim/engine/register/resolve.ts'
import { valueOf } from '@jipsalpim/engine/values/known.ts'
import {
  applyRegisterEvent,
  closedApplications,
  enteredSince,
  pendingApplications,
  type RegisterEvent,
} from './register-events.ts'
import { registerBody } from './register-body.ts'
import { registerOf } from './register.ts'
import { memoryStore } from './store.ts'
import { homeById, subjectOfHome, uniqueNoOfHome } from './world.ts'

const now = new Date('2026-11-21T03:00:00Z')

describe('what happens to a record', () => {
  it('adds a mortgage that the reader finds alive', () => {
    const after = play('noeul-101-1105', registered('을구', '근저당권설정', 150_000_000, '주식회사한빛은행'))
    expect(after.rights.map((r) => [r.entry.purpose, r.amount?.won, r.holder[0]?.name])).toContainEqual([
      '근저당권설정',
      150_000_000,
      '주식회사한빛은행',
    ])
  })
  it('cancels by rank, with what hangs on the entry', () => {
    const after = play('noeul-102-902', registered('을구', '1번근저당권설정등기말소'))
    expect(after.entries.filter((e) => e.section === '을구').map((e) => [e.rank, e.cancelled])).toEqual([
      ['1', true],
      ['1-1', true],
      ['1-2', true],
      ['1-3', true],
      ['2', false],
    ])
  })
  it('changes an amount and a holder', () => {
    const after = play(
      'maru-101-501',
      registered('을구', '1번근저당권변경', 100_000_000),
      registered('을구', '1번근저당권이전', undefined, '샛별대부주식회사'),
    )
    const [right] = after.rights.filter((r) => r.entry.purpose === '근저당권설정')
    expect([right?.amount?.won, right?.holder.map((p) => p.name)]).toEqual([100_000_000, ['샛별대부주식회사']])
  })
  it('gives the home another owner', () => {
    const after = play('noeul-101-1105', registered('갑구', '소유권이전', 400_000_000, '권허구'))
    expect(valueOf(after.owners)?.map((o) => o.party.name)).toEqual(['권허구'])
  })
  it.each([
    ['압류', '국'],
    ['가압류', '누리카드주식회사'],
    ['가처분', '오차카'],
    ['임의경매개시결정', '주식회사새벽은행'],
    ['소유권이전청구권가등기', '송임의'],
  ])('enters %s in 갑구', (purpose, party) => {
    const after = play('noeul-101-1105', registered('갑구', purpose, undefined, party))
    expect(after.rights.map((r) => [r.entry.purpose, r.holder[0]?.name])).toContainEqual([purpose, party])
    expect(after.unread).toEqual([])
  })
  it('keeps an application until it is entered or withdrawn', () => {
    const store = memoryStore()
    const no = uniqueNo('noeul-101-1105')
    const entry = { section: '을구', purpose: '근저당권설정' } as const
    applyRegisterEvent(no, { kind: 'application-received', entry }, now, store)
    applyRegisterEvent(no, { kind: 'application-received', entry: { section: '갑구', purpose: '압류' } }, now, store)
    expect(pendingApplications(no, store).map((a) => a.purpose)).toEqual(['근저당권설정', '압류'])
    applyRegisterEvent(no, { kind: 'withdrawn', entry }, now, store)
    expect(pendingApplications(no, store).map((a) => a.purpose)).toEqual(['압류'])
    expect(enteredSince(no, store)).toEqual([])
    applyRegisterEvent(no, { kind: 'registered', entry: { section: '갑구', purpose: '압류' } }, now, store)
    expect([pendingApplications(no, store).length, enteredSince(no, store).length]).toEqual([0, 1])
  })
  it.each([
    ['registered', '등기완료', 1],
    ['withdrawn', '취하', 0],
    ['dismissed', '각하', 0],
    ['completed-unchanged', '등기완료', 0],
  ] as const)('an application that is %s is closed as %s, with %i entry', (kind, as, entries) => {
    const [store, no] = [memoryStore(), uniqueNo('noeul-101-1105')]
    const entry = { section: '을구', purpose: '근저당권설정' } as const
    applyRegisterEvent(no, { kind: 'application-received', entry }, now, store)
    expect(applyRegisterEvent(no, { kind: 'correction', entry }, now, store)).toMatchObject({ state: '보정' })
    expect(pendingApplications(no, store)).toMatchObject([{ no: '9000001', corrected: true }])
    expect(applyRegisterEvent(no, { kind, entry }, now, store)).toMatchObject({ state: as })
    expect(closedApplications(no, store)).toMatchObject([{ no: '9000001', as }])
    expect([pendingApplications(no, store).length, enteredSince(no, store).length]).toEqual([0, entries])
    // A closed application is neither corrected nor closed again, and a receipt number is used once.
    for (const again of ['correction', 'withdrawn', 'dismissed', 'completed-unchanged'] as const)
      expect(applyRegisterEvent(no, { kind: again, entry }, now, store)).toBe(null)
    applyRegisterEvent(no, { kind: 'application-received', entry }, now, store)
    expect(pendingApplications(no, store)).toMatchObject([{ no: '9000002' }])
  })
  it('of two alike, the older one ends first', () => {
    const [store, no] = [memoryStore(), uniqueNo('noeul-101-1105')]
    const entry = { section: '을구', purpose: '근저당권설정' } as const
    for (let n = 0; n < 2; n++) applyRegisterEvent(no, { kind: 'application-received', entry }, now, store)
    applyRegisterEvent(no, { kind: 'withdrawn', entry }, now, store)
    expect(pendingApplications(no, store).map((a) => a.no)).toEqual(['9000002'])
  })
  it('enters what was missed without an application, and leaves one that waits', () => {
    const [store, no] = [memoryStore(), uniqueNo('noeul-101-1105')]
    const entry = { section: '을구', purpose: '근저당권설정' } as const
    applyRegisterEvent(no, { kind: 'application-received', entry }, now, store)
    expect(applyRegisterEvent(no, { kind: 'missed', entry }, now, store)).toBe(null)
    expect([pendingApplications(no, store).length, closedApplications(no, store).length]).toEqual([1, 0])
    expect(enteredSince(no, store).length).toBe(1)
  })
  it('reads what was kept before cases were listed', () => {
    const [store, no] = [memoryStore(), uniqueNo('noeul-101-1105')]
    const entry = { section: '을구', purpose: '근저당권설정' } as const
    const waits = { no: '9000001', receivedAt: now.toISOString(), ...entry }
    store.set(`register ${no}`, { pending: [waits], entered: [] })
    applyRegisterEvent(no, { kind: 'withdrawn', entry }, now, store)
    expect(closedApplications(no, store)).toMatchObject([{ no: '9000001', as: '취하' }])
  })
  it('begins with an application for the home that carries one, and takes the number with hyphens', () => {
    const store = memoryStore()
    const no = uniqueNo('garam-102')
    expect(pendingApplications(no, store).map((a) => a.purpose)).toEqual(['근저당권설정'])
    applyRegisterEvent(
      `${no.slice(0, 4)}-${no.slice(4, 8)}-${no.slice(8)}`,
      { kind: 'withdrawn', entry: { section: '을구', purpose: '근저당권설정' } },
      now,
      store,
    )
    expect(pendingApplications(no, store)).toEqual([])
  })
})

const registered = (section: '갑구' | '을구', purpose: string, amount?: number, party?: string): RegisterEvent => ({
  kind: 'registered',
  entry: { section, purpose, ...(amount !== undefined && { amount }), ...(party !== undefined && { party }) },
})
function uniqueNo(id: string): string {
  const home = homeById(id)
  if (!home) throw new Error(id)
  return uniqueNoOfHome(home)
}
function play(id: string, ...events: readonly RegisterEvent[]) {
  const [home, store] = [homeById(id), memoryStore()]
  if (!home) throw new Error(id)
  for (const event of events) applyRegisterEvent(uniqueNo(id), event, now, store)
  const register = registerOf(subjectOfHome(home), enteredSince(uniqueNo(id), store))
  const read = readRegister({
    kind: 'provider',
    body: registerBody(register, {
      viewedAt: now,
      transactionId: 't',
      joint: true,
      summary: true,
      pdfBase64: null,
      warning: '',
    }),
  })
  if ('refused' in read) throw new Error(read.refused.name)
  return resolveRegister(read.register)
}
