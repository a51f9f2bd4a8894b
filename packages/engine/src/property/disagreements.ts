import type { HomeInput } from '../assessment.ts'
import type { DisplayRow, RegisterDocument } from '../register/model.ts'
import { valueOf } from '../values/known.ts'
import { isMainUseOf, mayBeOne, notHomes } from './home-kinds.ts'
import { printedArea, printedHouseholds } from './kind.ts'
import { districtsApart } from './place.ts'
import { liveRow, printedUse } from './printed-use.ts'
import { type UseKind, useKinds } from './use.ts'

export const disagreementIds = ['use', 'area', 'households', 'place'] as const
/** A contradiction between two documents; `other` is from the building ledger or the user. */
export type Disagreement = {
  what: (typeof disagreementIds)[number]
  printed: string | number
  other: string | number
  source: string
  row: DisplayRow | null
}

/** Where the register, the building ledger and the input cannot all describe one home. */
export function disagreements(
  home: Pick<HomeInput, 'kind' | 'use' | 'area' | 'households' | 'dongCode'>,
  register: Pick<RegisterDocument, 'display' | 'kind' | 'readFrom' | 'address'>,
): Disagreement[] {
  const building = liveRow(register.display.building)
  // only what is compared with a known value is read
  const area = 'value' in home.area ? printedArea(register) : null
  const households = 'value' in home.households ? printedHouseholds(register) : null
  const apart = districtsApart(home.dongCode, register.address)
  return [
    ...usesApart(home, register),
    ...('value' in home.area && area !== null && sizesDiffer(home.area.value, area)
      ? [row('area', area, home.area.value, home.area.source, liveRow(register.display.unit))]
      : []),
    ...('value' in home.households && households !== null && home.households.value !== households
      ? [row('households', households, home.households.value, home.households.source, building)]
      : []),
    ...(apart === null
      ? []
      : [row('place', apart.printed, apart.told, 'value' in home.dongCode ? home.dongCode.source : '', null)]),
  ]
}

const row = (
  what: Disagreement['what'],
  printed: string | number,
  other: string | number,
  source: string,
  at: DisplayRow | null,
): Disagreement => ({ what, printed, other, source, row: at })

/** Users round a size, and documents to two digits; a balcony or the shared parts change it by a tenth or more. */
const sizesDiffer = (a: number, b: number): boolean => Math.abs(a - b) > Math.max(1, 0.03 * b)

/** One source names a dwelling and the other none, or they name two kinds of dwelling that exclude each other. */
function usesApart(
  home: Pick<HomeInput, 'kind' | 'use'>,
  register: Pick<RegisterDocument, 'display' | 'kind'>,
): Disagreement[] {
  const printed = printedUse(register)
  const kind = valueOf(home.kind)
  if (printed === null || isMainUseOf(kind, printed.text)) return []
  const says = (text: string, source: string) => [row('use', printed.text, text, source, printed.row)]
  if ('value' in home.use && !isMainUseOf(kind, home.use.value)) {
    if (areApart(useKinds(home.use.value), printed.kinds)) return says(home.use.value, home.use.source)
  }
  if ('unknown' in home.kind || kind === null) return []
  const notHome = notHomes.has(kind)
  const apart = areApart(new Set([notHome ? 'neighbourhood' : 'home']), printed.kinds)
  const other = !notHome && printed.homes.length > 0 && printed.homes.every((h) => !mayBeOne(kind, h))
  return apart || other ? says(kind, home.kind.source) : []
}

/** A document that names a dwelling beside other uses contradicts neither. */
const areApart = (a: ReadonlySet<UseKind>, b: ReadonlySet<UseKind>): boolean =>
  [a, b].every((kinds) => kinds.size > 0 && !(kinds.has('home') && kinds.size > 1)) && a.has('home') !== b.has('home')
