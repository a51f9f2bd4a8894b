import { evidenceOfAll, found, holders, type Signal } from '../signal.ts'

/**
 * An auction of one share: the other shares remain, and the lease continues with a new co-owner. The home itself is
 * not auctioned.
 */
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
