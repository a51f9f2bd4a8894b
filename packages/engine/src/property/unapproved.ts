import type { DisplayRow, RegisterDocument } from '../register/model.ts'
import { squeeze } from '../register/squeeze.ts'
import { liveCellsOf } from './building.ts'

/** The note of 부동산등기법 66조 2항, also for a part of the building; it is deleted once the building is approved (3항). */
export function unapprovedRow({ display }: Pick<RegisterDocument, 'display'>): DisplayRow | null {
  const rows = [...display.unit, ...display.building].filter((r) => !r.struck)
  return rows.find((r) => liveCellsOf(r).some((c) => c.includes('승') && note.test(squeeze(c)))) ?? null
}

const note = /사용승인(?:을|이)?(?:받지(?:아니한|아니하|않은|못한)|없는|안된)/
