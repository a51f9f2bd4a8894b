import type { Alert } from '../shared/watch.ts'
import { alertWords as w } from './alert-words.ts'

/** The title of an alert, with the purpose as worded in the register. */
export const titleOf = ({ kind, purpose }: Pick<Alert, 'kind' | 'purpose'>): string =>
  w.title[kind](purpose ?? w.something)

export const receiptOf = ({ receipt_no: no }: Pick<Alert, 'receipt_no'>): string =>
  no === null ? w.receiptUnknown : w.receipt(no)
