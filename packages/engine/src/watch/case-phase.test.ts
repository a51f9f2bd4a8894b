import { describe, expect, test } from 'vitest'
import { howDismissed, isCorrection, phaseOfWord } from './case-phase.ts'

describe('the words of the status column', () => {
  test.each([
    ['received', ['접수', '신청', '수리', ' 접 수 ', '접수완료', '접수대기']],
    ['in-progress', ['조사', '심사', '기입', '보정', '보정처리중', '조사중', '기입완료', '보정사유보기', '처리중']],
    ['completed', ['교합', '완료', '등기완료', '처리완료', '교합완료']],
    ['dismissed', ['취하', '각하', '반려', '기각', '각하결정', '각하사유보기', '취하완료']],
    ['unknown', ['', '이송', '완결', '접수 취하', '신청취하', '등기필', 'OK', 'constructor', '__proto__']],
  ])('%s', (phase, words) => {
    expect(words.map((w) => [w, phaseOfWord(w)])).toEqual(words.map((w) => [w, phase]))
  })

  test('an end that has not come is none', () => {
    expect(['교합대기', '교합중', '취하처리중', '각하예정'].map(phaseOfWord)).toEqual(Array(4).fill('in-progress'))
    expect(howDismissed('취하처리중')).toBeNull()
  })

  test('a flaw to be cured, and one that was', () => {
    expect(['보정', '보정 처리중', '보정사유보기', '보정명령'].map(isCorrection)).toEqual(Array(4).fill(true))
    expect(['보정완료', '조사', '각하', ''].map(isCorrection)).toEqual(Array(4).fill(false))
  })

  test('taken back is not turned down', () => {
    expect(['취하', '각하', '반려', '기각', '완료', '모름'].map(howDismissed)).toEqual([
      'withdrawn',
      'dismissed',
      'dismissed',
      'dismissed',
      null,
      null,
    ])
  })
})
