import type { AccountEvent } from '@jipsalpim/contract/areas/account/events.ts'
import { sql, type Selectable } from 'kysely'
import type { Database } from '../../../../../db/database.ts'
import type { Context } from '../../kernel/context.ts'

type Db = Context['db']
export type UserRow = Selectable<Database['account_user']>
const appNow = sql<Date>`app_now()`

export const deleteOldLoginStates = (db: Db) =>
  db
    .deleteFrom('account_login_state')
    .where('created_at', '<', sql<Date>`app_now() - interval '1 day'`)
    .execute()

export type Contact = Partial<
  Pick<UserRow, 'name_sealed' | 'email_sealed' | 'phone_sealed' | 'email_index' | 'phone_index'>
>
export const saveContact = (db: Db, userSeq: number, contact: Contact, phoneVerified: boolean) =>
  db
    .updateTable('account_user')
    .set({ ...contact, ...(phoneVerified && { phone_verified_at: appNow }) })
    .where('user_seq', '=', userSeq)
    .execute()
export const userBySeq = (db: Db, userSeq: number): Promise<UserRow> =>
  db.selectFrom('account_user').selectAll().where('user_seq', '=', userSeq).executeTakeFirstOrThrow()
export const usersBySeq = (db: Db, userSeqs: readonly number[]): Promise<UserRow[]> =>
  db.selectFrom('account_user').selectAll().where('user_seq', 'in', userSeqs).execute()

export const saveType = (db: Db, userSeq: number, type: UserRow['stated_type']) =>
  db.updateTable('account_user').set({ stated_type: type }).where('user_seq', '=', userSeq).execute()

export const insertEvent = (
  db: Db,
  userSeq: number,
  kind: AccountEvent,
  detail: Readonly<Record<string, unknown>> = {},
) =>
  db
    .insertInto('account_event')
    .values({ user_seq: userSeq, kind, detail: JSON.stringify(detail) })
    .execute()

export const insertGuest = (db: Db, tokenHash: Buffer, hours: number) =>
  db
    .insertInto('account_guest')
    .values({ token_hash: tokenHash, expires_at: sql<Date>`app_now() + ${hours} * interval '1 hour'` })
    .returning(['guest_user_no', 'expires_at'])
    .executeTakeFirstOrThrow()
/** A day after its end, so that rows that reference the guest are still usable. */
export const deleteEndedGuests = (db: Db) =>
  db
    .deleteFrom('account_guest')
    .where('expires_at', '<', sql<Date>`app_now() - interval '1 day'`)
    .execute()

const isUnindexed = sql<boolean>`((phone_sealed is not null and phone_index is null) or (email_sealed is not null and email_index is null))`
export const unindexed = (db: Db, most: number) =>
  db.selectFrom('account_user').select('user_seq').where(isUnindexed).orderBy('user_seq').limit(most).execute()
/** An index written meanwhile, from a newer value, stays. */
export const saveIndexes = (db: Db, userSeq: number, indexes: Pick<UserRow, 'phone_index' | 'email_index'>) =>
  db
    .updateTable('account_user')
    .set({
      phone_index: sql<Buffer | null>`coalesce(phone_index, ${indexes.phone_index})`,
      email_index: sql<Buffer | null>`coalesce(email_index, ${indexes.email_index})`,
    })
    .where('user_seq', '=', userSeq)
    .execute()
/** Newest first: two accounts may share a phone number. */
export const peopleFoundBy = (db: Db, column: 'phone_index' | 'email_index', indexes: readonly Buffer[]) =>
  db
    .selectFrom('account_user')
    .select('user_seq')
    .where(column, 'in', indexes)
    .orderBy('user_seq', 'desc')
    .limit(20)
    .execute()
