import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { insertOffer } from './offer-queries.ts'

/** Adds an offer of a year, from a future time until before `until_at`. False: its start has already passed. */
export const addOffer = (
  tx: TxContext,
  { price, from_at, until_at }: { price: number; from_at: string; until_at: string },
): Promise<boolean> =>
  insertOffer(tx.db, { price, from_at, until_on: dayInSeoul(new Date(new Date(until_at).getTime() - 1)) })
