import { expect, test } from 'vitest'
import { mutants } from './mutants-list.ts'
import { filesBelow, read } from './repository.ts'

test('every mistake can still be planted: its line stands in its file once, and its test is there', () => {
  const files = filesBelow()
  const lost = mutants.filter(
    ({ file, from, test: { file: tests } }) =>
      read(file).split(from).length !== 2 || !files.some((f) => f.startsWith(tests)),
  )
  expect(lost.map((m) => m.name)).toEqual([])
})
