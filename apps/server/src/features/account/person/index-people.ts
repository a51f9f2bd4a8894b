import type { Context } from '../../../kernel/context.ts'
import { foundBy } from '../../../sealing/found-by.ts'
import { saveIndexes, unindexed } from '../queries.ts'
import { readContact } from './read-contact.ts'

const AT_A_TIME = 500

/** Fills the search index for accounts older than the index. A repeated run finds none left. */
export async function indexPeople(ctx: Context): Promise<void> {
  for (const { user_seq } of await unindexed(ctx.db, AT_A_TIME)) {
    const { phone, email } = await readContact(ctx, user_seq)
    await saveIndexes(ctx.db, user_seq, {
      phone_index: phone === null ? null : foundBy(ctx, 'phone', phone.reveal()),
      email_index: email === null ? null : foundBy(ctx, 'email', email.reveal()),
    })
  }
}
