import type { SealPlace } from '../../../crypto/seal.ts'

export const factorPlace = (operatorSeq: number): SealPlace => ({
  table: 'operator_factor',
  column: 'secret_sealed',
  row: operatorSeq,
})
