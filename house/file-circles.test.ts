import { expect, test } from 'vitest'
import { circlesOf, importGraph } from './file-circles.ts'
import { codeFiles, read } from './repository.ts'

test('no files import each other in a circle, types included', () => {
  const files = codeFiles().filter((file) => !/\.test\.tsx?$/.test(file))
  expect(circlesOf(importGraph(Object.fromEntries(files.map((file) => [file, read(file)]))))).toEqual([])
})

test('the rule sees a planted circle, also one of types, and none where a chunk is fetched later', () => {
  const files = {
    'db/a.ts': "import { b } from './b.ts'",
    'db/b.ts': "import type { C } from './c.ts'",
    'db/c.ts': "export * from './a.ts'",
    'db/d.ts': "import { a } from './a.ts'\nconst e = () => import('./e.ts')",
    'db/e.ts': "import { d } from './d.ts'",
  }
  expect(circlesOf(importGraph(files))).toEqual([['db/a.ts', 'db/b.ts', 'db/c.ts']])
})
