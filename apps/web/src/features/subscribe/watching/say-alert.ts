import type { Alert } from '../shared/watch.ts'
import { alertWords as w } from './alert-words.ts'

/** What an alert says in one line, with the purpose in the register's own word. */
export const titleOf = ({ kind, purpose }: Pick<Alert, 'kind' | 'purpose'>): string =>
  w.title[kind](purpose ?? w.something)

export const receiptOf = ({ receipt_no: no }: Pick<Alert, 'receipt_no'>): string =>
  no === null ? w.receiptUnknown : w.receipt(no)
