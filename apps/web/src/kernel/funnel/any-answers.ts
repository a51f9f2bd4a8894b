import fc from 'fast-check'
import type { Answers, Fields, Funnel } from './define.ts'
import type { ChoiceField, Field } from './fields.ts'

/** For tests: homes, units and coupons, as far as a funnel reads them. */
const things = [
  { key: 'k', road: 'r', multi: true, dong: null, floor: '3', ho: '301', uniqueNo: null, later: false, seq: 1 },
  { key: 'l', road: 's', multi: true, dong: '가', floor: null, ho: '101', uniqueNo: '1', later: false, seq: 2 },
]

/** Any answer of a field, also none and 'not known'. */
export const answerOf = (field: Field<unknown>): fc.Arbitrary<unknown> => {
  const options = (field as Partial<ChoiceField<string>>).options
  const keys = options === undefined ? [] : Object.keys(options)
  if (field.widget === 'choice') return fc.option(fc.constantFrom(...keys), { nil: undefined })
  if (field.widget === 'choices') return fc.option(fc.subarray(keys), { nil: undefined })
  if (field.widget === 'won-if-known' || field.widget === 'area')
    return fc.constantFrom<unknown>(undefined, null, 60, 300_000_000)
  if (field.widget === 'day') return fc.constantFrom<unknown>(undefined, null, '1990-05-01', '2026-12-01')
  if (field.widget === 'text') return fc.constantFrom<unknown>(undefined, null, '강서구')
  return fc.constantFrom<unknown>(undefined, null, 1, 300_000_000, ...things)
}

/** Any answers of a funnel, of each field or none. */
export const anyAnswers = (fields: Fields): fc.Arbitrary<Answers<Fields>> =>
  // a field's own answers, under its name
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, answerOf(field)]))) as fc.Arbitrary<
    Answers<Fields>
  >

/** Fields whose answers `send` drops: no change of them, with any other answers, changes what is sent. */
export function droppedBy<A extends object>(send: (a: A) => unknown, samples: readonly A[]): (keyof A & string)[] {
  const text = (a: A) => JSON.stringify(send(a))
  const fields = [...new Set(samples.flatMap((a) => Object.keys(a) as (keyof A & string)[]))] // a sample has its own keys
  const arrives = (field: keyof A & string) =>
    samples.some((a, i) => text(a) !== text({ ...a, [field]: samples[(i + 1) % samples.length]?.[field] }))
  return fields.filter((field) => !arrives(field))
}
/** A funnel of any fields and any call. */
export type AnyFunnel = Funnel<Fields, 'orderCreate'>
