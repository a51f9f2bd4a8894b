import { regionText } from './places.ts'
import { isStrata, lotText, type Site, sites } from './sites.ts'

/** A home: a unit of a 집합건물, or a room of a house. */
export type Unit = { site: Site; index: number; dong: string | null; floor: number; ho: string; area: number }

/** Every unit of a site, basement first, as the ledger lists them. */
export function unitsOf(site: Site): readonly Unit[] {
  const storedUnit = made.get(site.no)
  if (storedUnit) return storedUnit
  const units: Unit[] = []
  for (const dong of site.dongs) {
    for (const floor of floorsOf(site)) {
      roomsOn(site, floor).forEach((area, i) => {
        units.push({ site, index: units.length, dong, floor, ho: hoText(floor, i + 1), area })
      })
    }
  }
  made.set(site.no, units)
  return units
}

export const floorsOf = (site: Site): readonly number[] => [
  ...Array.from({ length: site.basements }, (_, i) => -(site.basements - i)),
  ...Array.from({ length: site.floors }, (_, i) => i + 1),
]

export const floorText = (floor: number): string => (floor < 0 ? `지하${-floor}층` : `${floor}층`)

export const findUnit = (site: Site, dong: string | null, ho: string): Unit | null =>
  unitsOf(site).find((u) => u.ho === ho && (dong === null || u.dong === dong)) ?? null

/** '서울특별시 강서구 화곡동 9012-3' */
export const lotAddress = (s: Site): string => `${regionText(s.place)} ${lotText(s)}`
/** '서울특별시 강서구 초록마을로 9012'; for a 리 the 면 is printed before the road. */
export const roadAddress = (s: Site): string =>
  [s.place.si, s.place.gu, s.place.li === null ? null : s.place.dong, s.road, s.buildingMain]
    .filter((x) => x !== null)
    .join(' ')

export const allUnits = (): readonly Unit[] => sites.flatMap((s) => unitsOf(s))

const made = new Map<number, readonly Unit[]>()

/** Two rooms per floor in a house with tenants, one on its top floor (the owner's). */
function roomsOn(site: Site, floor: number): readonly number[] {
  if (isStrata(site)) return site.areas
  const area = site.areas[floor - 1] ?? 0
  if (site.kind === '단독' || floor === site.floors) return [area]
  return [round(area * 0.45), round(area * 0.45)]
}
const round = (n: number) => Math.round(n * 100) / 100
const hoText = (floor: number, n: number) => (floor < 0 ? `비0${n}` : `${floor}0${n}`)
