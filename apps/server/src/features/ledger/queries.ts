import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

type Db = Context['db']
export type LedgerKind =
  | 'payment'
  | 'payment-correction'
  | 'delivery'
  | 'refund'
  | 'discount-back'
  | 'ticket'
  | 'service'
  | 'points'
export type Leg = {
  kind:
    | 'gateway'
    | 'unearned'
    | 'revenue'
    | 'discount'
    | 'ticket'
    | 'ticket-issued'
    | 'points'
    | 'points-held'
    | 'points-issued'
    | 'points-cost'
    | 'points-owed'
  owner: number | null
  amount: number
}

/** False when this fact was posted before. */
export async function postLedger(db: Db, kind: LedgerKind, ref: string, legs: readonly Leg[]): Promise<boolean> {
  const { rows } = await sql<{
    txn: number | null
  }>`select ledger_post(${kind}, ${ref}, ${JSON.stringify(legs)}::jsonb) as txn`.execute(db)
  return rows[0]?.txn != null
}

export const isPosted = async (db: Db, kind: LedgerKind, ref: string): Promise<boolean> =>
  (await db
    .selectFrom('ledger_txn')
    .select('txn_seq')
    .where('kind', '=', kind)
    .where('ref', '=', ref)
    .executeTakeFirst()) !== undefined
