import { sql } from 'kysely'
import type { Context, TxContext } from '../../kernel/context.ts'
import { byOrder, byUser, type PersonalData, type Obstacle } from '../../kernel/personal-data.ts'

/**
 * An operator's secret is deleted with the account. Which operator looked at a user's data or refunded money is stored
 * as numbers only, as long as the access log.
 */
export const operatorPersonalData: PersonalData = {
  area: 'operator',
  tables: [
    {
      table: 'operator_factor',
      key: 'user_seq',
      whose: byUser,
      untold: { secret_sealed: 'the secret of an operator’s authenticator' },
    },
    {
      table: 'operator_audit',
      key: 'audit_seq',
      whose: (userSeq) => sql<boolean>`on_user = ${userSeq}`,
      untold: {
        operator_seq: 'which of our people it was',
        subject: 'the numbers that were asked for',
        place: 'where in the chain of all rows it stands',
        hash: 'the chain itself',
      },
    },
    {
      table: 'operator_refund',
      key: 'ask_seq',
      whose: byOrder,
      untold: { made_by: 'which of our people it was', decided_by: 'which of our people it was' },
    },
  ],
  inTheWay,
  forget: async (tx: TxContext, userSeq: number) =>
    Number(
      (await tx.db.deleteFrom('operator_factor').where('user_seq', '=', userSeq).executeTakeFirst()).numDeletedRows,
    ),
}

/** A refund that waits for a second operator's approval. */
async function inTheWay(db: Context['db'], userSeq: number): Promise<readonly Obstacle[]> {
  const { count } = await db
    .selectFrom('operator_refund')
    .select(sql<number>`count(*)`.as('count'))
    .where(byOrder(userSeq))
    .where('needs_second', '=', true)
    .where('decided_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count > 0 ? [{ kind: 'refund-open', count }] : []
}
