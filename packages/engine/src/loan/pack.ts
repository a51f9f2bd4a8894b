import { hashOfTables } from '../law/pack-hash.ts'
import { loanTables } from './products.ts'

/** Identifies the loan rules by their hash, as a rule pack does for a report. */
export const loanPackId = (): string => (id ??= `jipsalpim-loans/${hashOfTables(loanTables).slice(0, 16)}`)
let id: string | null = null
