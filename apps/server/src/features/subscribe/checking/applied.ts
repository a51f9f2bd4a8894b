import type { HomeRow } from '../queries.ts'

export type Result = 'none' | 'cases' | 'unknown' | 'same' | 'changed' | 'refused' | 'failed'
/** `says`: of a register, against the one before. `now`: what was found has to be followed by another look at once. */
export type Applied = {
  result: Result
  why?: string
  cases?: number
  says?: HomeRow['last_extract_says']
  /** The register that left a doubt names the same owners: the list under their names is still to be believed. */
  sameOwners?: boolean
  now?: 'extract' | 'cases'
  /** The minute that it speaks of, where that is not now. */
  until?: Date
  /** Rows of the feed for a home that it does not cover: they are news, and not a check. */
  isPart?: true
}
