import { addDays, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { insertAccount } from './account-queries.ts'
import type { AttemptRow } from '../queries.ts'

/** The deadline is the end of the day after tomorrow, in Seoul. */
const DAYS = 2
/** 신한은행: the bank of the accounts. */
const BANK = '088'

/**
 * Inserts an account for the attempt, in the order's transaction; a job opens it, because the gateway may not answer.
 */
export async function reserveAccount(tx: TxContext, attempt: AttemptRow): Promise<void> {
  const due_at = new Date(`${addDays(dayInSeoul(tx.now()), DAYS + 1)}T00:00:00+09:00`)
  const { account_seq } = await insertAccount(tx.db, { attempt_seq: attempt.attempt_seq, bank_code: BANK, due_at })
  await tx.enqueue('payment.account', { account_seq }, { key: accountKey(account_seq) })
}

export const accountKey = (accountSeq: number): string => `account:${accountSeq}`
