import type { Change } from './change.ts'

/** Registrations in their own order, merged by day with the changes of 표제부, lists and applications. */
export function inOrder(registered: readonly Change[], others: readonly Change[]): Change[] {
  const out = [...registered]
  for (const c of others) {
    const { day } = c
    const at = day === null ? -1 : out.findIndex((x) => x.day !== null && x.day > day)
    out.splice(at < 0 ? out.length : at, 0, c)
  }
  return out
}
