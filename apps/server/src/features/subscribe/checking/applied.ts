import type { HomeRow } from '../queries.ts'

export type Result = 'none' | 'cases' | 'unknown' | 'same' | 'changed' | 'refused' | 'failed'
/** Why a register is the same though its text is not: only the words of its entries differ. */
export const REWORDED = 'reworded'

/** `says`: the result of comparing a register with the previous one. `now`: another check is needed immediately. */
export type Applied = {
  result: Result
  why?: string
  cases?: number
  says?: HomeRow['last_extract_says']
  /**
   * The register could not be fully compared, but has the same owners: the list searched by their names is still
   * reliable.
   */
  sameOwners?: boolean
  now?: 'extract' | 'cases'
  /** The time that the answer refers to, if it is not now. */
  until?: Date
  /** Feed rows for a home that the feed does not cover: news, but not a complete check. */
  isPart?: true
}
