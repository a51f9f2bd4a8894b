import type { TxContext } from '../../kernel/context.ts'
import { postNotice } from './post-notice.ts'
import { noticeBySeq, noticesAfter } from './queries.ts'

/**
 * Sends a notice again, as a new fact. Two concurrent requests create one; no other is created while one is being sent.
 */
export async function repeatNotice(
  tx: TxContext,
  noticeSeq: number,
): Promise<{ notice_seq: number } | 'not-there' | 'on-its-way' | 'behind'> {
  const notice = await noticeBySeq(tx.db, noticeSeq)
  if (!notice) return 'not-there'
  const first = notice.reference.replace(/(-again-\d+)?(-text|-mail)?$/, '')
  const again = await noticesAfter(tx.db, first)
  if ([notice, ...again].some((n) => n.state === 'pending' || n.state === 'unknown')) return 'on-its-way'
  const made = await postNotice(tx, {
    user_seq: notice.user_seq,
    order_seq: notice.order_seq,
    template: notice.template,
    // Only written by postNotice: text and numbers.
    variables: notice.variables as Readonly<Record<string, string | number>>,
    urgent: notice.urgent,
    reference: `${first}-again-${again.length + 1}`,
  })
  return made ?? 'behind'
}
