import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'
import type { Parcel } from '../building/port.ts'
import type { Outcome } from '../outcome.ts'

/** 공동주택가격 (per unit) or 개별주택가격 (per house), of 1 January of the year. */
export type OfficialPrice = { won: Won; year: number; asOf: Day; area: number | null }

export interface OfficialPricePort {
  unitPrice(parcel: Parcel, year: number, dong: string | null, ho: string): Promise<Outcome<OfficialPrice | null>>
  housePrice(parcel: Parcel, year: number): Promise<Outcome<OfficialPrice | null>>
}
