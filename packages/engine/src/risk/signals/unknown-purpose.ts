import { evidenceOfAll, found, holders, type Signal } from '../signal.ts'

/** A live entry of a purpose that the rules do not know: shown, never passed over. */
export const judge: Signal = (f) => {
  const rights = f.live('unknown')
  if (rights.length === 0) return null
  return found('unknown-purpose', 119, {
    evidence: evidenceOfAll(rights),
    numbers: { count: rights.length, holders: holders(rights), since: rights[0]?.since ?? '' },
  })
}
