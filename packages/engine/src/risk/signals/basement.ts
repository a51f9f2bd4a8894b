import { basementRow } from '../../property/unit-floor.ts'
import { found, type Signal } from '../signal.ts'

/** 지하층: sells for less at auction than the homes above it, and may flood. */
export const judge: Signal = (f) => {
  const row = basementRow(f.register)
  if (row === undefined) return null
  return found('basement', 163, { evidence: [{ section: '표제부', rank: row.no, entry: null, page: row.page }] })
}
