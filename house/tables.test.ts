import { expect, test } from 'vitest'
import { filesBelow, read } from './repository.ts'

test('only its own area writes a table', () => {
  const wrong = filesBelow('apps/server/src')
    .filter((f) => f.endsWith('.ts') && !f.endsWith('.test.ts') && !f.includes('/testing/'))
    .flatMap((file) => {
      const area = /features\/([^/]+)\//.exec(file)?.[1]?.replaceAll('-', '_') ?? 'platform'
      const written = [
        ...read(file).matchAll(
          /(?:insertInto|updateTable|deleteFrom|replaceInto|insert into|update|delete from)\s*\(?\s*['"`]?(\w+_\w+)/g,
        ),
      ]
      return written
        .map((m) => m[1] ?? '')
        .filter((t) => owner(t) !== null && owner(t) !== area)
        .map((t) => `${file} writes ${t}`)
    })
  expect(wrong).toEqual([])
})

const folders = filesBelow('apps/server/src/features').map((f) => f.split('/')[4] ?? '')
const areas = ['platform', ...new Set(folders)].map((folder) => folder.replaceAll('-', '_'))
const owner = (table: string): string | null => areas.find((a) => table.startsWith(`${a}_`)) ?? null
