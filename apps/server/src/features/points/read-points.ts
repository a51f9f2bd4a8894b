import type { subscribePointAmount } from '@jipsalpim/contract/areas/points/calls.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { Action } from '../../kernel/serve.ts'
import { reservedBy, movesOf, openLots } from './queries.ts'

/** A lot whose last day is over does not count, even before the nightly job has expired it. */
export const readPoints: Action<typeof subscribePointAmount> = async (ctx, _input, user) => {
  const lots = await openLots(ctx.db, user.seq)
  const moves = await movesOf(ctx.db, user.seq)
  return {
    points: lots.reduce((sum, l) => sum + l.remaining, 0),
    lots: lots.map(({ remaining, ends_on, kind, won, given_at }) => ({
      won: remaining,
      ends_on,
      kind,
      given: won,
      given_on: dayInSeoul(given_at),
    })),
    held: await reservedBy(ctx.db, user.seq),
    moves: moves.map(({ kind, won, at }) => ({ kind: kind === 'hold' ? 'use' : kind, won, at: at.toISOString() })),
  }
}
