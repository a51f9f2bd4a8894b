import type { TxContext } from '../../main/context.ts'
import { insertNotice, type NewNotice } from './queries.ts'

/** Tells a person something once: the row and the work to send it, with the fact that it tells. */
export async function postNotice(tx: TxContext, notice: NewNotice): Promise<void> {
  const made = await insertNotice(tx.db, notice)
  if (made) await tx.enqueue('message.send', made, { key: `notice:${made.notice_seq}` })
}
