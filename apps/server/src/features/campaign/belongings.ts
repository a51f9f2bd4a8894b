import type { TxContext } from '../../main/context.ts'
import { byUser, type Belongings } from '../account/belongings/belongings.ts'

export const campaignBelongings: Belongings = {
  area: 'campaign',
  tables: [{ table: 'campaign_signup', key: 'user_seq', whose: byUser }],
  forget: async (tx: TxContext, userSeq: number) =>
    Number(
      (await tx.db.deleteFrom('campaign_signup').where('user_seq', '=', userSeq).executeTakeFirst()).numDeletedRows,
    ),
}
