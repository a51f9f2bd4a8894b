/** A building that the user chose from the search; `key` is the server's signed token for it. */
export type AddressChoice = { key: string; road: string; lot: string; name: string | null; multi: boolean }
/**
 * The unit: null means that this part does not exist ("'동' 없음"). `later`: the building is known, the unit is not yet.
 */
export type UnitChoice = {
  dong: string | null
  floor: string | null
  ho: string | null
  uniqueNo: string | null
  later: boolean
  /** The road address of its building. */
  of?: string
}
/** The unit if it belongs to this building: one chosen in another building is no longer an answer. */
export const unitIn = (home: AddressChoice | null | undefined, unit: UnitChoice | undefined): UnitChoice | undefined =>
  home && unit?.of !== undefined && unit.of !== home.road ? undefined : unit

/** The place as the calls take it. */
export const placeOf = (home: AddressChoice, unit: UnitChoice) => ({
  address_key: home.key,
  building_dong: unit.dong,
  building_floor: unit.floor,
  building_ho: unit.ho,
  unique_no: unit.uniqueNo,
})
