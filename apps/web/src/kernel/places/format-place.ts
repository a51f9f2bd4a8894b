import type { AddressChoice, UnitChoice } from '../funnel/places.ts'
import { placeWords } from './words.ts'

/** '서울특별시 강서구 … 101동 3층 301호', without the parts that do not exist. */
export function formatPlace(home: Pick<AddressChoice, 'road' | 'name'>, unit: UnitChoice | null): string {
  const parts = unit === null || unit.later ? [] : [unit.dong, unit.floor, unit.ho]
  // The road address service usually prints the name behind the road.
  const name = home.name !== null && home.road.includes(home.name) ? null : home.name
  return (
    [home.road, name, ...parts].filter((p) => p !== null && p !== '').join(' ') +
    (unit?.later ? ` (${placeWords.unitLater})` : '')
  )
}
