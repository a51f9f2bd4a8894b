import type { SealPlace } from '../../crypto/seal.ts'

/** The cell that a company's personal facts are sealed for. */
export const companyPlace = (company: number, column: 'representative_sealed' | 'invoice_email_sealed'): SealPlace => ({
  table: 'ticket_company',
  column,
  row: company,
})
