import type { HomeKind } from './home-kind-names.ts'
import type { HomeInput } from '../assessment.ts'
import type { RegisterDocument } from '../register/model.ts'
import { type Known, known, unknown } from '../values/known.ts'
import { fabricOf, type Storey } from './building.ts'
import { mayBeOne, notHomes, sharesOneRegister } from './home-kinds.ts'
import { kindOfUse, liveRow, printedUse } from './printed-use.ts'

const ledger = '건축물대장'

/**
 * The kind of home. The user's input never overrides the register, nor does the building ledger where the register
 * shows no dwelling or other households. Between two kinds of dwelling the building ledger decides.
 */
export function homeKind(
  home: Pick<HomeInput, 'kind'>,
  register: Pick<RegisterDocument, 'display' | 'kind'>,
): Known<HomeKind> {
  const printed = kindOfUse(printedUse(register))
  if ('unknown' in home.kind) return printed === null ? unknown('not-in-register', '표제부') : known(printed, '표제부')
  const stated = home.kind.value
  const toldStands =
    printed === null ||
    (!notHomes.has(printed) &&
      (sharesOneRegister(stated) ||
        (!sharesOneRegister(printed) &&
          (mayBeOne(stated, printed) || home.kind.source === ledger || notHomes.has(stated)))))
  return toldStands ? home.kind : known(printed, '표제부')
}

/** Households: as entered or as 표제부 prints them, '다가구용 단독주택(6가구)'; the larger number if they differ. */
export function householdsOf(
  home: Pick<HomeInput, 'households'>,
  register: Pick<RegisterDocument, 'display'>,
): Known<number> {
  const printed = printedHouseholds(register)
  const fewer = printed === null || ('value' in home.households && home.households.value >= printed)
  return fewer ? home.households : known(printed, '표제부')
}

/** For the whole building, or storey by storey: '2층 다가구주택(2가구) / 3층 다가구주택(1가구)'. */
export function printedHouseholds({ display }: Pick<RegisterDocument, 'display'>): number | null {
  const row = liveRow(display.building)
  if (row === null) return null
  const { text, storeys } = fabricOf(row)
  const count = (words: string) => (words.includes('가구') ? Number(/(\d{1,2})\s*가구/.exec(words)?.[1] ?? 0) : 0)
  const most = Math.max(
    count(text),
    storeys.reduce((n, s) => n + count(s.use), 0),
  )
  return most === 0 ? null : most
}

/** Exclusive area: from the unit's own row of 표제부, storeys of a duplex added up; else as entered. */
export function unitArea(
  home: Pick<HomeInput, 'area'>,
  register: Pick<RegisterDocument, 'display' | 'kind' | 'readFrom'>,
): Known<number> {
  const printed = printedArea(register)
  if (printed === null)
    return 'value' in home.area || unitSizes(register).length === 0 ? home.area : unknown('unread', '표제부')
  // an OCR digit may be wrong: the smaller area is used
  const isSmaller = register.readFrom === 'text' && 'value' in home.area && home.area.value < printed
  return isSmaller || ('value' in home.area && home.area.value === printed) ? home.area : known(printed, '표제부')
}

/** Null where it is not printed, and where a recognised text cannot be right. */
export function printedArea(register: Pick<RegisterDocument, 'display' | 'kind' | 'readFrom'>): number | null {
  const most = register.readFrom === 'text' ? mostOf(register) : Infinity
  const sizes = unitSizes(register).map(({ area, decimal }) =>
    area !== null && area <= most ? area : decimal !== null && decimal <= most ? decimal : null,
  )
  const total = sizes.reduce<number | null>((sum, area) => (sum === null || area === null ? null : sum + area), 0)
  return total !== null && total > 0 ? Math.round(total * 10_000) / 10_000 : null
}

const unitSizes = ({ kind, display }: Pick<RegisterDocument, 'display' | 'kind'>): readonly Storey[] =>
  kind === '집합건물' ? display.unit.flatMap((r) => (r.struck ? [] : fabricOf(r).storeys)) : []

/** A unit is no larger than the largest storey of its building. Where none is printed: larger means a lost point. */
const UNSEEN_MOST = 1000
function mostOf({ display }: Pick<RegisterDocument, 'display'>): number {
  const building = liveRow(display.building)
  const sizes = building === null ? [] : fabricOf(building).storeys.flatMap((s) => s.area ?? [])
  return sizes.length === 0 ? UNSEEN_MOST : Math.max(...sizes)
}
