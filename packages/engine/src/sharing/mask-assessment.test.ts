import { describe, expect, test } from 'vitest'
import { goldenCases, goldenInput } from '../../samples/golden/compare.ts'
import { assess } from '../assess.ts'
import type { AssessInput } from '../assessment.ts'
import { known } from '../values/known.ts'
import { coreOfName, maskName } from './mask-name.ts'
import { maskPlace, unitWords } from './mask-place.ts'
import { maskAssessment } from './mask-assessment.ts'
import { keepParts } from './share-parts.ts'

const withLandlord = (input: AssessInput): AssessInput => ({
  ...input,
  lease: { ...input.lease, landlordName: known('남궁예시', 'user') },
  deal: { ...input.deal, payeeName: known('제갈표본', 'user') },
})
/** Everything in the input that identifies a person, a company or one home. */
function secretsOf(input: AssessInput): string[] {
  const { register } = input
  const parties = register.entries.flatMap((e) => e.parties)
  return [
    ...parties.flatMap((p) => [p.name, coreOfName(p.name), p.address ?? '', p.branch ?? '']),
    ...register.entries.flatMap((e) => (e.caseNo === null ? [] : [e.caseNo])),
    register.uniqueNo ?? '',
    ...unitWords(register.address),
    '남궁예시',
    '제갈표본',
  ]
    .map((s) => s.replaceAll(/\s/g, ''))
    .filter((s) => s.length >= 3 && !/^\d{1,4}$/.test(s) && !/^[가-힣]+(?:시|도|구|군)$/.test(s))
}

describe.each(goldenCases())('%s', (name) => {
  const input = withLandlord(goldenInput(name))
  const whole = assess(input)
  const masked = maskAssessment(whole)
  test('names nobody and no single home', () => {
    const text = JSON.stringify(masked).replaceAll(/\s/g, '')
    expect(secretsOf(input).filter((secret) => text.includes(secret))).toEqual([])
  })
  test('says the same of the risk and of the money', () => {
    for (const key of ['grade', 'score', 'withheld', 'caps'] as const) expect(masked[key]).toEqual(whole[key])
    expect(masked.findings.map((f) => f.id)).toEqual(whole.findings.map((f) => f.id))
    if ('value' in whole.recovery && 'value' in masked.recovery) {
      const { low, likely, high } = whole.recovery.value
      expect(masked.recovery.value).toMatchObject({ low, likely, high })
    }
    expect(masked.register.entries.map((e) => [e.id, e.receiptNo, e.receivedAt, e.cancelled])).toEqual(
      whole.register.entries.map((e) => [e.id, e.receiptNo, e.receivedAt, e.cancelled]),
    )
  })
})

test('a name keeps its first letter, a company its kind', () => {
  expect(['김하늘', '주식회사한빛은행', '강서세무서', '대한민국', '국', 'Nguyen Van A'].map(maskName)).toEqual([
    '김○○',
    '○○은행',
    '○○세무서',
    '대○○○',
    '국',
    '○○',
  ])
})
test('a place keeps its town, its house and its floor', () => {
  expect(maskPlace('서울특별시 강서구 화곡동 9047-1 나래하우스 제3층 제302호')).toBe(
    '서울특별시 강서구 화곡동 나래하우스 3층',
  )
  expect(maskPlace('경기도 수원시 영통구 이의동 1200 광교마을 제101동 제12층 제1203호')).toBe(
    '경기도 수원시 영통구 이의동 광교마을 12층',
  )
  expect(maskPlace('서울특별시 강서구 초록마을로 9012, 101동 202호')).toBe('서울특별시 강서구')
})
test('what was not chosen is not sent', () => {
  const whole = maskAssessment(assess(goldenInput(goldenCases()[0] ?? '')))
  const little = keepParts(whole, [])
  expect(little.grade).toBe(whole.grade)
  expect([little.findings, little.notChecked, little.checkedClean, little.register.entries]).toEqual([[], [], [], []])
  expect('unknown' in little.price).toBe(true)
  expect(keepParts(whole, ['risks', 'unknowns', 'money', 'register'])).toEqual(whole)
})
