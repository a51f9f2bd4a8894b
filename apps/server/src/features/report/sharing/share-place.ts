import type { SealPlace } from '../../../crypto/seal.ts'

/** The cells of a share: what the sender calls the person, what its message needs, and what it shows. */
export const sharePlace = (
  column: 'name_sealed' | 'phone_sealed' | 'link_sealed' | 'masked_sealed',
  shareSeq: number,
): SealPlace => ({
  table: 'report_share',
  column,
  row: shareSeq,
})
