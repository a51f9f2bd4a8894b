import { evidenceOfAll, found, type Signal } from '../signal.ts'

/** A right on a share only: limited to that share's part of the price, and the share may be sold to another person. */
export const judge: Signal = (f) => {
  const rights = f.register.rights.filter((r) => r.on !== undefined)
  if (rights.length === 0) return null
  return found('share-right', 170, {
    evidence: evidenceOfAll(rights),
    numbers: {
      count: rights.length,
      of: [...new Set(rights.flatMap((r) => r.on?.of ?? []))].join(', '),
      unread: rights.filter((r) => r.on?.share === null).length,
    },
  })
}
