import type { Route } from './route.ts'
import type { CallRow } from './row.ts'

/** The part of an area in the browser's entry chunk: its calls and its places, without schemas and texts. */
export type Area = {
  rows?: Readonly<Record<string, CallRow>>
  routes?: Readonly<Record<string, Route>>
}
export const area = <const A extends Area>(a: A): A => a
