import { expect, test } from 'vitest'
import { assess } from '../../assess.ts'
import { valueOf } from '../../values/known.ts'
import { gap } from '../finding-cases.ts'
import { madeCase, type MadeEntry } from '../made-up-home.ts'

const ban = (claim: string | null, more: Partial<MadeEntry> = {}) =>
  gap('가처분', { ...(claim === null ? {} : { fields: { 피보전권리: claim } }), ...more })
const ids = (...entries: MadeEntry[]) =>
  assess(madeCase(entries))
    .findings.map((f) => f.id)
    .filter((id) => id === 'demolition-claim' || id === 'provisional-disposition')

test.each([
  ['건물철거 및 토지인도 청구권', 'demolition-claim'],
  ['토지소유권에 기한 건물 철거청구권', 'demolition-claim'],
  ['토지 인도청구권', 'demolition-claim'],
  ['소유권이전등기청구권', 'provisional-disposition'],
  ['사해행위취소를 원인으로 한 소유권이전등기말소청구권', 'provisional-disposition'],
  [null, 'provisional-disposition'],
])('가처분 for %s is told as %s', (claim, id) => expect(ids(ban(claim))).toEqual([id]))

test('one of each is told as both', () => {
  expect(ids(ban('소유권이전등기청구권'), ban('건물철거청구권', { rank: '3' })).toSorted()).toEqual([
    'demolition-claim',
    'provisional-disposition',
  ])
})
test('it caps the grade, nothing may come back at worst, and the money is to be held back', () => {
  const a = assess(madeCase([ban('건물철거 및 토지인도 청구권')]))
  expect(a).toMatchObject({ grade: '매우위험', nextAct: { id: 'do-not-pay' }, guarantee: { verdict: 'not-eligible' } })
  expect(valueOf(a.recovery)?.low).toBe(0)
  expect(a.findings.find((f) => f.id === 'demolition-claim')?.numbers).toMatchObject({
    count: 1,
    holders: '이둘',
    claim: '건물철거 및 토지인도 청구권',
  })
})
