import type { HomeInput } from '../assessment.ts'
import type { DisplayRow, RegisterDocument } from '../register/model.ts'
import { squeeze } from '../register/squeeze.ts'
import { type Known, known, unknown } from '../values/known.ts'
import { isFabric, liveCellsOf } from './building.ts'

/** The row of 표제부 that shows the unit below ground. */
export const basementRow = ({ display }: Pick<RegisterDocument, 'display'>): DisplayRow | undefined =>
  display.unit.find((r) => !r.struck && (printedFloor(r) ?? 1) < 0)

/** The floor of the unit: as entered, else as its own 표제부 prints it; negative is below ground. */
export function unitFloor(
  home: Pick<HomeInput, 'floor'>,
  register: Pick<RegisterDocument, 'display' | 'kind'>,
): Known<number> {
  if (home.floor !== undefined && 'value' in home.floor) return home.floor
  if (register.kind !== '집합건물') return unknown('not-in-register', '표제부')
  const floors = register.display.unit.flatMap((r) => (r.struck ? [] : (printedFloor(r) ?? [])))
  const floor = floors.find((n) => n < 0) ?? floors[0]
  return floor === undefined ? unknown('not-in-register', '표제부') : known(floor, '표제부')
}

/** '제6층 제604호', '제지하1층 제101호', '제15,16층', '제비01호': the lowest storey that the number of the unit names. */
export function printedFloor(row: DisplayRow): number | null {
  for (const cell of liveCellsOf(row)) {
    const text = squeeze(cell)
    const m = /제?(지하|지)?(\d{0,3})(?:[,~]\d+)*층(?=제|$)/.exec(text)
    if (m !== null && !isFabric.test(cell)) {
      if (m[1] !== undefined) return -Number(m[2] || '1')
      if (m[2] !== '') return Number(m[2])
    }
    if (/제?(?:비|지하?|B)-?\d+호/.test(text)) return -1
  }
  return null
}
