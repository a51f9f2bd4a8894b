import { sql } from 'kysely'
import type { TxContext } from '../../kernel/context.ts'
import { byOrder, byUser, type PersonalData } from '../../kernel/personal-data.ts'

const own = (userSeq: number) =>
  sql<boolean>`coupon_seq in (select coupon_seq from coupon_coupon where user_seq = ${userSeq})`

/**
 * A coupon row is numbers only, and counts toward what a campaign gave out; after the withdrawal it cannot be used. The
 * keyed hash that limits one person to one coupon stays until the campaign is over, so that a user who leaves and
 * rejoins gets no second one.
 */
export const couponPersonalData: PersonalData = {
  area: 'coupon',
  tables: [
    { table: 'coupon_coupon', key: 'coupon_seq', whose: byUser },
    { table: 'coupon_use', key: 'use_seq', whose: byOrder },
    {
      table: 'coupon_person',
      key: 'coupon_seq',
      whose: own,
      untold: { person_key: 'a keyed hash of who the person is' },
    },
    { table: 'coupon_welcome', key: 'user_seq', whose: byUser },
  ],
  forget: async (tx: TxContext, userSeq: number) =>
    Number(
      (await tx.db.deleteFrom('coupon_welcome').where('user_seq', '=', userSeq).executeTakeFirst()).numDeletedRows,
    ),
}
