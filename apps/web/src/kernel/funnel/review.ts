import type { CallName } from '@jipsalpim/contract/call-table.ts'
import type { RouteName } from '@jipsalpim/contract/routes.ts'
import type { Answers, Fields, Funnel } from './define.ts'
import { fieldsOf, pathOf } from './path.ts'
import { formatAnswer } from './format-answer.ts'

export type ReviewRow = { field: string; label: string; value: string; at: RouteName | null }

/** Every answer on the path, in order, with the place where it was given. */
export function reviewOf<F extends Fields, N extends CallName>(f: Funnel<F, N>, a: Answers<F>): ReviewRow[] {
  const given = f.given?.(a) ?? {}
  const asked = [
    ...Object.entries(given),
    ...pathOf(f, a).flatMap((s) =>
      fieldsOf(s)
        .filter((name) => !(name in given))
        .map((name) => [name, s.at]),
    ),
  ] as readonly [keyof F & string, RouteName | null][] // names of this funnel's fields, and places of its steps
  return asked.flatMap(([name, at]) => {
    const field = f.fields[name]
    const value = a[name]
    return field === undefined || value === undefined
      ? []
      : [{ field: name, label: field.label, value: formatAnswer(field, value), at }]
  })
}
