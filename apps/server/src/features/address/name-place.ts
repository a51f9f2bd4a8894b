import type { AddressHit } from '@jipsalpim/providers/address/port.ts'

/** A building with the specification's field names, as returned and as stored with an order. */
export const namePlace = (hit: AddressHit) => ({
  address: hit.roadAddress,
  address_jibun: hit.lotAddress,
  address_si: hit.si,
  address_gu: hit.gu,
  address_dong: hit.dong,
  address_li: hit.li,
  building_code: hit.buildingCode,
  building_name: hit.buildingName,
  building_number: numberOf(hit),
})

/** '110' or '110-2', as on the building's number plate. */
const numberOf = ({ buildingMain, buildingSub }: AddressHit): string =>
  buildingSub > 0 ? `${buildingMain}-${buildingSub}` : String(buildingMain)
