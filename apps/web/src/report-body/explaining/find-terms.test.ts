import { glossary } from '@jipsalpim/engine/words/ko/glossary.ts'
import { expect, test } from 'vitest'
import { findTerms, unbroken } from './find-terms.ts'

const plain = (text: string) =>
  findTerms(text)
    .map((p) => (typeof p === 'string' ? p : p.term))
    .join('')
const found = (text: string) => findTerms(text).flatMap((p) => (typeof p === 'string' ? [] : [p.term]))

test('the sentence stays the same, to the letter', () => {
  for (const text of ['근저당권이 2건 있어요.', '신탁원부를 떼요', '', '말소기준권리와 말소', '모르는 말'])
    expect(plain(text)).toBe(text)
})
test('the longer term wins, and each is marked once', () => {
  expect(found('신탁원부와 신탁을 봐요. 신탁은 어려워요.')).toEqual(['신탁원부', '신탁'])
  expect(found('가압류와 압류')).toEqual(['가압류', '압류'])
  expect(found('근저당을 갚고 근저당권을 말소해요')).toEqual(['근저당', '말소'])
})
test('a form that people write leads to the term it stands for', () => {
  expect(findTerms('확정일자 부여현황')).toEqual([{ term: '확정일자 부여현황', means: glossary['확정일자부여현황'] }])
})

test('a bracket and a particle stay on the line of their term, and no letter is lost', () => {
  for (const sentence of [
    'No entry that announces a lawsuit (예고등기)',
    '누가 세를 놓을 수 있는지는 신탁원부에만 적혀 있어요.',
    '다른 사람의 전세권이나 임차권등기가 없어요',
    '전입세대확인서로 누가 먼저 살고 있는지 볼 수 있어요.',
  ]) {
    const text = unbroken(findTerms(sentence))
    expect(text.map((p) => (typeof p === 'string' ? p : p.before + p.term + p.after)).join('')).toBe(sentence)
    const terms = text.filter((p) => typeof p !== 'string')
    expect(terms.length).toBeGreaterThan(0)
    // a line break is possible only between words
    for (const p of text) if (typeof p === 'string') expect(p).toMatch(/^\s|^[^\s]*\s/)
  }
  expect(unbroken(findTerms('a lawsuit (예고등기)')).at(-1)).toMatchObject({ before: '(', after: ')' })
})
