import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../../../../../db/database.ts'
import type { Context } from '../../../kernel/context.ts'

type Db = Context['db']
export type ContractRow = Selectable<Database['order_contract']>

export const insertContract = (
  db: Db,
  c: Omit<Insertable<Database['order_contract']>, 'loan_sealed' | 'made_at'>,
): Promise<ContractRow> => db.insertInto('order_contract').values(c).returningAll().executeTakeFirstOrThrow()
export const saveLoan = (db: Db, contractSeq: number, loan_sealed: Buffer): Promise<ContractRow> =>
  db
    .updateTable('order_contract')
    .set({ loan_sealed })
    .where('contract_seq', '=', contractSeq)
    .returningAll()
    .executeTakeFirstOrThrow()
export const contractOf = (db: Db, orderSeq: number): Promise<ContractRow | undefined> =>
  db
    .selectFrom('order_contract')
    .selectAll()
    .where('order_seq', '=', orderSeq)
    .orderBy('contract_seq', 'desc')
    .limit(1)
    .executeTakeFirst()
