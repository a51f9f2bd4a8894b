import type { TxContext } from '../../../kernel/context.ts'
import { insertTexts } from './delivery-queries.ts'

/**
 * Sends these notices as texts, each once. Requires the transaction that stores the result which makes them due.
 */
export async function postTexts(tx: TxContext, noticeSeqs: readonly number[]): Promise<void> {
  if (noticeSeqs.length === 0) return
  for (const text of await insertTexts(tx.db, noticeSeqs))
    await tx.enqueue('message.send', text, { key: `notice:${text.notice_seq}` })
}
