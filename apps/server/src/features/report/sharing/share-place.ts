import type { SealPlace } from '../../../crypto/seal.ts'

/** The cells of a share: what the sender calls the person, and what its message needs. */
export const sharePlace = (column: 'name_sealed' | 'phone_sealed' | 'link_sealed', shareSeq: number): SealPlace => ({
  table: 'report_share',
  column,
  row: shareSeq,
})
