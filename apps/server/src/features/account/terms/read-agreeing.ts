import type { TxContext } from '../../../kernel/context.ts'
import { agreeingAfter } from './queries.ts'

/** The next of those who agree to advertising, by their number. */
export const readAgreeing = (tx: Pick<TxContext, 'db'>, after: number, most: number): Promise<number[]> =>
  agreeingAfter(tx.db, 'marketing', after, most)
