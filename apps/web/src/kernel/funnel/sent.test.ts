import { day } from '@jipsalpim/engine/values/day.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { factsOf } from '../../features/loan/facts-of.ts'
import { anyAnswers, droppedBy, type AnyFunnel } from './any-answers.ts'

const funnels = Object.entries(
  import.meta.glob<{ default: AnyFunnel }>('../../features/*/*.funnel.tsx', { eager: true }),
).map(([file, { default: funnel }]) => [file.slice('../../features/'.length), funnel] as const)

/**
 * Fields that only choose the path, and are not sent. A funnel that is missing here fails: list what it drops, and why.
 */
const dropped: Readonly<Record<string, readonly string[]>> = {
  'analyze/order.funnel.tsx': ['entry', 'extension'],
  'analyze/minute.funnel.tsx': [],
  'loan/loan.funnel.tsx': [],
  // The name of the home that the answer before it names; several homes are sent by the page that pays for them, and so are
  // points; a free month has a call of its own.
  'subscribe/join.funnel.tsx': ['ofName', 'several', 'points', 'free'],
}
/** Funnels that send nothing are judged on the device, by these functions. */
const judged: Readonly<Record<string, (a: never) => unknown>> = {
  'loan/loan.funnel.tsx': (a) => factsOf(a, day('2026-12-01')),
}

test.each(funnels)(
  'every answer of %s arrives in what is sent, but for those that only choose the way',
  (file, funnel) => {
    const send = judged[file] ?? funnel.send
    const samples = fc.sample(anyAnswers(funnel.fields), { numRuns: 3000, seed: 1 })
    expect(droppedBy(send as (a: object) => unknown, samples)).toEqual(dropped[file])
  },
)

test('an answer that is dropped is seen', () => {
  const samples = [
    { kept: 1, lost: 1 },
    { kept: 2, lost: 2 },
  ]
  expect(droppedBy(({ kept }: { kept: number; lost: number }) => ({ kept }), samples)).toEqual(['lost'])
})
