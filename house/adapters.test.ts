import { expect, test } from 'vitest'
import { filesBelow, read } from './repository.ts'

test('every adapter sits its port’s exam', () => {
  const tests = filesBelow('packages/providers')
    .filter((f) => f.endsWith('.test.ts'))
    .map(read)
    .join('\n')
  const adapters = filesBelow('packages/providers/src')
    .filter((f) => /src\/[^/]+\/[^/]+\.ts$/.test(f) && !/(port|exam)\.ts$|\.test\.ts$/.test(f))
    .filter(
      (f) =>
        /import type \{[^}]*Port\b[^}]*\} from '\.\/port\.ts'/.test(read(f)) &&
        /export (?:const|function) create\w+/.test(read(f)),
    )
  expect(adapters.length).toBeGreaterThan(7)
  for (const file of adapters) {
    const made = /export (?:const|function) (create\w+)/.exec(read(file))?.[1] ?? ''
    expect(
      filesBelow(file.slice(0, file.lastIndexOf('/'))).some((f) => f.endsWith('/exam.ts')),
      file,
    ).toBe(true)
    expect(tests.includes(made), `${made} in a test`).toBe(true)
  }
})
