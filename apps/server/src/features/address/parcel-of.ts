import type { AddressHit } from '@jipsalpim/providers/address/port.ts'
import type { Parcel } from '@jipsalpim/providers/building/port.ts'

/**
 * The lots under which the ledger may file a building: the address's own, and the one inside its 건물관리번호 (the
 * representative lot of a complex), which can differ.
 */
export function parcelsOf({ dongCode, mountain, lotMain, lotSub, buildingCode }: AddressHit): readonly Parcel[] {
  const own: Parcel = { dongCode, mountain, lotMain, lotSub }
  const m = /^(\d{10})([12])(\d{4})(\d{4})\d{6}$/.exec(buildingCode)
  if (!m) return [own]
  const coded: Parcel = {
    dongCode: m[1] ?? dongCode,
    mountain: m[2] === '2',
    lotMain: Number(m[3]),
    lotSub: Number(m[4]),
  }
  const same =
    coded.dongCode === dongCode && coded.mountain === mountain && coded.lotMain === lotMain && coded.lotSub === lotSub
  return same || coded.lotMain === 0 ? [own] : [own, coded]
}

/** '178-84', '산 12-3': as printed in trades and registers. */
export const lotOf = ({ mountain, lotMain, lotSub }: Parcel): string =>
  `${mountain ? '산 ' : ''}${lotMain}${lotSub > 0 ? `-${lotSub}` : ''}`
