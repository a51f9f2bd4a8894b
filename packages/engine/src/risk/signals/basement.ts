import { found, type Signal } from '../signal.ts'
import { squeeze } from '../../register/squeeze.ts'

/** 지하층: sells for less at auction than the homes above it, and floods. */
export const judge: Signal = (f) => {
  const row = f.register.display.unit.find((r) => !r.struck && r.cells.some((c) => below.test(squeeze(c))))
  if (row === undefined) return null
  return found('basement', 163, { evidence: [{ section: '표제부', rank: row.no, entry: null, page: row.page }] })
}

const below = /지하|지층|제?지\d+층/
