import { expect, test } from 'vitest'
import { assess } from '../../assess.ts'
import { type Day, day } from '../../values/day.ts'
import { known } from '../../values/known.ts'
import { gap } from '../finding-cases.ts'
import { madeCase, madeLease, type MadeEntry } from '../made-up-home.ts'

const eok = 100_000_000
const sale = (on: string, more: Partial<MadeEntry> = {}) =>
  gap('소유권이전', { on, role: '소유자', holder: '박셋', cause: '매매', ...more })
const signed = (on: Day) => madeLease({ landlordName: known('박셋', '입력'), contractDate: known(on, '입력') })
const of = (entries: MadeEntry[], contract = day('2026-11-25')) => {
  const { findings } = assess(madeCase(entries, { lease: signed(contract) }))
  return findings
    .filter((f) => ['recent-owner-change', 'owner-changed-in-lease', 'rapid-transfers'].includes(f.id))
    .map((f) => `${f.id} ${f.severity}`)
}

test.each<[string, MadeEntry[], string[]]>([
  ['sold 93 days ago', [sale('2026-08-20')], []],
  ['sold 92 days ago', [sale('2026-08-21')], ['recent-owner-change caution']],
  [
    'for about the deposit',
    [sale('2026-10-01', { won: 1.6 * eok, amount: '거래가액' })],
    ['recent-owner-change danger'],
  ],
  [
    'for twice the deposit',
    [sale('2026-10-01', { won: 3 * eok, amount: '거래가액' })],
    ['recent-owner-change caution'],
  ],
  [
    'inherited twice in a year',
    [sale('2026-01-10', { cause: '상속' }), sale('2026-06-10', { rank: '3', cause: '상속' })],
    [],
  ],
  ['sold twice in a year', [sale('2026-01-10'), sale('2026-06-10', { rank: '3' })], ['rapid-transfers caution']],
  ['sold twice in two years', [sale('2025-01-10'), sale('2026-06-10', { rank: '3' })], []],
])('%s', (_, entries, found) => expect(of(entries)).toEqual(found))

test('a sale after the contract is told as that, and once', () => {
  expect(of([sale('2026-11-18')], day('2026-11-10'))).toEqual(['owner-changed-in-lease caution'])
  expect(of([sale('2026-11-10')], day('2026-11-10'))).toEqual(['owner-changed-in-lease caution'])
  expect(of([sale('2026-11-09')], day('2026-11-10'))).toEqual(['recent-owner-change caution'])
  expect(of([sale('2026-11-18', { won: 1.5 * eok, amount: '거래가액' })], day('2026-11-10'))).toEqual([
    'owner-changed-in-lease danger',
  ])
  // a tenant for two years: the sale may be much later
  expect(of([sale('2025-12-01')], day('2024-11-10'))).toEqual(['owner-changed-in-lease caution'])
})

test.each<[string | null, string | null]>([
  ['김하나', 'caution'], // half is no majority (민법 265조)
  ['이둘', 'caution'],
  ['김하나, 이둘', 'note'],
  ['김하나 및 이둘', 'note'],
  // the shares of the others are unknown
  ['김하나 외 1인', 'note'],
  [null, 'note'],
])('two owners of half each, %s signs: %s', (landlord, severity) => {
  const entry = gap('소유권일부이전', { role: '공유자', share: [1, 2] })
  const lease = madeLease({ landlordName: landlord === null ? { unknown: 'not-given' } : known(landlord, '입력') })
  const found = assess(madeCase([entry], { lease })).findings.find((f) => f.id === 'co-owned')
  expect(found?.severity ?? null).toBe(severity)
})

test.each([
  ['주식회사가온', true],
  ['가온종합건설(주)', true],
  ['한국토지주택공사', false],
  ['박셋', false],
])('owned by %s: a company that may be wound up %s', (holder, is) => {
  const { findings } = assess(
    madeCase([sale('2020-01-02', { holder })], { lease: madeLease({ landlordName: known(holder, '입력') }) }),
  )
  expect(findings.some((f) => f.id === 'company-owner')).toBe(is)
})

test('of several who sign for a co-owned home each must be an owner, and their shares are added', () => {
  const entries = [
    gap('소유권일부이전', { role: '공유자', holder: '이둘', share: [1, 3], on: '2020-01-02' }),
    gap('1번김하나지분일부이전', { rank: '3', role: '공유자', holder: '박셋', share: [1, 3], on: '2020-02-02' }),
  ]
  const of = (landlord: string) =>
    assess(madeCase(entries, { lease: madeLease({ landlordName: known(landlord, '입력') }) })).findings
  const signer = (landlord: string) => of(landlord).find((f) => f.id === 'co-owned')?.numbers['signer'] ?? null
  expect([signer('이둘'), signer('이둘, 박셋'), signer('이둘 · 박셋')]).toEqual(['이둘', null, null])
  expect(of('이둘, 최넷').find((f) => f.id === 'owner-mismatch')?.numbers).toMatchObject({ landlord: '최넷' })
  expect(of('이둘, 박셋').some((f) => f.id === 'owner-mismatch')).toBe(false)
})

test('a company’s own name may have a comma in it', () => {
  const holder = '가온,나루 주식회사'
  const lease = madeLease({ landlordName: known(holder, '입력') })
  const { findings } = assess(madeCase([sale('2020-01-02', { holder })], { lease }))
  expect(findings.some((f) => f.id === 'owner-mismatch')).toBe(false)
})
