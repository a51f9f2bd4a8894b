import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyAnswers, type AnyFunnel } from './any-answers.ts'
import type { Answers, Fields } from './define.ts'
import { fieldsOf, frontier, pagesOf, pathOf, progressOf, reachable } from './path.ts'

const funnels = Object.entries(
  import.meta.glob<{ default: AnyFunnel }>('../../features/*/*.funnel.tsx', { eager: true }),
).map(([file, { default: funnel }]) => [file, funnel] as const)

const lastKnown = (funnel: AnyFunnel, a: Answers<Fields>): boolean => {
  const last = pathOf(funnel, a).at(-1)
  if (!last) return false
  const own = new Set<string>(fieldsOf(last))
  const before = Object.fromEntries(Object.entries(a).filter(([name]) => !own.has(name))) as Answers<Fields>
  return pathOf(funnel, before).at(-1)?.at === last.at
}

test('there are funnels to walk', () => expect(funnels.length).toBeGreaterThan(1))

test.each(funnels)('on no path of %s does the progress run back, and the last step fills it', (_, funnel) => {
  const answers = anyAnswers(funnel.fields)
  fc.assert(
    fc.property(answers, (a) => {
      const path = pathOf(funnel, a)
      const parts = path.map((step) => progressOf(funnel, a, step.at))
      for (const [i, part] of parts.entries()) expect(part).toBeGreaterThan(parts[i - 1] ?? 0)
      // An answer may end the questions early: then its own step was not known to be the last one.
      if (lastKnown(funnel, a)) expect(parts.at(-1)).toBeCloseTo(1)
    }),
    { numRuns: 1000 },
  )
})

test.each(funnels)('what is answered later moves no earlier step of %s', (_, funnel) => {
  const answers = anyAnswers(funnel.fields)
  fc.assert(
    fc.property(answers, (a) => {
      const [first] = pathOf(funnel, a)
      if (!first) throw new Error('a funnel without a step')
      const asked = new Set<string>(funnel.steps.flatMap((s) => ('ask' in s ? s.ask : (s.holds ?? []))))
      const begun = Object.fromEntries(Object.entries(a).filter(([name]) => !asked.has(name))) as Answers<Fields>
      expect(progressOf(funnel, a, first.at)).toBeCloseTo(progressOf(funnel, begun, first.at))
    }),
    { numRuns: 300 },
  )
})

test.each(funnels)('the first open place of %s and those before it can be reached, and no later one', (_, funnel) => {
  const answers = anyAnswers(funnel.fields)
  fc.assert(
    fc.property(answers, (a) => {
      const places = pathOf(funnel, a).map((step) => step.at)
      const open = places.indexOf(frontier(funnel, a).at)
      expect(open).toBeGreaterThanOrEqual(0)
      expect(places.map((at) => reachable(funnel, a, at))).toEqual(places.map((at) => places.indexOf(at) <= open))
    }),
    { numRuns: 500 },
  )
})

test.each(funnels)('the pages of each place of %s ask all of its questions, each once', (_, funnel) => {
  const answers = anyAnswers(funnel.fields)
  fc.assert(
    fc.property(answers, (given) => {
      for (const step of pathOf(funnel, given)) expect(pagesOf(step).flatMap(fieldsOf)).toEqual(fieldsOf(step))
    }),
    { numRuns: 200 },
  )
})
