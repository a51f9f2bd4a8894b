import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeActIds } from '../diff/act-ids.ts'
import { bearingIds } from '../diff/bearing.ts'
import { changeKinds, doubtIds, meaningIds } from '../diff/change.ts'
import { type ChangeJudgement, judgeChange } from '../diff/judge-change.ts'
import { anyActs, historyOf } from '../diff/made-up-history.ts'
import { madeCase, madeHome, madeLease, type MadeEntry, mortgage } from '../risk/made-up-home.ts'
import { addDays, day } from '../values/day.ts'
import { known, unknown } from '../values/known.ts'
import { changeActWords } from './ko/change-acts.ts'
import {
  describeActDue,
  describeChange,
  describeChangeAct,
  describeChanges,
  describeEffect,
  describeGradeChange,
  describeGuaranteeChange,
  describeMoneyChange,
  formatViewed,
} from './describe-changes.ts'
import { bearingWords, doubtWords, meaningWords, urgencyWords } from './ko/changes.ts'
import { diffRefusalWords } from './ko/refusals.ts'

const today = day('2026-11-21')
function judged(before: readonly MadeEntry[], after: readonly MadeEntry[], over = {}): ChangeJudgement {
  const lease = madeLease({
    contractDate: known(day('2026-11-01'), '입력'),
    moveInDate: known(day('2026-12-20'), '입력'),
  })
  const j = judgeChange(madeCase(before, { lease, ...over }), madeCase(after, { lease, ...over }), today)
  if ('refused' in j) throw new Error(j.refused.name)
  return j
}
const plain = (s: string) => {
  expect(s).not.toMatch(/안전합니다|문제없|보장|100\s*%|무조건|undefined|NaN|\[object|null/)
  expect(s.trim().length).toBeGreaterThan(1)
}

test('every id has its words, in 해요체, and none promises what nobody can keep', () => {
  const keys = (o: object) => Object.keys(o).toSorted()
  expect(keys(meaningWords)).toEqual([...meaningIds].toSorted())
  expect(keys(bearingWords)).toEqual([...bearingIds].toSorted())
  expect(keys(doubtWords)).toEqual([...doubtIds].toSorted())
  expect(keys(changeActWords)).toEqual([...changeActIds].toSorted())
  const sentences = [
    ...Object.values(meaningWords),
    ...Object.values(bearingWords),
    ...Object.values(doubtWords).flatMap((d) => [d.body]),
    ...Object.values(changeActWords).map((a) => a.body),
    ...Object.values(diffRefusalWords).flatMap((r) => [r.body, r.act]),
  ]
  for (const s of sentences) {
    plain(s)
    expect(s).toMatch(/(요|세요)\.$/)
  }
})

test('the alert that the watch sends: the debt, the receipt, the money', () => {
  const j = judged([], [mortgage('1', 120_000_000, '2026-11-20')])
  expect(describeChanges(j)).toBe('급히 볼 것이 1건 생겼어요')
  expect(j.changes.map((c) => describeChange(c.change))).toEqual(['새 근저당: 1억 2,000만 원'])
  expect(describeMoneyChange(j)).toMatch(/^돌려받을 돈 1\.5억 → [\d,.]+(억|만)$/)
  expect(describeEffect(j.changes[0]?.effect ?? null)).toMatch(/^돌려받을 돈이 [\d,.]+(억|만) 줄어요$/)
  expect(describeGradeChange(j)).toMatch(/^판정 .+ → .+$/)
  expect(describeGuaranteeChange(judged([], [mortgage('1', 200_000_000, '2026-11-20')]))).toBe(
    // 2억 4,000만 × 140 % × 90 %; with senior debts over 60 % of it, none
    '반환보증 가입 가능 → 가입 어려움, 보증에 들 수 있는 보증금 3억 240만 원 → 0원',
  )
  expect(describeGuaranteeChange(judged([], [mortgage('1', 120_000_000, '2026-11-20')]))).toBe(
    '보증에 들 수 있는 보증금 3억 240만 원 → 1억 8,240만 원',
  )
  expect(describeGuaranteeChange(judged([], []))).toBeNull()
  expect(describeChangeAct(j.act).title).toBe('잔금을 보내지 마세요')
  expect(j.acts.map(describeActDue).slice(0, 2)).toEqual(['잔금 예정일 2026년 12월 20일', '2026년 12월 20일까지'])
  expect(urgencyWords[j.urgency ?? 'note']).toBe('바로 확인하세요')
})

test('each kind in its own words', () => {
  const m = mortgage('1', 120_000_000)
  const gap = (rank: string, purpose: string, more: Partial<MadeEntry> = {}): MadeEntry => ({
    section: '갑구',
    rank,
    purpose,
    on: '2026-11-10',
    ...more,
  })
  const described = (before: readonly MadeEntry[], after: readonly MadeEntry[]) =>
    judged(before, after).changes.map((c) => describeChange(c.change))
  const under = (purpose: string, more: Partial<MadeEntry> = {}): MadeEntry => ({
    rank: '1-1',
    purpose,
    on: '2026-11-10',
    ...more,
  })
  expect(described([m], [m, under('1번근저당권변경', { won: 180_000_000 })])).toEqual([
    '근저당 금액이 늘었어요: 1억 2,000만 원 → 1억 8,000만 원',
  ])
  expect(described([m], [m, under('1번근저당권변경', { won: 60_000_000 })])).toEqual([
    '근저당 금액이 줄었어요: 1억 2,000만 원 → 6,000만 원',
  ])
  expect(described([m], [m, under('1번근저당권이전', { holder: '샛별대부주식회사' })])).toEqual([
    '근저당 권리자가 바뀌었어요: 주식회사다온은행 → 샛별대부주식회사',
  ])
  expect(
    described(
      [m],
      [
        { ...m, strike: 'all' },
        { rank: '2', purpose: '1번근저당권설정등기말소', on: '2026-11-10' },
      ],
    ),
  ).toEqual(['근저당이 말소됐어요: 1억 2,000만 원'])
  expect(described([], [gap('2', '소유권이전', { role: '소유자', holder: '박두리' })])).toEqual([
    '주인이 바뀌었어요: 박두리',
  ])
  expect(described([], [gap('2', '소유권일부이전', { role: '공유자', holder: '박두리', share: [1, 2] })])).toEqual([
    '소유 지분이 바뀌었어요: 김하나 2분의 1, 박두리 2분의 1',
  ])
  expect(described([], [gap('2', '압류', { role: '권리자', holder: '국' })])).toEqual(['새 압류'])
  expect(described([], [gap('2', '처음보는등기')])).toEqual(['새 처음보는등기'])
})

test('what could not be counted, what stayed, and what nobody told', () => {
  const home = madeHome({ statedPrice: unknown('not-given'), officialPrice: unknown('not-given') })
  const j = judged([], [mortgage('1', 1_000_000)], { home })
  expect(describeMoneyChange(j)).toBe('보증금과 집값을 알려 주면 돌려받을 돈이 얼마나 달라지는지 계산해요.')
  expect(describeEffect(null)).toBeNull()
  expect(describeChanges(judged([], []))).toBe('바뀐 것이 없어요')
  expect(describeChanges(judged([mortgage('1', 1_000_000)], []))).toBe('바뀐 것은 찾지 못했지만 확인할 것이 1건 있어요')
  expect(describeEffect({ low: -3_000_000, likely: 0, high: 0 })).toBe('나쁜 경우 돌려받을 돈이 300만 줄어요')
  expect(formatViewed(known('2026-11-20T10:00:00', '등기부'))).toBe('2026년 11월 20일')
  expect(formatViewed(unknown('unread'))).toBe('뗀 날 모름')
})

test('whatever happened, it can be said', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(anyActs, (acts) => {
      const history = historyOf(acts)
      const [first, last] = [history[0], history.at(-1)]
      if (first === undefined || last === undefined) throw new Error('no history')
      const of = (register: typeof first.document) => ({ ...madeCase(), register })
      const j = judgeChange(of(first.document), of(last.document), addDays(last.on, 2))
      if ('refused' in j) throw new Error(j.refused.name)
      for (const c of j.changes) {
        seen.add(c.change.kind)
        plain(describeChange(c.change))
      }
      for (const s of [describeChanges(j), describeMoneyChange(j), describeGradeChange(j)]) plain(s)
    }),
    { numRuns: 60 },
  )
  expect(seen.size).toBeGreaterThan(5)
  expect(changeKinds).toEqual(expect.arrayContaining([...seen]))
})
