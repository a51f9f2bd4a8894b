import type { GeneratedAlways } from 'kysely'
import type { Generated } from './column.ts'

export type LedgerTables = {
  ledger_account: {
    account_seq: GeneratedAlways<number>
    kind: string
    owner_seq: number | null
    balance: Generated<number>
  }
  ledger_txn: {
    txn_seq: GeneratedAlways<number>
    kind: string
    ref: string
    at: Generated<Date>
  }
  ledger_leg: {
    leg_seq: GeneratedAlways<number>
    txn_seq: number
    account_seq: number
    amount: number
  }
}
