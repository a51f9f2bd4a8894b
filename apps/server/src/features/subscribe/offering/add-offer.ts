import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { insertOffer } from './offer-queries.ts'

/** Puts an offer of a year in force, from a time to come until before `until_at`. False: its start has passed. */
export const addOffer = (
  tx: TxContext,
  { price, from_at, until_at }: { price: number; from_at: string; until_at: string },
): Promise<boolean> =>
  insertOffer(tx.db, { price, from_at, until_on: dayInSeoul(new Date(new Date(until_at).getTime() - 1)) })
