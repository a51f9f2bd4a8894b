import { expect, test } from 'vitest'
import { assess } from '../../assess.ts'
import { gap } from '../finding-cases.ts'
import { madeCase, type MadeEntry, mortgage } from '../made-up-home.ts'

const half = gap('소유권일부이전', { role: '공유자', share: [1, 2] })
const judged = (...entries: MadeEntry[]) => {
  const a = assess(madeCase([half, mortgage('1', 10_000_000), ...entries]))
  const { assumptions } = 'value' in a.recovery ? a.recovery.value : { assumptions: [] }
  return { a, ids: a.findings.map((f) => f.id), assumptions }
}
const auction = (purpose: string, rank = '3') =>
  gap(purpose, { rank, holder: '박셋', role: '채권자', on: '2025-05-02' })

test('an auction of one share is no auction of the home', () => {
  const { a, ids, assumptions } = judged(auction('2번이둘지분강제경매개시결정'))
  expect(ids).toContain('share-auction')
  expect(ids).not.toContain('auction-opening')
  expect(a.findings.find((f) => f.id === 'share-auction')?.numbers).toMatchObject({
    count: 1,
    of: '이둘',
    holders: '박셋',
  })
  expect(assumptions).not.toContain('after-auction-opening')
  // still not called clean
  expect(a.checkedClean.map((c) => c.id)).not.toContain('no-auction')
  expect(['위험', '매우위험']).toContain(a.grade)
})

test('of the whole home it is one, and so are those of every owner’s share', () => {
  const whole = judged(auction('강제경매개시결정'))
  expect([whole.ids.includes('auction-opening'), whole.ids.includes('share-auction')]).toEqual([true, false])
  expect(whole.a.grade).toBe('매우위험')
  const both = judged(auction('2번이둘지분강제경매개시결정'), auction('1번김하나지분강제경매개시결정', '4'))
  expect([both.ids.includes('auction-opening'), both.ids.includes('share-auction')]).toEqual([true, false])
})

test('a public sale that hangs on the seizure of a share is one of that share', () => {
  const seized = gap('2번이둘지분압류', { rank: '3', holder: '국' })
  const { ids } = judged(seized, gap('공매공고', { rank: '3-1', holder: '한국자산관리공사' }))
  expect([ids.includes('public-sale'), ids.includes('share-auction')]).toEqual([false, true])
})
