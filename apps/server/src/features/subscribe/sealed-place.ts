import type { SealPlace } from '../../crypto/seal.ts'

/** The sealed columns of a watch: an owner's name, or the user's own statements. */
export const ownerPlace = (homeSeq: number): SealPlace => ({
  table: 'subscribe_home',
  column: 'owner_sealed',
  row: homeSeq,
})
export const factsPlace = (homeSeq: number): SealPlace => ({
  table: 'subscribe_home',
  column: 'facts_sealed',
  row: homeSeq,
})
export const printPlace = (printSeq: number): SealPlace => ({
  table: 'subscribe_print',
  column: 'register_sealed',
  row: printSeq,
})
export const judgementPlace = (alertSeq: number): SealPlace => ({
  table: 'subscribe_alert',
  column: 'judgement_sealed',
  row: alertSeq,
})
export const remarkPlace = (watchSeq: number): SealPlace => ({
  table: 'subscribe_watch',
  column: 'remark_sealed',
  row: watchSeq,
})
