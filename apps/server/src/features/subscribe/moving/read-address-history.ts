import type { subscribeAddressHistory } from '@jipsalpim/contract/areas/subscribe/moving.ts'
import { MOVES_A_YEAR } from '@jipsalpim/contract/areas/subscribe/watch-terms.ts'
import { addMonths, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { isOwn } from '../queries.ts'
import { movesOf, type MoveRow } from './move-queries.ts'

/** The changes of address of the user's own watch, newest first. */
export const readAddressHistory: Action<typeof subscribeAddressHistory> = async (ctx, { id }, user) => {
  if (!(await isOwn(ctx.db, user.seq, id))) throw new Fail('notFound')
  const moves = await movesOf(ctx.db, id)
  return {
    rows: moves
      .map(({ at, from_address: from, to_address: to, by }) => ({ at: at.toISOString(), from, to, by }))
      .toReversed(),
    left: movesLeft(moves, ctx.now()),
  }
}

/** How many changes of address are left today, within the limit per twelve months. */
export function movesLeft(moves: readonly MoveRow[], now: Date): number {
  const today = dayInSeoul(now)
  const counted = moves.filter((m) => addMonths(dayInSeoul(m.at), 12) > today)
  return Math.max(MOVES_A_YEAR - counted.length, 0)
}
