import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { Outcome } from '../outcome.ts'

export type Parcel = { dongCode: string; mountain: boolean; lotMain: number; lotSub: number }
/** 건축물대장 표제부. */
export type BuildingTitle = {
  name: string | null
  dong: string | null
  /** 집합 or 일반. */
  ledger: '일반' | '집합'
  mainUse: string
  otherUse: string | null
  households: number
  families: number
  units: number
  floors: number
  basements: number
  approvedOn: Day | null
  totalArea: number
  /** 대지면적, ㎡; null if the ledger of the building has none. */
  landArea: number | null
  annex: boolean
}
/** 전유부: one unit with its exclusive area and use. */
export type BuildingUnit = {
  dong: string | null
  ho: string
  floor: string
  area: number | null
  use: string | null
  otherUse: string | null
}

export interface BuildingPort {
  titles(parcel: Parcel): Promise<Outcome<readonly BuildingTitle[]>>
  units(parcel: Parcel, dong: string | null): Promise<Outcome<readonly BuildingUnit[]>>
  /** 위반건축물 is not in the open service: the mark is only on the issued ledger. `null` means unknown here. */
  violation(parcel: Parcel, dong: string | null): Promise<Outcome<boolean | null>>
}
