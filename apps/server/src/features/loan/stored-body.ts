import type { LoanAnswers } from '@jipsalpim/contract/areas/loan/facts.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import type { loanKeep } from '@jipsalpim/contract/areas/loan/calls.ts'
import type { SealPlace } from '../../crypto/seal.ts'
import type { LoanRow } from './queries.ts'

/** The encrypted part of a stored result. */
export type StoredBody = { answers: LoanAnswers; products: Output<typeof loanKeep>['products'] }

export const bodyPlace = ({ result_seq }: Pick<LoanRow, 'result_seq'>): SealPlace => ({
  table: 'loan_result',
  column: 'body_sealed',
  row: result_seq,
})

export const presentStored = (row: LoanRow, products: StoredBody['products']): Output<typeof loanKeep> => ({
  result_seq: row.result_seq,
  as_of: row.as_of,
  pack: row.pack,
  kept_at: row.kept_at.toISOString(),
  kept_until: row.kept_until,
  products,
})
