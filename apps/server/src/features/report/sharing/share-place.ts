import type { SealPlace } from '../../../crypto/seal.ts'

/** The cells of a share: the sender's name for the recipient, the message's data, and the content. */
export const sharePlace = (
  column: 'name_sealed' | 'phone_sealed' | 'link_sealed' | 'masked_sealed',
  shareSeq: number,
): SealPlace => ({
  table: 'report_share',
  column,
  row: shareSeq,
})
