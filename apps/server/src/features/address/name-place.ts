import type { AddressHit } from '@jipsalpim/providers/address/port.ts'

/** A building under the specification's names, as it is answered and as it is kept with an order. */
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

/** '110' or '110-2', as on the plate of the building. */
const numberOf = ({ buildingMain, buildingSub }: AddressHit): string =>
  buildingSub > 0 ? `${buildingMain}-${buildingSub}` : String(buildingMain)
