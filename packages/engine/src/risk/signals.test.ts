import { expect, test } from 'vitest'
import { assess } from '../assess.ts'
import type { AssessInput } from '../assessment.ts'
import { findingWeights } from '../law/risk-weights.ts'
import type { RegisterDocument } from '../register/model.ts'
import { day } from '../values/day.ts'
import { known, unknown } from '../values/known.ts'
import { type FindingId, findingIds } from './finding-ids.ts'
import { madeCase, madeHome, madeLease, type MadeEntry, madeRegister, mortgage } from './made-up-home.ts'

const gap = (purpose: string, more: Partial<MadeEntry> = {}): MadeEntry => ({
  section: '갑구',
  rank: '2',
  purpose,
  on: '2024-03-04',
  holder: '이둘',
  role: '권리자',
  ...more,
})
const eul = (purpose: string, more: Partial<MadeEntry> = {}): MadeEntry => ({
  rank: '1',
  purpose,
  on: '2024-03-04',
  holder: '이둘',
  role: '권리자',
  ...more,
})
const withRegister = (over: Partial<RegisterDocument>, entries: MadeEntry[] = []): AssessInput =>
  madeCase(entries, { register: madeRegister(entries, over) })
const listed = (no: string) => ({
  listNo: '2024-7',
  no,
  property: `가온빌라 ${no}호`,
  office: null,
  rank: null,
  cause: null,
  change: null,
  struck: false,
})
const joint = { ...mortgage('1', 600_000_000), fields: { 공동담보목록: '제2024-7호' } }
const clean = madeRegister()

/** For each finding: a home that has it, the code, and the line that shows it ('' where no line of 갑구 or 을구 does). */
const cases: Readonly<Record<FindingId, readonly [input: AssessInput, code: number, at: string]>> = {
  'mortgage-high': [madeCase([mortgage('1', 180_000_000)]), 42, '을구 1'],
  'jeonse-high': [madeCase([], { lease: madeLease({ deposit: known(250_000_000, '입력') }) }), 52, ''],
  'secured-debts': [madeCase([mortgage('1', 80_000_000)]), 61, '을구 1'],
  'deposit-not-covered': [madeCase([mortgage('1', 180_000_000)]), 132, '을구 1'],
  'deposit-not-covered-low': [
    madeCase([mortgage('1', 10_000_000)], { lease: madeLease({ deposit: known(187_000_000, '입력') }) }),
    137,
    '을구 1',
  ],
  'tenancy-registration': [madeCase([eul('주택임차권', { won: 1, amount: '임차보증금' })]), 18, '을구 1'],
  'past-tenancy-registration': [
    madeCase([eul('주택임차권', { strike: 'all' }), eul('1번주택임차권등기말소', { rank: '2' })]),
    17,
    '을구 1',
  ],
  seizure: [madeCase([gap('압류')]), 101, '갑구 2'],
  'provisional-seizure': [madeCase([gap('가압류', { won: 5, amount: '청구금액' })]), 102, '갑구 2'],
  'provisional-disposition': [madeCase([gap('가처분')]), 103, '갑구 2'],
  'provisional-registration': [madeCase([gap('소유권이전담보가등기')]), 104, '갑구 2'],
  'auction-opening': [madeCase([gap('강제경매개시결정')]), 105, '갑구 2'],
  'public-sale': [madeCase([gap('공매공고', { rank: '2-1' })]), 106, '갑구 2-1'],
  trust: [madeCase([gap('소유권이전신탁', { holder: '한빛신탁', role: '수탁자' })]), 107, '갑구 2'],
  insolvency: [madeCase([gap('파산선고')]), 123, '갑구 2'],
  'notice-registration': [madeCase([gap('1번소유권보존등기말소예고등기')]), 125, '갑구 2'],
  redemption: [madeCase([gap('환매특약', { rank: '1-1' })]), 124, '갑구 1-1'],
  'owner-mismatch': [madeCase([], { lease: madeLease({ landlordName: known('박넷', '입력') }) }), 112, '갑구 1'],
  'co-owned': [madeCase([gap('소유권일부이전', { role: '공유자', share: [1, 2] })], {}), 113, '갑구 2'],
  'recent-owner-change': [
    madeCase(
      [gap('소유권이전', { on: '2026-10-01', role: '소유자', won: 160_000_000, amount: '거래가액', cause: '매매' })],
      { lease: madeLease({ landlordName: known('이둘', '입력') }) },
    ),
    117,
    '갑구 2',
  ],
  'joint-collateral': [
    withRegister({ jointCollateral: [listed('1'), listed('2'), listed('3')] }, [joint]),
    108,
    '을구 1',
  ],
  'jeonse-right': [madeCase([eul('전세권설정', { won: 5, amount: '전세금', role: '전세권자' })]), 109, '을구 1'],
  'lease-right': [madeCase([eul('임차권설정', { won: 5, amount: '임차보증금' })]), 135, '을구 1'],
  superficies: [madeCase([eul('지상권설정')]), 118, '을구 1'],
  'land-right-missing': [withRegister({ display: { ...clean.display, land: [], landRight: [] } }), 110, ''],
  'separate-registration': [
    withRegister({
      display: {
        ...clean.display,
        land: [
          { no: '1', receivedAt: null, cells: ['별도등기 있음 1토지(을구 3번 근저당권설정)'], struck: false, page: 2 },
        ],
      },
    }),
    111,
    '',
  ],
  'non-residential-use': [madeCase([], { home: madeHome({ use: known('제2종근린생활시설', '건축물대장') }) }), 114, ''],
  'illegal-building': [madeCase([], { home: madeHome({ violation: known(true, '건축물대장') }) }), 115, ''],
  'new-building': [
    madeCase([], { home: madeHome({ approvedOn: known(day('2025-08-01'), '건축물대장') }) }),
    116,
    '갑구 1',
  ],
  'other-deposits-unknown': [
    madeCase([], { home: madeHome({ kind: known('다가구', '입력'), households: known(4, '입력') }) }),
    136,
    '',
  ],
  prohibition: [madeCase([gap('금지사항등기', { rank: '1-1' })]), 126, '갑구 1-1'],
  'residence-duty': [madeCase([gap('거주의무', { rank: '1-1' })]), 133, '갑구 1-1'],
  'special-terms': [madeCase([gap('특약', { rank: '1-1' })]), 134, '갑구 1-1'],
  'registered-rental': [madeCase([gap('민간임대주택등기', { rank: '1-1' })]), 131, '갑구 1-1'],
  'past-seizure': [madeCase([gap('압류', { strike: 'all' }), gap('2번압류등기말소', { rank: '3' })]), 122, '갑구 2'],
  'pending-application': [withRegister({ pendingNote: '신청사건 처리중' }), 121, ''],
  'unknown-purpose': [madeCase([gap('무엇인지모를등기')]), 119, '갑구 2'],
  'cancel-conflict': [madeCase([{ ...mortgage('1', 5), strike: 'all' }]), 120, '을구 1'],
  'unread-lines': [withRegister({ unread: [{ page: 2, text: '흐린 줄', why: 'unknown-line' }] }), 127, ''],
  'pages-missing': [withRegister({ pages: { read: 3, declared: 5 } }), 128, ''],
  'current-only': [withRegister({ certificate: '현재 유효사항' }), 129, ''],
  'register-old': [withRegister({ viewedAt: known('2026-10-30T09:00:00', '등기부') }), 130, ''],
}

test.each(findingIds.map((id) => [id, ...cases[id]] as const))('%s', (id, input, code, at) => {
  const found = assess(input).findings.find((f) => f.id === id)
  expect(found).toBeDefined()
  expect(found?.code).toBe(code)
  if (at !== '') expect(found?.evidence.map((e) => e.entry)).toContain(at)
  expect(found?.rule.title).toBeTruthy()
  expect(found?.rule.from).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(assess(madeCase()).findings.map((f) => f.id)).not.toContain(id)
})

test('every score number has its weight, and no two findings of different kinds share one', () => {
  const codes = findingIds.map((id) => cases[id][1])
  for (const code of codes) expect(findingWeights.rows.at(-1)?.value[code]).toBeDefined()
  expect(new Set(codes).size).toBe(codes.length)
})

test('a cleared note of 별도등기 is no finding', () => {
  const land = ['1번 별도등기 말소 1토지', '별도등기 있음'].map((cell, i) => ({
    no: String(2 - i),
    receivedAt: null,
    cells: [cell],
    struck: false,
    page: 2,
  }))
  expect(assess(withRegister({ display: { ...clean.display, land } })).findings).toEqual([])
})

test('a joint mortgage counts in full for the grade and the worst case, by shares for the likely one', () => {
  const a = assess(cases['joint-collateral'][0])
  expect(a.findings.find((f) => f.id === 'joint-collateral')?.numbers).toMatchObject({
    full: 600_000_000,
    properties: 3,
    split: 200_000_000,
  })
  expect('value' in a.recovery && a.recovery.value.jointCount).toBe(3)
  expect('value' in a.recovery && a.recovery.value.assumptions).toContain('joint-full-at-worst')
  const alone = assess(madeCase([joint]))
  expect(alone.findings.find((f) => f.id === 'joint-collateral')?.numbers).toMatchObject({ properties: 0 })
  expect(alone.notChecked.map((n) => n.id)).toContain('joint-list')
})

test('the ground under a house is no joint collateral of another home', () => {
  const house = withRegister({ kind: '건물' }, [
    { ...mortgage('1', 5_000_000), fields: { 공동담보: '토지 서울특별시 강서구 화곡동 100-1' } },
  ])
  const a = assess({ ...house, home: madeHome({ kind: known('단독', '입력') }) })
  expect(a.findings.map((f) => f.id)).not.toContain('joint-collateral')
  expect(a.notChecked.map((n) => n.id)).toContain('land-register')
})

test('an owner without a told landlord is a question, not a mismatch', () => {
  const a = assess(madeCase([], { lease: madeLease({ landlordName: unknown('not-given') }) }))
  expect(a.findings).toEqual([])
  expect(a.notChecked.map((n) => n.id)).toContain('landlord-identity')
  expect(assess(madeCase([], { lease: madeLease({ landlordName: known('김 하나', '입력') }) })).findings).toEqual([])
})
