import { hashOfTables } from '../law/pack-hash.ts'
import { loanTables } from './products.ts'

/** Names the rules of the loan questions by their hash, as a rule pack does those of a report. */
export const loanPackId = (): string => (id ??= `jipsalpim-loans/${hashOfTables(loanTables).slice(0, 16)}`)
let id: string | null = null
