import type { PlaceColumns, Unit } from '../order-row.ts'

/** True if the same home was chosen again: a repeat of a finished request whose response was lost. */
export const samePlace = (a: SamePlace, b: SamePlace): boolean =>
  a.building_code === b.building_code && a.unique_no === b.unique_no && sameUnit(a, b)
export const sameUnit = (a: Unit, b: Unit): boolean =>
  a.building_dong === b.building_dong && a.building_floor === b.building_floor && a.building_ho === b.building_ho

type SamePlace = Unit & Pick<PlaceColumns, 'building_code' | 'unique_no'>
