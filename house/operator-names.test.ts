import { calls } from '@jipsalpim/contract/calls.ts'
import type { Call } from '@jipsalpim/contract/call.ts'
import { expect, it } from 'vitest'
import { callName, jobName } from '../apps/web/src/features/operator/shared/name-words.ts'
import { usageWords } from '../apps/web/src/features/operator/usage-words.ts'
import { codeFiles, read } from './repository.ts'

const declared: [string, Call][] = Object.values(calls).flatMap((area) => Object.entries(area))
/** What these sources match in the group of the pattern. */
const found = (files: RegExp, pattern: RegExp): string[] => [
  ...new Set(
    codeFiles()
      .filter((file) => files.test(file) && !file.includes('.test.'))
      .flatMap((file) => [...read(file).matchAll(pattern)].map(([, name = '']) => name)),
  ),
]

it('every job has a name in the back office', () => {
  const jobs = found(/^apps\/server\/src\/.*jobs\.ts$/, /job\(\{ name: '([^']+)'/g)
  expect(jobs.length).toBeGreaterThan(30)
  expect(jobs.filter((name) => jobName(name) === name)).toEqual([])
})

it('every call of the audit log has a name in the back office', () => {
  const audited = declared.filter(([, { audit }]) => audit !== undefined).map(([name]) => name)
  expect(audited.length).toBeGreaterThan(40)
  expect(audited.filter((name) => callName(name) === name)).toEqual([])
})

it('everything that is counted has a name in the back office', () => {
  const events = found(/^apps\/web\/src\//, /\btrack\('([a-z-]+)'/g)
  expect(events.length).toBeGreaterThan(3)
  expect(events.filter((name) => !(name in usageWords.events))).toEqual([])
})
