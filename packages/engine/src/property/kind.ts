import type { HomeInput, HomeKind } from '../assessment.ts'
import type { DisplayRow, RegisterDocument } from '../register/model.ts'
import { type Known, known, unknown } from '../values/known.ts'

/** The kind of home: as told, else as 표제부 prints it. A use that is no dwelling beats the building's name. */
export function homeKind(
  home: Pick<HomeInput, 'kind'>,
  register: Pick<RegisterDocument, 'display' | 'kind'>,
): Known<HomeKind> {
  if ('value' in home.kind) return home.kind
  const unit = printed(register.display.unit)
  const building = printed(register.display.building)
  const found = kindIn(unit) ?? kindIn(building)
  return found === null ? unknown('not-in-register', '표제부') : known(found, '표제부')
}

/** Households that 표제부 prints: '다가구용 단독주택(6가구)'. */
export function householdsOf(
  home: Pick<HomeInput, 'households'>,
  register: Pick<RegisterDocument, 'display'>,
): Known<number> {
  if ('value' in home.households) return home.households
  const m = /(\d{1,2})\s*가구/.exec(printed(register.display.building))
  return m === null ? home.households : known(Number(m[1]), '표제부')
}

/** Exclusive area of the unit, from its own 표제부 block; duplex lines add up. */
export function unitArea(
  home: Pick<HomeInput, 'area'>,
  register: Pick<RegisterDocument, 'display' | 'kind'>,
): Known<number> {
  if ('value' in home.area || register.kind !== '집합건물') return home.area
  const sizes = [...printed(register.display.unit).matchAll(/(\d+(?:\.\d+)?)\s*㎡/g)].map((m) => Number(m[1]))
  const total = sizes.reduce((a, b) => a + b, 0)
  return total > 0 ? known(Math.round(total * 10_000) / 10_000, '표제부') : home.area
}

/** Homes whose other households stand on the same register: their deposits compete for the same price. */
export const sharesOneRegister = (kind: HomeKind | null): boolean => kind === '다가구' || kind === '다중'

const printed = (rows: readonly DisplayRow[]): string =>
  rows
    .filter((r) => !r.struck)
    .flatMap((r) => r.cells)
    .join(' ')
    .replace(/[^\S ]+/g, ' ')

// order matters: the narrower word first ('다가구용 단독주택', '도시형생활주택(다세대)')
const words: readonly (readonly [RegExp, HomeKind])[] = [
  [/노인\s*복지\s*주택/, '노인복지주택'],
  [/생활\s*숙박/, '생활숙박시설'],
  [/오피스텔/, '오피스텔'],
  [/다가구/, '다가구'],
  [/다중\s*주택/, '다중'],
  [/도시형\s*생활/, '도시형'],
  [/다세대/, '다세대'],
  [/연립/, '연립'],
  [/아파트/, '아파트'],
  [/단독\s*주택/, '단독'],
  [/근린\s*생활|점포|소매점|사무소/, '근린생활시설'],
]

/** The kind that a text of the register or the ledger names, or null. */
export const kindIn = (text: string): HomeKind | null => words.find(([pattern]) => pattern.test(text))?.[1] ?? null
