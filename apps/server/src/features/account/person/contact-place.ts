import type { SealPlace } from '../../../crypto/seal.ts'

export type PersonCell = 'name_sealed' | 'email_sealed' | 'phone_sealed' | 'birth_sealed' | 'ci_sealed' | 'di_sealed'

export const contactPlace = (column: PersonCell, userSeq: number): SealPlace => ({
  table: 'account_user',
  column,
  row: userSeq,
})
