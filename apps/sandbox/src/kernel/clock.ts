import type { State } from './state.ts'

/** The product's clock as an offset to the machine's: once set, it continues to run from there. */
export type Clock = { now: () => Date; offsetMs: () => number; set: (instant: Date | null) => void }

export function createClock(state: State): Clock {
  const rows = state.rows<number>('clock')
  const offsetMs = () => rows.get('offset') ?? 0
  return {
    offsetMs,
    now: () => new Date(Date.now() + offsetMs()),
    set: (instant) => (instant ? rows.put('offset', instant.getTime() - Date.now()) : rows.remove('offset')),
  }
}
