import type { TxContext } from '../../../kernel/context.ts'
import { agreeingAfter } from './queries.ts'

/** The next users, by number, who agree to advertising. */
export const readAgreeing = (tx: Pick<TxContext, 'db'>, after: number, most: number): Promise<number[]> =>
  agreeingAfter(tx.db, 'marketing', after, most)
