import { expect, test } from 'vitest'
import { assess } from '../../assess.ts'
import { day, type Day } from '../../values/day.ts'
import { known, unknown } from '../../values/known.ts'
import type { RegisterDocument } from '../../register/model.ts'
import { formatAsOf } from '../../words/describe.ts'
import { cleanRegister, gap, withRegister } from '../finding-cases.ts'
import { madeCase, madeHome } from '../made-up-home.ts'

const of = (over: Partial<RegisterDocument>, id: string) => assess(withRegister(over)).findings.find((f) => f.id === id)

test.each<[string, string | null]>([
  ['2026-11-21', null],
  ['2026-11-14', null],
  ['2026-11-13', 'note'],
  ['2026-10-22', 'note'],
  ['2026-10-21', 'caution'],
])('a print of %s, judged on 2026-11-21: %s', (viewed, severity) => {
  expect(of({ viewedAt: known(`${viewed}T09:00:00`, '등기부') }, 'register-old')?.severity ?? null).toBe(severity)
})

test('a print whose day cannot be read is not called fresh, and not called old', () => {
  expect(of({ viewedAt: unknown('unread') }, 'register-old')).toBeUndefined()
})

test.each<[string, boolean, string]>([
  ['2026-11-20', false, '기준일 2026년 11월 21일'],
  ['2026-08-21', false, '기준일 2026년 11월 21일'],
  ['2026-08-20', true, '2026년 8월 등기부'],
  ['2009-05-04', true, '2009년 5월 등기부'],
])('of a print of %s the verdict is withheld: %s, and the head says %s', (viewed, is, head) => {
  const a = assess(withRegister({ viewedAt: known(`${viewed}T09:00:00`, '등기부') }))
  expect(a.withheld).toEqual(is ? ['register-past'] : [])
  expect(a.grade === '판단보류').toBe(is)
  expect(a.score === null).toBe(is)
  expect(formatAsOf(a)).toBe(head)
  if (is) expect(a.nextAct.id).toBe('get-full-register')
})

test('of a print whose day cannot be read the head does not say today', () => {
  expect(formatAsOf(assess(withRegister({ viewedAt: unknown('unread') })))).toBe('뗀 날을 알 수 없는 등기부')
})

test('a register of the ground says that the building’s is needed, whatever else stands on it', () => {
  for (const entries of [[], [gap('압류')]]) {
    const a = assess(withRegister({ kind: '토지' }, entries))
    expect(a.findings.map((f) => f.id)).toContain('land-register')
    expect(a.withheld[0]).toBe('land-register')
    expect(a.acts.map((x) => x.id)).toContain('get-building-register')
  }
  expect(assess(withRegister({ kind: '토지' })).nextAct.id).toBe('get-building-register')
})

const listed = (purpose: string, status: string) => ({
  purpose,
  status,
  receivedAt: day('2026-11-20'),
  receiptNo: '9000001',
})
test.each<[string, Partial<RegisterDocument>, object | null]>([
  ['the note alone', { pendingNote: '신청사건 처리중' }, { count: 1, purposes: '' }],
  [
    'the list, where the print has no note',
    { pending: [listed('근저당권설정', '조사'), listed('소유권이전', '각하')] },
    { count: 1, purposes: '근저당권설정' },
  ],
  [
    'both, the same one',
    { pendingNote: '접수 제9000001호 신청사건 처리중', pending: [listed('압류', '보정')] },
    { count: 1, purposes: '압류' },
  ],
  ['a list of what was dismissed', { pending: [listed('근저당권설정', '취하')] }, null],
  ['an empty list', { pending: [] }, null],
])('an application that waits: %s', (_, over, numbers) => {
  const found = of(over, 'pending-application')
  if (numbers === null) expect(found).toBeUndefined()
  else expect(found?.numbers).toMatchObject(numbers)
})

test.each<[number, number | null, boolean]>([
  [4, 4, false],
  [5, 4, false],
  [3, 4, true],
  [3, null, false],
])('%s pages read of %s declared: missing %s', (read, declared, is) => {
  const a = assess(withRegister({ pages: { read, declared } }))
  expect(a.findings.some((f) => f.id === 'pages-missing')).toBe(is)
  expect(a.grade === '판단보류').toBe(is)
  expect(a.checkedClean.some((c) => c.id === 'no-seizure')).toBe(!is)
})

test.each<[RegisterDocument['certificate'], boolean]>([
  ['말소사항 포함', false],
  ['현재 유효사항', true],
  ['일부사항', true],
  ['모름', true],
])('a certificate "%s": no history %s', (certificate, is) => {
  expect(of({ certificate }, 'current-only') !== undefined).toBe(is)
})

test('lines that could not be placed are a caution, and nothing is called clean then', () => {
  const a = assess(withRegister({ unread: [{ page: 2, text: '흐린 줄', why: 'unknown-line' }] }))
  expect(a.findings.find((f) => f.id === 'unread-lines')).toMatchObject({ severity: 'caution', numbers: { count: 1 } })
  expect(a.checkedClean.map((c) => c.id)).not.toContain('no-mortgage')
})

test.each<[Day, boolean]>([
  [day('2024-11-20'), false],
  [day('2024-11-21'), true],
  [day('2026-11-21'), true],
  // approved after the day of the report: not built yet
  [day('2026-11-22'), false],
])('approved on %s: new %s', (on, is) => {
  const { findings } = assess(madeCase([], { home: madeHome({ approvedOn: known(on, '건축물대장') }) }))
  expect(findings.some((f) => f.id === 'new-building')).toBe(is)
})

test('a unit without its land share is found only where 표제부 could be read', () => {
  const bare = { ...cleanRegister.display, land: [], landRight: [] }
  expect(of({ display: bare }, 'land-right-missing')).toBeDefined()
  expect(of({ display: { ...bare, unit: [] } }, 'land-right-missing')).toBeUndefined()
  expect(of({ kind: '건물', display: bare }, 'land-right-missing')).toBeUndefined()
})
