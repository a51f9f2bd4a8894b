import type { TxContext } from '../../../kernel/context.ts'
import { readContacts } from '../../account/person/read-contact.ts'
import { insertMails } from './delivery-queries.ts'
import { usersOf } from '../queries.ts'

/**
 * Sends these notices by mail, each once, to users who have an address. Requires the transaction that stores the result
 * which makes them due.
 */
export async function postMails(tx: TxContext, noticeSeqs: readonly number[]): Promise<void> {
  if (noticeSeqs.length === 0) return
  const notices = await usersOf(tx.db, noticeSeqs)
  const contacts = await readContacts(tx, [...new Set(notices.map((n) => n.user_seq))])
  const reachable = notices.filter((n) => contacts.get(n.user_seq)?.email)
  if (reachable.length === 0) return
  for (const made of await insertMails(
    tx.db,
    reachable.map((n) => n.notice_seq),
  ))
    await tx.enqueue('message.send', made, { key: `notice:${made.notice_seq}` })
}
