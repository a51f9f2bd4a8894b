import type { CallName } from '@jipsalpim/contract/call-table.ts'
import type { RouteName } from '@jipsalpim/contract/routes.ts'
import type { Answers, Fields, Funnel, PathStep, Step } from './define.ts'

/** The steps for these answers, in order. */
export const pathOf = <F extends Fields, N extends CallName>(f: Funnel<F, N>, a: Answers<F>): readonly PathStep<F>[] =>
  f.steps.filter((s) => (s.when?.(a) ?? true) && !isAnswered(f, s, a)).reduce(joined<F>, [])

/**
 * Steps that follow each other at one place are one page, since some of its questions depend on the ones above them;
 * with `apart` they are pages of the place, one after the other.
 */
function joined<F extends Fields>(path: readonly PathStep<F>[], step: Step<F>): readonly PathStep<F>[] {
  const before = path.at(-1)
  if (before === undefined || before.at !== step.at || !('ask' in before) || !('ask' in step)) return [...path, step]
  const whole = { ...before, ask: [...before.ask, ...step.ask] }
  const pages = pagesOf(before)
  const last = pages.at(-1)
  if (step.apart) return [...path.slice(0, -1), { ...whole, pages: [...pages, step] }]
  if (before.pages === undefined || !last || !('ask' in last)) return [...path.slice(0, -1), whole]
  const grown = { ...last, ask: [...last.ask, ...step.ask] }
  return [...path.slice(0, -1), { ...whole, pages: [...pages.slice(0, -1), grown] }]
}
/** The pages of a place, in order: as a rule one. */
export const pagesOf = <F extends Fields>(step: PathStep<F>): readonly Step<F>[] => step.pages ?? [step]

/** Everything the step asks for came from elsewhere, and is valid. */
function isAnswered<F extends Fields, N extends CallName>(f: Funnel<F, N>, s: Step<F>, a: Answers<F>): boolean {
  const asked = fieldsOf(s)
  const given = f.given?.(a)
  if (!given || asked.length === 0) return false
  return asked.every((name) => name in given) && Object.keys(missingIn(f, s, a)).length === 0
}

export const fieldsOf = <F extends Fields>(s: Step<F>): readonly (keyof F & string)[] =>
  'ask' in s ? s.ask : (s.holds ?? [])

/** Reasons, by field, why a step is not complete: 'missing' or the result of the field's own check. */
export function missingIn<F extends Fields, N extends CallName>(
  f: Funnel<F, N>,
  s: Step<F>,
  a: Answers<F>,
): Record<string, string> {
  const reasons: Record<string, string> = {}
  for (const name of fieldsOf(s)) {
    const value = a[name]
    const reason = value === undefined ? 'missing' : (f.fields[name]?.check(value, a) ?? null)
    if (reason !== null) reasons[name] = reason
  }
  return reasons
}

/** The first incomplete step; the last one if all are complete. */
export function frontier<F extends Fields, N extends CallName>(f: Funnel<F, N>, a: Answers<F>): PathStep<F> {
  const path = pathOf(f, a)
  const open = path.find((s) => Object.keys(missingIn(f, s, a)).length > 0) ?? path.at(-1)
  if (!open) throw new Error(`funnel ${f.id} has no step`)
  return open
}

/** A place is reachable if nothing before it is missing; else the user is sent to the frontier. */
export function reachable<F extends Fields, N extends CallName>(
  f: Funnel<F, N>,
  a: Answers<F>,
  at: RouteName,
): boolean {
  const path = pathOf(f, a)
  const here = path.findIndex((s) => s.at === at)
  const { at: open } = frontier(f, a)
  // compared by place: joined steps are new objects on each path
  return here >= 0 && here <= path.findIndex((s) => s.at === open)
}

export const nextOf = <F extends Fields, N extends CallName>(
  f: Funnel<F, N>,
  a: Answers<F>,
  at: RouteName,
): PathStep<F> | null => {
  const path = pathOf(f, a)
  return path[path.findIndex((s) => s.at === at) + 1] ?? null
}
export const backOf = <F extends Fields, N extends CallName>(
  f: Funnel<F, N>,
  a: Answers<F>,
  at: RouteName,
): PathStep<F> | null => {
  const path = pathOf(f, a)
  return path[path.findIndex((s) => s.at === at) - 1] ?? null
}
/**
 * How far along a step is, 0 to 1: each step covers an equal share of what is left of the path as it was known then. So
 * the bar never runs back when an answer makes the path longer, and going back finds each step where it was. `through`
 * is how far its own pages are.
 */
export function progressOf<F extends Fields, N extends CallName>(
  f: Funnel<F, N>,
  a: Answers<F>,
  at: RouteName,
  through = 1,
): number {
  const asked = new Set<string>(f.steps.flatMap(fieldsOf))
  const known = Object.fromEntries(Object.entries(a).filter(([name]) => !asked.has(name)))
  let part = 0
  for (const step of pathOf(f, a)) {
    // A subset of the answers, each under its own name.
    const ahead = pathOf(f, known as Answers<F>).filter((s) => placeIn(f, s) > placeIn(f, step))
    const share = (1 - part) / (1 + ahead.length)
    if (step.at === at) return part + share * through
    part += share
    for (const name of fieldsOf(step)) known[name] = a[name]
  }
  return part
}
/** Where a step of a path is in the list: joined steps are where their first one is. */
const placeIn = <F extends Fields, N extends CallName>(f: Funnel<F, N>, step: Step<F>): number =>
  f.steps.findIndex((s) => s.at === step.at && fieldsOf(s)[0] === fieldsOf(step)[0])
/** Answers of steps that are not on the path stay in the draft and are not sent. */
export function sentOf<F extends Fields, N extends CallName>(
  f: Funnel<F, N>,
  a: Answers<F>,
): ReturnType<Funnel<F, N>['send']> {
  const asked = new Set<string>([...pathOf(f, a).flatMap(fieldsOf), ...Object.keys(f.given?.(a) ?? {})])
  // The entries are a subset of the answers, each under its own name.
  return f.send(Object.fromEntries(Object.entries(a).filter(([k]) => asked.has(k))) as Answers<F>)
}
