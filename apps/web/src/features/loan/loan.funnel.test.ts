import { earlyEnd } from '@jipsalpim/engine/loan/early-end.ts'
import { judgeLoans } from '@jipsalpim/engine/loan/judge.ts'
import { nearestRefused } from '@jipsalpim/engine/loan/nearest.ts'
import { addDays } from '@jipsalpim/engine/values/day.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldsOf, frontier, missingIn, pathOf, reachable } from '../../kernel/funnel/path.ts'
import { factsOf } from './facts-of.ts'
import { type LoanAsked, loanFields, today } from './fields.ts'
import loanFunnel, { endPlace } from './loan.funnel.tsx'

type Field = (typeof loanFields)[keyof typeof loanFields]
/** Any answer of a field, 'I do not know' among them. */
function answerOf(field: Field): fc.Arbitrary<unknown> {
  if (field.widget === 'choice') return fc.constantFrom(...Object.keys(field.options))
  if (field.widget === 'day')
    return fc.option(
      fc
        .integer({ min: -365 * 60, max: 300 })
        .map((n) => addDays(today, n))
        .map((d) => (d > field.max ? field.max : d < field.min ? field.min : d)),
    )
  if (field.widget === 'area') return fc.option(fc.integer({ min: 15, max: 120 }))
  return fc.option(fc.integer({ min: 0, max: 6_000 }).map((n) => n * 100_000))
}
const anyAnswers = fc.record(
  Object.fromEntries(Object.entries(loanFields).map(([name, field]) => [name, answerOf(field)])),
) as fc.Arbitrary<LoanAsked> // each field by its own widget

test('every combination of answers, not knowing among them, reaches a result', () => {
  const ends = new Set<string>()
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const open = frontier(loanFunnel, answers)
      expect(missingIn(loanFunnel, open, answers)).toEqual({})
      const facts = factsOf(answers, today)
      const end = earlyEnd(facts)
      ends.add(end ?? 'none')
      expect(typeof loanFunnel.end === 'function' && loanFunnel.end(answers)).toBe(
        end === null ? 'loanGovAnalyze' : 'loanGovAnalyzeImpossible',
      )
      const judged = judgeLoans(facts)
      const lease = judged.products.filter((p) => p.for === 'lease')
      const shown = lease.some((p) => p.verdict !== 'notEligible') || nearestRefused(judged) !== null
      expect(shown).toBe(true)
    }),
    { numRuns: 500 },
  )
  expect([...ends].toSorted()).toEqual(['age', 'assets', 'credit', 'income', 'no-home', 'no-loan', 'none'])
})

test('nothing is asked after the answer that ends the questions, and that answer can be changed', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const end = earlyEnd(factsOf(answers, today))
      if (end === null) return
      const places = new Set(pathOf(loanFunnel, answers).map((s) => s.at))
      expect(places.has(endPlace(end))).toBe(true)
      expect(reachable(loanFunnel, answers, endPlace(end))).toBe(true)
    }),
    { numRuns: 200 },
  )
})

test('a question that is left out is where the questions go on', () => {
  fc.assert(
    fc.property(anyAnswers, fc.nat(), (answers, pick) => {
      const asked = pathOf(loanFunnel, answers).flatMap(fieldsOf)
      const name = asked[pick % asked.length] ?? expect.fail()
      const { [name]: _, ...rest } = answers
      const open = frontier(loanFunnel, rest)
      // without it, other questions may not be asked, or may come before it
      if (pathOf(loanFunnel, rest).flatMap(fieldsOf).includes(name))
        expect(Object.keys(missingIn(loanFunnel, open, rest)).length).toBeGreaterThan(0)
    }),
    { numRuns: 200 },
  )
})
