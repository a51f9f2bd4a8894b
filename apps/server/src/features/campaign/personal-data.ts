import type { TxContext } from '../../kernel/context.ts'
import { byUser, type PersonalData } from '../../kernel/personal-data.ts'

export const campaignPersonalData: PersonalData = {
  area: 'campaign',
  tables: [
    { table: 'campaign_signup', key: 'user_seq', whose: byUser },
    {
      table: 'campaign_member',
      key: `partner || ':' || encode(member_index, 'hex')`,
      whose: byUser,
      untold: { member_index: 'a keyed hash of the partner’s name for its member' },
    },
  ],
  forget: async (tx: TxContext, userSeq: number) => {
    const gone = [
      await tx.db.deleteFrom('campaign_signup').where('user_seq', '=', userSeq).executeTakeFirst(),
      await tx.db.deleteFrom('campaign_member').where('user_seq', '=', userSeq).executeTakeFirst(),
    ]
    return gone.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0)
  },
}
