import { expect, test } from 'vitest'
import { circlesOf, importGraph } from './file-circles.ts'
import { codeFiles, read } from './repository.ts'

/** The catalogues whose other languages are still laid over the Korean ones name each other through their list. */
const CATALOGUES = 'apps/web/src/lang/catalogue.ts'

test('no files import each other in a circle, types included', () => {
  const files = codeFiles().filter((file) => /^(apps|packages|db)\//.test(file) && !/\.test\.tsx?$/.test(file))
  const circles = circlesOf(importGraph(Object.fromEntries(files.map((file) => [file, read(file)]))))
  expect(circles.filter((circle) => !circle.includes(CATALOGUES))).toEqual([])
  expect(circles.length).toBeLessThanOrEqual(1)
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
