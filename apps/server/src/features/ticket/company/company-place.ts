import type { SealPlace } from '../../../crypto/seal.ts'

/** The cell for which a company's personal data is encrypted. */
export const companyPlace = (company: number, column: 'representative_sealed' | 'invoice_email_sealed'): SealPlace => ({
  table: 'ticket_company',
  column,
  row: company,
})
