import type { SealPlace } from '../../crypto/seal.ts'

export const contactPlace = (column: 'name_sealed' | 'email_sealed' | 'phone_sealed', userSeq: number): SealPlace => ({
  table: 'account_user',
  column,
  row: userSeq,
})
