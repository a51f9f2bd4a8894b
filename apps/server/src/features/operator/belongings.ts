import { sql } from 'kysely'
import type { TxContext } from '../../main/context.ts'
import { byUser, type Belongings } from '../account/belongings/belongings.ts'

/** An operator's secret goes with him. Who of us has looked at a person: numbers only, and kept as the audit is. */
export const operatorBelongings: Belongings = {
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
  ],
  forget: async (tx: TxContext, userSeq: number) =>
    Number(
      (await tx.db.deleteFrom('operator_factor').where('user_seq', '=', userSeq).executeTakeFirst()).numDeletedRows,
    ),
}
