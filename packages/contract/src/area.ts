import type { Route } from './route.ts'
import type { CallRow } from './row.ts'

/** What of an area the browser's entry carries: its calls and its places; no schema and no sentence. */
export type Area = {
  rows?: Readonly<Record<string, CallRow>>
  routes?: Readonly<Record<string, Route>>
}
export const area = <const A extends Area>(a: A): A => a
