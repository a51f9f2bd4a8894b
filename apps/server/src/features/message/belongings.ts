import type { TxContext } from '../../main/context.ts'
import { byUser, type Belongings } from '../account/belongings/belongings.ts'

export const messageBelongings: Belongings = {
  area: 'message',
  tables: [
    { table: 'message_notice', key: 'notice_seq', whose: byUser },
    { table: 'message_choice', key: 'kind', whose: byUser },
  ],
  forget: async (tx: TxContext, userSeq) => {
    const gone = await tx.db.deleteFrom('message_notice').where('user_seq', '=', userSeq).executeTakeFirst()
    const choices = await tx.db.deleteFrom('message_choice').where('user_seq', '=', userSeq).executeTakeFirst()
    return Number(gone.numDeletedRows) + Number(choices.numDeletedRows)
  },
}
