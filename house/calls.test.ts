import { callTable } from '@jipsalpim/contract/call-table.ts'
import type { CallRow } from '@jipsalpim/contract/row.ts'
import type { Call } from '@jipsalpim/contract/call.ts'
import { calls } from '@jipsalpim/contract/calls.ts'
import { errors } from '@jipsalpim/contract/errors.ts'
import { expect, test } from 'vitest'
import { filesBelow, read } from './repository.ts'
import { specCalls } from './spec.ts'

const rows: [string, CallRow][] = Object.entries(callTable)
const declared: [string, Call][] = Object.values(calls).flatMap((area) => Object.entries(area))

test('every row has its schemas, and every call its row', () => {
  expect(declared.map(([name]) => name).sort()).toEqual(rows.map(([name]) => name).sort())
})

test('every area of calls is served', () => {
  for (const area of Object.keys(calls)) {
    const served = filesBelow('apps/server/src/features').some(
      (f) => f.endsWith('/calls.ts') && read(f).includes(`serve(calls.${area}`),
    )
    expect(served, area).toBe(true)
  }
})

test('paths are the specification’s, or ours by name', () => {
  const specified = new Set(specCalls.map((c) => `${c.method} ${c.path}`))
  const ours = new Set(declared.filter(([, c]) => c.ours).map(([name]) => name))
  const strange = rows
    .filter(([name, r]) => !specified.has(`${r.method} /api/v1${r.path}`) && !ours.has(name))
    .map(([name]) => name)
  expect(strange).toEqual([])
  // Calls with a name of the specification are not our own.
  const named = rows.filter(([name, r]) => specified.has(`${r.method} /api/v1${r.path}`) && ours.has(name))
  expect(named.map(([name]) => name)).toEqual([])
})

test('every error that a call declares is met in a test', () => {
  const tests = filesBelow('apps/server')
    .filter((f) => f.endsWith('.test.ts'))
    .map(read)
    .join('\n')
  const errorsDeclared = new Set(declared.flatMap(([, c]) => c.fails))
  const untested = [...errorsDeclared].filter(
    (name) => !tests.includes(`'${name}'`) && !tests.includes(String(errors[name].code)),
  )
  expect(untested).toEqual([])
})

test('codes are numbers of their own', () => {
  const codes = Object.values(errors).map((e) => e.code)
  expect(new Set(codes).size).toBe(codes.length)
})
