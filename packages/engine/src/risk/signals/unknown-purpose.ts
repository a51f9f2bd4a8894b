import { evidenceOfAll, found, holders, type Signal } from '../signal.ts'

/** A live entry with a purpose that the rules do not know: always shown. */
export const judge: Signal = (f) => {
  const rights = f.live('unknown')
  if (rights.length === 0) return null
  return found('unknown-purpose', 119, {
    evidence: evidenceOfAll(rights),
    numbers: { count: rights.length, holders: holders(rights), since: rights[0]?.since ?? '' },
  })
}
