import type { HomeKind } from './home-kind-names.ts'

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

/** The kind that a text of the register or the building ledger names, or null. */
export const kindIn = (text: string): HomeKind | null => words.find(([pattern]) => pattern.test(text))?.[1] ?? null

/** Every kind of dwelling that a text names: for '단독주택(다가구주택)' and '도시형생활주택(다세대)' the narrower one. */
export function kindsIn(text: string): readonly HomeKind[] {
  const found = words.flatMap(([pattern, kind]) => (notHomes.has(kind) || !pattern.test(text) ? [] : [kind]))
  return found.filter((kind) => !found.some((other) => other !== kind && widerOf[other]?.includes(kind)))
}

/** Kinds that the register shows as no dwelling, regardless of the home's name. */
export const notHomes: ReadonlySet<HomeKind> = new Set<HomeKind>(['근린생활시설', '생활숙박시설'])
/** Homes whose other households are on the same register: their deposits compete for the same price. */
export const sharesOneRegister = (kind: HomeKind | null): boolean => kind === '다가구' || kind === '다중'

const flats: readonly HomeKind[] = ['아파트', '연립', '다세대']
const widerOf: Partial<Record<HomeKind, readonly HomeKind[]>> = {
  다가구: ['단독'],
  다중: ['단독'],
  도시형: flats,
  노인복지주택: flats,
}

/** Whether two documents may mean one home: a 도시형 may be built as a 다세대, 연립 and 다세대 differ in size only. */
export const mayBeOne = (a: HomeKind, b: HomeKind): boolean =>
  a === b ||
  [a, b].every((k) => k === '연립' || k === '다세대') ||
  widerOf[a]?.includes(b) === true ||
  widerOf[b]?.includes(a) === true

/** A building's main use may be printed alone: 업무시설 for an officetel, 노유자시설 for a 노인복지주택. */
export const isMainUseOf = (kind: HomeKind | null, use: string): boolean =>
  (kind === '오피스텔' && /업무/.test(use)) || (kind === '노인복지주택' && /노유자/.test(use))
