import { isStrata, type Site } from './sites.ts'
import { unitsOf } from './units.ts'

/** The ledger's and the register's terms for the use of a building. */
export type LedgerUse = { main: string; mainCode: string; other: string; register: string; unit: string }

export function ledgerUse(site: Site): LedgerUse {
  switch (site.kind) {
    case '아파트':
      return {
        main: '공동주택',
        mainCode: '02000',
        other: '공동주택(아파트)',
        register: '공동주택(아파트)',
        unit: '아파트',
      }
    case '연립':
      return {
        main: '공동주택',
        mainCode: '02000',
        other: '공동주택(연립주택)',
        register: '공동주택(연립주택)',
        unit: '연립주택',
      }
    case '다세대':
      return {
        main: '공동주택',
        mainCode: '02000',
        other: '공동주택(다세대주택)',
        register: '공동주택(다세대주택)',
        unit: '다세대주택',
      }
    case '도시형':
      return {
        main: '공동주택',
        mainCode: '02000',
        other: '공동주택(도시형생활주택-원룸형)',
        register: '공동주택(도시형생활주택)',
        unit: '도시형생활주택(원룸형)',
      }
    case '오피스텔':
      return {
        main: '업무시설',
        mainCode: '14000',
        other: '업무시설(오피스텔)',
        register: '업무시설(오피스텔)',
        unit: '오피스텔',
      }
    case '근린생활시설':
      return {
        main: '제2종근린생활시설',
        mainCode: '04000',
        other: '제2종근린생활시설(사무소)',
        register: '제2종근린생활시설(사무소)',
        unit: '사무소',
      }
    case '다가구':
      return {
        main: '단독주택',
        mainCode: '01000',
        other: `다가구주택(${unitsOf(site).length}가구)`,
        register: `단독주택(다가구주택 ${unitsOf(site).length}가구)`,
        unit: '다가구주택',
      }
    case '단독':
      return { main: '단독주택', mainCode: '01000', other: '단독주택', register: '단독주택', unit: '단독주택' }
  }
}

/** Floor area with corridors, ㎡: for a house its own area, for shared buildings a quarter more. */
export function floorAreaOf(site: Site, floor: number): number {
  if (!isStrata(site)) return site.areas[floor - 1] ?? site.areas[0] ?? 0
  return Math.round(site.areas.reduce((a, b) => a + b, 0) * 125) / 100
}

export const totalFloorArea = (site: Site): number => {
  const floors = [...Array(site.floors).keys()].map((i) => floorAreaOf(site, i + 1))
  return Math.round((floors.reduce((a, b) => a + b, 0) + site.basements * floorAreaOf(site, 1)) * 100) / 100
}
