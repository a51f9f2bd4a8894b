import type { TxContext } from '../../kernel/context.ts'
import { postLedger, type Leg } from './queries.ts'

/** The part of a price that an issuer bears. */
export type Borne = { issuer_seq: number; won: number }

/**
 * The gateway received money, and issuers bear the discounts; until the report is delivered we owe the full price. All
 * legs sum to zero. A payment for an order that cannot be completed any more has no discounts: it is only refunded.
 */
export async function postPayment(
  tx: TxContext,
  attemptSeq: number,
  won: number,
  discounts: readonly Borne[] = [],
): Promise<void> {
  const borne = discounts.map((d): Leg => ({ kind: 'discount', owner: d.issuer_seq, amount: d.won }))
  const full = won + discounts.reduce((sum, d) => sum + d.won, 0)
  if (full === 0) return
  await postLedger(tx.db, 'payment', `attempt:${attemptSeq}`, [
    ...(won === 0 ? [] : [{ kind: 'gateway', owner: null, amount: won } as const]),
    ...borne,
    { kind: 'unearned', owner: null, amount: -full },
  ])
}
