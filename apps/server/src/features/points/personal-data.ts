import { sql } from 'kysely'
import type { TxContext } from '../../kernel/context.ts'
import { byUser, type PersonalData } from '../../kernel/personal-data.ts'
import { endLot } from './expire-points.ts'
import { lockWallet, remainingLots } from './queries.ts'

const ofLot = (userSeq: number) => sql<boolean>`lot_seq in (select lot_seq from points_lot where user_seq = ${userSeq})`

/** Rows of points contain only sums: once the user is erased they identify no person. */
export const pointsPersonalData: PersonalData = {
  area: 'points',
  tables: [
    { table: 'points_wallet', key: 'user_seq', whose: byUser },
    {
      table: 'points_lot',
      key: 'lot_seq',
      whose: byUser,
      untold: { cause: 'a digest of an operator’s reason', given_by: 'an operator' },
    },
    { table: 'points_hold', key: 'hold_seq', whose: byUser },
    { table: 'points_part', key: `hold_seq || ':' || lot_seq`, whose: ofLot },
    { table: 'points_move', key: 'move_seq', whose: ofLot },
  ],
  forget: forgetPoints,
}

/** Unspent points expire when the user leaves; the withdrawal page shows this before. */
async function forgetPoints(tx: TxContext, userSeq: number): Promise<number> {
  await lockWallet(tx.db, userSeq)
  const lots = await remainingLots(tx.db, userSeq)
  for (const lot of lots) await endLot(tx, lot, 'leave')
  return lots.length
}
