import type { HomeKind } from './home-kind-names.ts'
import type { DisplayRow, RegisterDocument } from '../register/model.ts'
import { fabricOf, fabricText, liveCellsOf, type Storey } from './building.ts'
import { printedFloor } from './unit-floor.ts'
import { kindsIn } from './home-kinds.ts'
import { type UseKind, usesIn } from './use.ts'

type Printed = Pick<RegisterDocument, 'display' | 'kind'>

/** The use of a home by 표제부, and its source: the unit itself, its storey, or the building. */
export type PrintedUse = {
  kinds: ReadonlySet<UseKind>
  /** Dwelling kinds that it names; more than one if a building has several. */
  homes: readonly HomeKind[]
  text: string
  of: 'unit' | 'storey' | 'building'
  row: DisplayRow
}

export const liveRow = (rows: readonly DisplayRow[]): DisplayRow | null => rows.findLast((r) => !r.struck) ?? null

/** The closest source wins: the unit's own row, else its storey, else the building. Cached per register. */
export function printedUse(register: Printed): PrintedUse | null {
  const cached = read.get(register)
  if (cached !== undefined) return cached
  const use = readUse(register)
  read.set(register, use)
  return use
}
const read = new WeakMap<Printed, PrintedUse | null>()

function readUse({ display, kind }: Printed): PrintedUse | null {
  const [building, unit] = [liveRow(display.building), liveRow(display.unit)]
  const whole = building === null ? null : fabricOf(building)
  if (kind === '집합건물' && unit !== null) {
    const own = findingOf(fabricText(unit), 'unit', unit, building)
    if (own !== null) return own
    const floor = printedFloor(unit)
    const beside = floor === null ? [] : (whole?.storeys ?? []).filter((s) => s.floor === floor)
    const storey = building === null ? null : findingOf(usesOf(beside), 'storey', building)
    if (storey !== null) return storey
  }
  if (building === null || whole === null) return null
  // other storeys are irrelevant to a unit if the use of the whole building is printed
  const ofWhole = kind === '집합건물' ? findingOf(whole.text, 'building', building) : null
  return ofWhole ?? findingOf(`${whole.text} ${usesOf(whole.storeys)}`, 'building', building) ?? named(building)
}

const usesOf = (storeys: readonly Storey[]): string => storeys.map((s) => s.use).join(', ')

function findingOf(
  text: string,
  of: PrintedUse['of'],
  row: DisplayRow,
  building: DisplayRow | null = row,
): PrintedUse | null {
  const { kinds, words } = usesIn(text)
  if (kinds.size === 0) return null
  const homes = kindsIn(text)
  // '공동주택' alone: the building's name may show which, '가람아파트 제101동'
  const named = homes.length > 0 || !kinds.has('home') || building === null ? homes : namesIn(building)
  return { kinds, homes: named, text: words(), of, row }
}

const namesIn = (row: DisplayRow): readonly HomeKind[] => kindsIn(liveCellsOf(row).join(' '))

/** For a building without a printed use only the name remains. A shop is not recognised by a name. */
function named(row: DisplayRow): PrintedUse | null {
  const homes = namesIn(row)
  return homes.length === 0 ? null : { kinds: new Set(['home']), homes, text: homes.join(', '), of: 'building', row }
}

/** The kind of home that a use means; null if it names none, or several. */
export function kindOfUse(use: PrintedUse | null): HomeKind | null {
  if (use === null) return null
  const [only, more] = use.homes
  if (use.kinds.has('home')) return more === undefined ? (only ?? null) : null
  return use.kinds.has('lodging') ? '생활숙박시설' : use.kinds.has('neighbourhood') ? '근린생활시설' : null
}
