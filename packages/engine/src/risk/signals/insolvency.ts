import { evidenceOfAll, found, holders, type Signal } from '../signal.ts'

/** 회생, 파산, 보전처분: the owner may not dispose of the home freely. */
export const judge: Signal = (f) => {
  const rights = [...f.live('회생'), ...f.live('파산'), ...f.live('보전처분')]
  if (rights.length === 0) return null
  return found('insolvency', 123, {
    evidence: evidenceOfAll(rights),
    numbers: { count: rights.length, holders: holders(rights), since: rights[0]?.since ?? '' },
  })
}
