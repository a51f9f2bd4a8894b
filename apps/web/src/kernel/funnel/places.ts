/** A building that the person chose from the search; `key` is the server's signed word for it. */
export type AddressChoice = { key: string; road: string; lot: string; name: string | null; multi: boolean }
/** The unit: null is a name that does not exist ("'동' 없음"). `later`: the building is known, the unit is not yet. */
export type UnitChoice = {
  dong: string | null
  floor: string | null
  ho: string | null
  uniqueNo: string | null
  later: boolean
  /** The building that it is in, by its road address. */
  of?: string
}
/** The unit as far as it is of this building: one that was chosen in another building is no answer any more. */
export const unitIn = (home: AddressChoice | null | undefined, unit: UnitChoice | undefined): UnitChoice | undefined =>
  home && unit?.of !== undefined && unit.of !== home.road ? undefined : unit
