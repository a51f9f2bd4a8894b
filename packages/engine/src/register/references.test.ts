import { expect, test } from 'vitest'
import { readReferences } from './references.ts'

const ranks = (purpose: string) => readReferences('을구', purpose).map((r) => `${r.section} ${r.rank} ${r.verb}`)

test('one, several, and a range', () => {
  expect(ranks('3번근저당권설정등기말소')).toEqual(['을구 3 말소'])
  expect(ranks('1번근저당권설정, 2번근저당권설정,5번임차권설정 등기말소')).toEqual([
    '을구 1 말소',
    '을구 2 말소',
    '을구 5 말소',
  ])
  expect(ranks('3, 4, 6번가압류등기말소')).toEqual(['을구 3 말소', '을구 4 말소', '을구 6 말소'])
  expect(ranks('3번내지5번근저당권설정등기말소')).toEqual(['을구 3 말소', '을구 4 말소', '을구 5 말소'])
})

test('sub-ranks, the other section, old numbers and equal ranks', () => {
  expect(ranks('4-2-7번질권일부이전등기말소')).toEqual(['을구 4-2-7 말소'])
  expect(ranks('갑구2번홍길동지분전부근저당권설정')).toEqual(['갑구 2 기타'])
  expect(readReferences('갑구', '전6번홍길동지분전부이전')[0]).toMatchObject({ rank: '6', old: true, verb: '이전' })
  expect(readReferences('을구', '7번(2)근저당권말소예고등기')[0]).toMatchObject({ rank: '7', ordinal: 2, verb: '기타' })
})

test('the right that a reference names', () => {
  expect(readReferences('갑구', '소유권이전2번 신탁등기말소')).toEqual([
    { section: '갑구', rank: '2', verb: '말소', what: '신탁' },
  ])
  expect(readReferences('을구', '3번근저당권이전등기말소')[0]?.what).toBe('근저당권이전')
})

test('fractions and a lone number are no references', () => {
  expect(ranks('소유권일부(15분의14)가압류')).toEqual([])
  expect(ranks('근저당권설정')).toEqual([])
})
