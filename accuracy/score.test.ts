import { expect, test } from 'vitest'
import type { Fact } from './facts.ts'
import { precision, recall, right, score, whole } from './score.ts'

const fact = (field: Fact['field'], entry: string, value: string): Fact => ({ field, entry, value })

test('a wrong field is missed and extra, and counts once against the whole', () => {
  const printed = [
    fact('purpose', '을구 1', '근저당권설정'),
    fact('cause', '을구 1', '설정계약'),
    fact('amount', '을구 1', 'a'),
  ]
  const read = [
    fact('purpose', '을구 1', '근저당권설정'),
    fact('cause', '을구 1', '해지'),
    fact('party name', '을구 1', 'x'),
  ]
  const s = score('doc', printed, read)
  expect(whole(s)).toEqual({ matched: 1, missing: 2, extra: 2, wrong: 3 })
  expect([precision(whole(s)), recall(whole(s)), right(whole(s))]).toEqual([1 / 3, 1 / 3, 1 / 4])
  expect(s.misses).toEqual([
    { doc: 'doc', entry: '을구 1', field: 'cause', printed: '설정계약', read: '해지' },
    { doc: 'doc', entry: '을구 1', field: 'amount', printed: 'a', read: null },
    { doc: 'doc', entry: '을구 1', field: 'party name', printed: null, read: 'x' },
  ])
})

test('an entry that is not found costs all its fields; one too many as well', () => {
  const entry = [fact('entry', '갑구 1', '갑구 1'), fact('purpose', '갑구 1', '압류')]
  expect(whole(score('doc', entry, []))).toMatchObject({ matched: 0, missing: 2 })
  expect(whole(score('doc', [], entry))).toMatchObject({ matched: 0, extra: 2 })
})

test('the same value twice must be read twice', () => {
  const twice = [fact('party role', '을구 1', '채무자'), fact('party role', '을구 1', '채무자')]
  expect(whole(score('doc', twice, twice.slice(1)))).toEqual({ matched: 1, missing: 1, extra: 0, wrong: 1 })
})
