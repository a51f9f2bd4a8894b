import { sql } from 'kysely'
import type { TxContext } from '../../kernel/context.ts'
import { type PersonalData } from '../../kernel/personal-data.ts'

export const experimentPersonalData: PersonalData = {
  area: 'experiment',
  tables: [
    {
      table: 'experiment_assignment',
      key: 'subject',
      whose: (userSeq) => sql<boolean>`subject = ${`user:${userSeq}`}`,
    },
  ],
  forget: async (tx: TxContext, userSeq: number) =>
    Number(
      (await tx.db.deleteFrom('experiment_assignment').where('subject', '=', `user:${userSeq}`).executeTakeFirst())
        .numDeletedRows,
    ),
}
