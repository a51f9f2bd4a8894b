import { sql } from 'kysely'
import type { TxContext } from '../../kernel/context.ts'
import { byUser, type PersonalData } from '../../kernel/personal-data.ts'

export const messagePersonalData: PersonalData = {
  area: 'message',
  tables: [
    { table: 'message_notice', key: 'notice_seq', whose: byUser },
    {
      table: 'message_push',
      key: 'push_seq',
      whose: (userSeq) =>
        sql<boolean>`notice_seq in (select notice_seq from message_notice where user_seq = ${userSeq})`,
      untold: { token_hash: 'a hash of a secret that the device holds' },
    },
    { table: 'message_choice', key: 'kind', whose: byUser },
  ],
  // Pushes are deleted with their notice.
  forget: async (tx: TxContext, userSeq) => {
    const gone = await tx.db.deleteFrom('message_notice').where('user_seq', '=', userSeq).executeTakeFirst()
    const choices = await tx.db.deleteFrom('message_choice').where('user_seq', '=', userSeq).executeTakeFirst()
    return Number(gone.numDeletedRows) + Number(choices.numDeletedRows)
  },
}
