import { sql } from 'kysely'
import type { TxContext } from '../../kernel/context.ts'
import { byOrder, byUser, type PersonalData } from '../../kernel/personal-data.ts'

const own = (userSeq: number) =>
  sql<boolean>`coupon_seq in (select coupon_seq from coupon_coupon where user_seq = ${userSeq})`

/**
 * Coupons are numbers, and count among what a campaign gave out: nobody can use them any more. The keyed hash by which one person takes
 * one only stays until the campaign is over, so that leaving and coming back brings no second one.
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
