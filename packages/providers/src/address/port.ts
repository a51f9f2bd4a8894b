import type { Outcome } from '../outcome.ts'

/** A building found by road, lot or name (도로명주소). The codes are the ministry's. */
export type AddressHit = {
  roadAddress: string
  lotAddress: string
  zip: string
  /** 법정동코드 10 digits. */
  dongCode: string
  /** 도로명코드 12 digits. */
  roadCode: string
  /** 건물관리번호 25 digits. */
  buildingCode: string
  buildingName: string | null
  si: string
  gu: string
  dong: string
  li: string | null
  underground: '0' | '1' | '2'
  buildingMain: number
  buildingSub: number
  mountain: boolean
  lotMain: number
  lotSub: number
  /** 공동주택. */
  multi: boolean
}
export type AddressPage = { total: number; page: number; hits: readonly AddressHit[] }
export type UnitPlace = { dong: string | null; floor: string | null; ho: string | null }
export type AddressRefusal = 'too-short' | 'too-vague' | 'bad-characters' | 'beyond-range'

export interface AddressPort {
  search(keyword: string, page: number): Promise<Outcome<AddressPage, AddressRefusal>>
  /** Names of the buildings (동) on the site; empty if there is only one. */
  dongs(at: AddressHit): Promise<Outcome<readonly string[]>>
  /** Floors and units; empty is normal (partial coverage): the caller falls back to the ledger, then to free text. */
  units(at: AddressHit, dong: string | null): Promise<Outcome<readonly UnitPlace[]>>
}
