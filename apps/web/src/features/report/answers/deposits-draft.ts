import { tabDraft } from '../../../kernel/tab-draft.ts'
import type { Beside } from './beside-fields.tsx'
import type { OneDeposit } from './deposit-row.tsx'

export type DepositsDraft = Beside & { households: string; deposits: readonly OneDeposit[] }
/** Per order. */
export const depositsDraft = tabDraft<DepositsDraft>('nz_deposits')
