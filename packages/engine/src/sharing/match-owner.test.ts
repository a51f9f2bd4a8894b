import { expect, test } from 'vitest'
import { known, unknown } from '../values/known.ts'
import { matchOwner } from './match-owner.ts'

const owned = (...names: string[]) =>
  known(
    names.map((name) => ({ name, share: null })),
    'register',
  )

test.each([
  ['이서연', owned('이서연'), 'matches'],
  ['이 서연', owned('김하늘', '이서연'), 'matches'],
  ['Jane Doe', owned('JANE DOE'), 'matches'],
  ['이서연', owned('김하늘'), 'differs'],
  // a person may represent a company
  ['이서연', owned('주식회사 한빛'), 'unknown'],
  ['이서연', owned('김하늘', '(주)한빛'), 'unknown'],
  ['이서연', owned(), 'unknown'],
  ['이서연', unknown('ambiguous'), 'unknown'],
] as const)('%s beside %o: %s', (name, owners, match) => expect(matchOwner(name, owners)).toBe(match))
