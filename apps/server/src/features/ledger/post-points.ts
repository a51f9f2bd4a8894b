import type { TxContext } from '../../kernel/context.ts'
import { postLedger, type Leg } from './queries.ts'

/**
 * What happens to points. 'give': they cost us and are owed. 'hold': they leave the wallet for something in progress,
 * and 'release' undoes it. 'spend': they are owed no more; the thing that they pay for bears its discount instead.
 * 'back': a paid thing was cancelled. 'end': they expired, or their user left.
 */
export type PointsFact = 'give' | 'hold' | 'release' | 'spend' | 'back' | 'end'

/** The sign of each account's change. */
const ways: Readonly<Record<PointsFact, { wallet: number; held: number; owed: number }>> = {
  give: { wallet: 1, held: 0, owed: 1 },
  hold: { wallet: -1, held: 1, owed: 0 },
  release: { wallet: 1, held: -1, owed: 0 },
  spend: { wallet: 0, held: -1, owed: -1 },
  back: { wallet: 1, held: 0, owed: 1 },
  end: { wallet: -1, held: 0, owed: -1 },
}

/** One posting; both sums, of points and of won, are zero. Requires the wallet's lock. */
export async function postPoints(tx: TxContext, fact: PointsFact, ref: string, of: { user_seq: number; won: number }) {
  const { wallet, held, owed } = ways[fact]
  const legs: Leg[] = [
    { kind: 'points', owner: of.user_seq, amount: wallet * of.won },
    { kind: 'points-held', owner: null, amount: held * of.won },
    { kind: 'points-issued', owner: null, amount: -owed * of.won },
    { kind: 'points-cost', owner: null, amount: owed * of.won },
    { kind: 'points-owed', owner: null, amount: -owed * of.won },
  ]
  await postLedger(
    tx.db,
    'points',
    ref,
    legs.filter((l) => l.amount !== 0),
  )
}
