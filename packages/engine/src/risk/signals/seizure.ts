import { evidenceOfAll, found, holders, type Signal } from '../signal.ts'

/** 압류 prints no amount, and a tax may rank ahead of a lease that was registered earlier (국기 35조). */
export const judge: Signal = (f) => {
  const rights = f.live('압류')
  if (rights.length === 0) return null
  return found('seizure', 101, {
    evidence: evidenceOfAll(rights),
    numbers: { count: rights.length, holders: holders(rights), since: rights[0]?.since ?? '' },
  })
}
