import { evidenceOfAll, found, holders, type Signal } from '../signal.ts'

/** An auction of one share: the others' stand, and the lease goes on with a new co-owner. No auction of the home. */
export const judge: Signal = (f) => {
  const rights = f.shareAuctions
  if (rights.length === 0) return null
  return found('share-auction', 182, {
    evidence: evidenceOfAll(rights),
    numbers: {
      count: rights.length,
      holders: holders(rights),
      since: rights[0]?.since ?? '',
      of: [...new Set(rights.flatMap((r) => r.on?.of ?? []))].join(', '),
    },
  })
}
