import { describe, expect, test } from 'vitest'
import { goldenCases, goldenInput } from '../../samples/golden/compare.ts'
import { assess } from '../assess.ts'
import { known } from '../values/known.ts'
import { houseWords, unitWords } from './mask-place.ts'
import { maskWords } from './mask-words.ts'

describe('what anybody wrote', () => {
  test.each([
    ['전화 010-1234-5678로 주세요', '전화 ○○○로 주세요'],
    ['공일공 일이삼사 오육칠팔로 주세요', '○○○로 주세요'],
    ['０１０ １２３４ ５６７８', '○○○'],
    ['국민 123456-01-234567 계좌예요', '국민 ○○○ 계좌예요'],
    ['주민번호 800101-1234567', '주민번호 ○○○'],
    ['a.b@example.com 또는 www.example.co.kr/x', '○○○ 또는 ○○○'],
    ['open.kakao.com/o/abc', '○○○'],
    ['화곡동 9047-1 302호예요', '화곡동 ○ ○호예요'],
    ['합정동 010-1234-5678', '합정동 ○○○'],
    ['화곡로 123번길 4, 101동 302호', '화곡로 ○, ○동 ○호'],
    ['박예시 씨와 남궁표본님이 왔어요', '박○○ 씨와 남○○○님이 왔어요'],
  ])('%s', (text, masked) => {
    expect(maskWords(text, null)).toBe(masked)
    expect(maskWords(masked, null)).toBe(masked)
  })

  test.each([
    '보증금 200000000원 중 1억 8,000만 원이 앞서 있어요.',
    '2026-11-20에 계약했고 2호선 역에서 10분이에요.',
    '집주인님과 중개사님이 친절했고 이사님도 봤어요.',
    '이대로 2주 기다렸어요. 특약 3번이 도움이 됐어요.',
    '등기부를 98% 이해했어요. 점수 73점!',
  ])('names nobody and stays: %s', (text) => expect(maskWords(text, null)).toBe(text))
})

test('the names and the place of the report do not stay, however they are written', () => {
  const [first = expect.fail()] = goldenCases()
  const input = goldenInput(first)
  const named = assess({ ...input, lease: { ...input.lease, landlordName: known('남궁예시', 'user') } })
  const { register } = named
  const owners = 'value' in register.owners ? register.owners.value.map((o) => o.name) : []
  const secrets = ['남궁예시', ...owners, ...houseWords(register.address), ...unitWords(register.address)]
    .map((s) => s.replaceAll(/\s/g, ''))
    .filter((s) => s.length >= 3)
  expect(secrets.length).toBeGreaterThan(2)
  const text = maskWords(secrets.map((s) => `거기는 ${s} 이었어요`).join('\n'), named)
  for (const secret of secrets) expect(text).not.toContain(secret)
})
