import { expect, test } from 'vitest'
import { mutants } from './mutants-list.ts'
import { filesBelow, read } from './repository.ts'

test('a mistake in a function of the database stands in its last definition', () => {
  const migrations = filesBelow('db/migrations').toSorted()
  const replaced = mutants.filter(({ file, from }) => {
    const before = read(file).split(from)[0] ?? ''
    const name = before
      .match(/create (?:or replace )?function \w+(?=[^$]*\$\$[^$]*$)/g)
      ?.at(-1)
      ?.split(' ')
      .at(-1)
    return name !== undefined && migrations.some((m) => m > file && read(m).includes(`replace function ${name}(`))
  })
  expect(replaced.map((m) => m.name)).toEqual([])
})

test('every mistake can still be planted: its line stands in its file once, and its test is there', () => {
  const files = filesBelow()
  const lost = mutants.filter(
    ({ file, from, test: { file: tests } }) =>
      read(file).split(from).length !== 2 || !files.some((f) => f.startsWith(tests)),
  )
  expect(lost.map((m) => m.name)).toEqual([])
})
