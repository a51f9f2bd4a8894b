import type { withdrawalUndo } from '@jipsalpim/contract/areas/account/withdrawal.ts'
import type { Action } from '../../../kernel/serve.ts'
import { insertEvent } from '../queries.ts'
import { limitSessions } from '../session/queries.ts'
import { insertStayReasons, undoWithdrawal } from './queries.ts'

/** The user stays: a pending withdrawal is undone, and the reason is stored apart from the reason for leaving. */
export const cancelWithdrawal: Action<typeof withdrawalUndo> = (ctx, { reasons }, user) =>
  ctx.tx(async (tx) => {
    const undone = await undoWithdrawal(tx.db, user.seq)
    if (undone !== null) {
      await limitSessions(tx.db, user.seq, false)
      await insertEvent(tx.db, user.seq, 'withdrawal-undone', { withdrawal_seq: undone })
    }
    if (reasons.length > 0) await insertStayReasons(tx.db, user.seq, undone, [...new Set(reasons)])
    return { undone: undone !== null }
  })
