import { describe, expect, test } from 'vitest'
import type { DisplayRow, RegisterDocument } from '../register/model.ts'
import { resolveRegister } from '../register/resolve.ts'
import { madeRegister, type MadeEntry, mortgage } from '../risk/made-up-home.ts'
import { day } from '../values/day.ts'
import { known, unknown } from '../values/known.ts'
import { applyDiff } from './apply.ts'
import type { Change, RegisterDiff } from './change.ts'
import { diffRegisters } from './diff-registers.ts'
import { registerContent } from './register-content.ts'

const compare = (before: RegisterDocument, after: RegisterDocument) =>
  diffRegisters(resolveRegister(before), resolveRegister(after))
function compared(before: RegisterDocument, after: RegisterDocument): RegisterDiff {
  const diff = compare(before, after)
  if ('refused' in diff) throw new Error(diff.refused.name)
  return diff
}
const refusal = (before: RegisterDocument, after: RegisterDocument) => {
  const diff = compare(before, after)
  return 'refused' in diff ? diff.refused : null
}
const between = (before: readonly MadeEntry[], after: readonly MadeEntry[]): readonly Change[] =>
  compared(madeRegister(before, { viewedAt: known('2026-09-30', '등기부') }), madeRegister(after)).changes
const gap = (rank: string, purpose: string, more: Partial<MadeEntry> = {}): MadeEntry => ({
  section: '갑구',
  rank,
  purpose,
  on: '2026-10-01',
  ...more,
})
const struck = (e: MadeEntry): MadeEntry => ({ ...e, strike: 'all' })
const m1 = mortgage('1', 120_000_000)

describe('what is not compared, by name', () => {
  const here = madeRegister()
  test('another home, by its number or its place', () => {
    expect(refusal(here, madeRegister([], { uniqueNo: '1146-2015-001235' }))?.name).toBe('differentHome')
    const next = '서울특별시 강서구 화곡동 100-1 가온빌라 제3층 제302호'
    expect(refusal({ ...here, uniqueNo: null }, madeRegister([], { uniqueNo: null, address: next }))?.name).toBe(
      'differentHome',
    )
    expect(refusal(here, madeRegister([], { uniqueNo: null, kind: '토지' }))?.name).toBe('differentHome')
  })
  test('one home is one home, however its place is written', () => {
    const written = '서울 강서구 화곡동 100-1 가온빌라 제3층 제301호 [도로명주소] 서울특별시 강서구 화곡로 1'
    expect(refusal({ ...here, uniqueNo: null }, madeRegister([], { address: written }))).toBeNull()
    expect(refusal(here, madeRegister([], { address: written }))).toBeNull()
  })
  test('nothing tells which home it is: what is entered does, or nothing', () => {
    const nameless = { uniqueNo: null, address: '' }
    expect(refusal(madeRegister([m1], nameless), madeRegister([], nameless))).toBeNull()
    const other = madeRegister([], { ...nameless, entries: [] })
    expect(refusal(madeRegister([], nameless), other)?.name).toBe('homeUnknown')
  })
  test('the older one given last, and a certificate of a part', () => {
    const old = madeRegister([], { viewedAt: known('2026-11-01T09:00:00', '등기부') })
    expect(refusal(here, old)).toEqual({
      name: 'olderAfter',
      numbers: { from: '2026-11-20T10:00:00', to: '2026-11-01T09:00:00' },
    })
    expect(refusal(old, here)).toBeNull()
    // a provider gives only the day: any hour of it is possible
    expect(refusal(here, madeRegister([], { viewedAt: known('2026-11-20', '등기부') }))).toBeNull()
    expect(refusal(here, madeRegister([], { viewedAt: unknown('unread') }))).toBeNull()
    expect(refusal(here, madeRegister([], { certificate: '일부사항' }))?.name).toBe('partOnly')
  })
})

describe('what an entry does', () => {
  const shown = (c: Change | undefined) => c && [c.kind, c.amount && [c.amount.before, c.amount.after], c.meaning[0]]
  const cases: readonly [string, MadeEntry[], MadeEntry[], unknown][] = [
    ['a mortgage', [], [m1], ['right-added', [0, 120_000_000], 'new-debt']],
    ['a mortgage in foreign money', [], [mortgage('1', null)], ['right-added', [0, null], 'new-debt']],
    [
      'a seizure prints no sum',
      [],
      [gap('2', '압류', { holder: '국', role: '권리자' })],
      ['right-added', null, 'seizure-begun'],
    ],
    [
      'a raised maximum',
      [m1],
      [m1, { rank: '1-1', purpose: '1번근저당권변경', on: '2026-10-01', won: 180_000_000 }],
      ['amount-raised', [120_000_000, 180_000_000], 'debt-raised'],
    ],
    [
      'a lowered one',
      [m1],
      [m1, { rank: '1-1', purpose: '1번근저당권변경', on: '2026-10-01', won: 60_000_000 }],
      ['amount-lowered', [120_000_000, 60_000_000], 'debt-lowered'],
    ],
    [
      'a transfer',
      [m1],
      [m1, { rank: '1-1', purpose: '1번근저당권이전', on: '2026-10-01', holder: '샛별대부주식회사' }],
      ['right-transferred', null, 'lender-changed'],
    ],
    [
      'an end',
      [m1],
      [struck(m1), { rank: '2', purpose: '1번근저당권설정등기말소', on: '2026-10-01' }],
      ['cancelled', [120_000_000, 0], 'debt-gone'],
    ],
    [
      'the end of a part',
      [gap('2', '압류'), m1],
      [gap('2', '압류'), gap('3', '2번압류일부말소'), m1],
      ['partly-cancelled', null, 'terms-only'],
    ],
    [
      'a joint debt that lets a home go',
      [m1],
      [m1, { rank: '1-1', purpose: '1번근저당권공동담보일부소멸', on: '2026-10-01' }],
      ['collateral-released', null, 'collateral-less'],
    ],
    [
      'a trust',
      [],
      [gap('2', '소유권이전신탁', { role: '수탁자', holder: '가나신탁주식회사' })],
      ['trust-added', null, 'trust-begun'],
    ],
    ['a purpose that nobody knows', [], [gap('2', '알수없는등기')], ['right-added', null, 'kind-unknown']],
    [
      'a court’s order for a former tenant',
      [],
      [{ rank: '1', purpose: '주택임차권', on: '2026-10-01', won: 90_000_000, amount: '임차보증금' }],
      ['right-added', [0, 90_000_000], 'former-tenant-unpaid'],
    ],
  ]
  test.each(cases)('%s', (_, before, after, expected) => {
    const changes = between(before, after)
    expect(changes.map(shown)).toEqual([expected])
  })

  test('who holds it, before and after', () => {
    const [c] = between(
      [m1],
      [m1, { rank: '1-1', purpose: '1번근저당권이전', on: '2026-10-01', holder: '샛별대부주식회사' }],
    )
    expect(c).toMatchObject({
      holders: { before: ['주식회사다온은행'], after: ['샛별대부주식회사'] },
      meaning: ['lender-changed', 'lender-is-moneylender'],
      on: [{ entry: '을구 1' }],
      day: '2026-10-01',
      receiptNo: '1000',
    })
  })

  test('owners with their shares, also when a transfer is undone', () => {
    const half = gap('2', '소유권일부이전', { role: '공유자', holder: '박두리', share: [1, 2] })
    const lines = (c: Change | undefined) =>
      c?.owners &&
      [c.owners.before, c.owners.after].map((o) => ('value' in o ? o.value.map((x) => [x.name, x.share]) : o))
    const whole = [['김하나', [1, 1]]]
    const halves = [
      ['김하나', [1, 2]],
      ['박두리', [1, 2]],
    ]
    const [given] = between([], [half])
    expect([given?.kind, given?.meaning, lines(given)]).toEqual([
      'owner-changed',
      ['owner-part-changed'],
      [whole, halves],
    ])
    const [back] = between([half], [struck(half), gap('3', '2번소유권일부이전등기말소')])
    expect([back?.kind, back?.meaning, lines(back)]).toEqual(['cancelled', ['owner-back'], [halves, whole]])
  })

  test('ended ex officio, with no entry that says so: told, and doubted', () => {
    const diff = compared(madeRegister([m1]), madeRegister([struck(m1)]))
    expect(diff.changes).toMatchObject([{ kind: 'cancelled', entries: [], on: [{ entry: '을구 1' }], day: null }])
    expect(diff.doubts.map((d) => d.id)).toEqual(['cancel-conflict'])
  })

  test('received before the last print was viewed, and not shown there', () => {
    const seen = { viewedAt: known('2026-10-05T10:00:00', '등기부') }
    const late = compared(madeRegister([], seen), madeRegister([mortgage('1', 1, '2026-10-02')]))
    expect(late.changes[0]?.meaning).toContain('was-not-shown-before')
    const plain = compared(madeRegister([], seen), madeRegister([mortgage('1', 1, '2026-10-06')]))
    expect(plain.changes[0]?.meaning).not.toContain('was-not-shown-before')
  })
})

describe('what cannot be compared is said', () => {
  test('an entry that is gone without an end', () => {
    const diff = compared(madeRegister([m1]), madeRegister())
    expect([diff.changes, diff.doubts.map((d) => [d.id, d.evidence?.entry])]).toEqual([
      [],
      [['entry-missing', '을구 1']],
    ])
  })
  test('another sum under the same receipt', () => {
    const diff = compared(madeRegister([m1]), madeRegister([mortgage('1', 210_000_000)]))
    expect(diff.changes).toEqual([])
    expect(diff.doubts).toMatchObject([
      { id: 'reads-differently', words: { before: '채권최고액 금120000000원', after: '채권최고액 금210000000원' } },
    ])
  })
})

describe('the head of the register', () => {
  const { display } = madeRegister()
  const withBlock = (block: Partial<RegisterDocument['display']>) =>
    madeRegister([], { display: { ...display, ...block } })
  const row = (no: string, ...cells: string[]): DisplayRow => ({ no, receivedAt: null, cells, struck: false, page: 1 })
  const resultOf = (before: RegisterDocument, after: RegisterDocument) => {
    const diff = compared(before, after)
    expect(registerContent(resolveRegister(applyDiff(before, diff)))).toEqual(registerContent(resolveRegister(after)))
    return diff.changes.map((c) => [c.kind, c.meaning[0], c.day])
  }
  const plain = madeRegister()
  const noted = [
    ...display.landRight,
    row('2', '', '', '별도등기 있음\n1토지(을구1번 근저당권설정등기)\n2026년10월4일 등기'),
  ]

  test('the share in the ground comes, changes, goes', () => {
    const none = withBlock({ landRight: [], land: [] })
    expect(resultOf(none, plain)).toEqual([['land-right-registered', 'land-right-registered', null]])
    expect(resultOf(plain, none)).toEqual([['land-right-gone', 'land-right-gone', null]])
    const other = withBlock({ landRight: [row('2', '소유권대지권', '300분의 24', '2026년10월4일 등기')] })
    expect(resultOf(plain, other)).toEqual([['land-right-changed', 'land-right-changed', '2026-10-04']])
  })
  test('별도등기 is noted, and cleared', () => {
    const [with_, cleared] = [
      withBlock({ landRight: noted }),
      withBlock({ landRight: [...noted, row('3', '', '', '2번 별도등기 말소\n2026년11월2일 등기')] }),
    ]
    expect(resultOf(plain, with_)).toEqual([['separate-noted', 'land-debt-hidden', '2026-10-04']])
    expect(resultOf(with_, cleared)).toEqual([['separate-cleared', 'land-debt-cleared', '2026-11-02']])
  })
  test('another use or size, and only another street name', () => {
    const shop = withBlock({ unit: [row('2', '제3층 제301호', '철근콘크리트구조 근린생활시설 45.5㎡')] })
    expect(resultOf(plain, shop)).toEqual([['display-changed', 'building-changed', null]])
    const at = (place: string) => withBlock({ building: [row('1', place, '철근콘크리트구조 4층 다세대주택')] })
    const street = at('화곡동 100-1 가온빌라\n[도로명주소]\n서울특별시 강서구 화곡로 1')
    expect(resultOf(at('화곡동 100-1 가온빌라'), street)).toEqual([['display-changed', 'address-redrawn', null]])
  })
  test('notes of computerisation and other breaks are no change', () => {
    const again = withBlock({
      unit: [
        row(
          '1',
          '제3층\n제301호',
          '철근콘크리트구조\n45.5㎡',
          '부동산등기법 제177조의 6 제1항의 규정에 의하여 2001년 04월 07일 전산이기',
        ),
      ],
    })
    expect(resultOf(plain, again)).toEqual([])
  })
})

test('homes that come under a joint debt or leave it; a print without the list says nothing', () => {
  const list = (...homes: string[]) =>
    madeRegister([m1], {
      jointCollateral: homes.map((property, i) => ({
        listNo: '2026-12',
        no: String(i + 1),
        property,
        office: null,
        rank: null,
        cause: null,
        change: null,
        struck: false,
      })),
    })
  const resultOf = (before: RegisterDocument, after: RegisterDocument) =>
    compared(before, after).changes.map((c) => [c.kind, c.words])
  expect(resultOf(list('가동 101호'), list('가동 101호', '가동 102호'))).toEqual([
    ['joint-added', { before: '', after: '가동 102호' }],
  ])
  expect(resultOf(list('가동 101호', '가동 102호'), list('가동 101호'))).toEqual([
    ['joint-released', { before: '가동 102호', after: '' }],
  ])
  expect(resultOf(list('가동 101호'), list())).toEqual([])
})

describe('applications', () => {
  const waiting = { purpose: '근저당권설정', receivedAt: day('2026-11-19'), receiptNo: '4775425', status: '조사' }
  const with_ = (pending: RegisterDocument['pending'], entries: readonly MadeEntry[] = []) =>
    madeRegister(entries, pending === undefined ? {} : { pending })
  const resultOf = (before: RegisterDocument, after: RegisterDocument) => {
    const diff = compared(before, after)
    return [...diff.changes.map((c) => `${c.kind} ${c.receiptNo ?? ''}`), ...diff.doubts.map((d) => d.id)]
  }
  test('from the registry’s list: received, and gone', () => {
    expect(resultOf(with_([]), with_([waiting]))).toEqual(['application-received 4775425'])
    expect(resultOf(with_([waiting]), with_([]))).toEqual(['application-withdrawn 4775425'])
    expect(resultOf(with_([waiting]), with_([{ ...waiting, status: '교합' }]))).toEqual([])
  })
  test('a list that nobody asked for tells of no end', () => {
    expect(resultOf(with_([waiting]), with_(undefined))).toEqual(['pending-not-asked'])
  })
  test('from the note on the print, in the words that it has', () => {
    const note = (pendingNote: string | null) => madeRegister([], { pendingNote })
    const full = '이 등기기록에는 2026년11월19일 접수 제4775425호 근저당권설정 신청사건 처리중입니다.'
    expect(compared(note(null), note(full)).changes).toMatchObject([
      {
        kind: 'application-received',
        purpose: '근저당권설정',
        receiptNo: '4775425',
        day: '2026-11-19',
        rights: ['근저당권'],
      },
    ])
    expect(resultOf(note(null), note('신청사건 처리중'))).toEqual(['application-received '])
    expect(resultOf(note('신청사건 처리중'), note(null))).toEqual(['application-withdrawn '])
    expect(resultOf(note(full), with_([waiting]))).toEqual([])
  })
})
