import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { Selectable } from 'kysely'
import type { Database } from '../../../../../../db/database.ts'
import type { Context } from '../../../kernel/context.ts'

type Db = Context['db']
export type OfferRow = Selectable<Database['subscribe_consent']>

/** What is asked of these watches, or was answered, until the day of the charge. */
export const openOffers = (db: Db, watchSeqs: readonly number[], today: Day): Promise<OfferRow[]> =>
  watchSeqs.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('subscribe_consent')
        .selectAll()
        .where('watch_seq', 'in', watchSeqs)
        .where('charge_on', '>=', today)
        .orderBy('nth', 'desc')
        .execute()
