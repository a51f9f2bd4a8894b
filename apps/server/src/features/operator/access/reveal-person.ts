import type { operatorReveal } from '@jipsalpim/contract/areas/operator/back-office.ts'
import { revealed } from '../../../crypto/personal.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { readContact } from '../../account/person/read-contact.ts'
import { homesOf, personBySeq } from '../queries.ts'

/** Unmasked; the reason is in the access log before this returns. */
export const revealPerson: Action<typeof operatorReveal> = async (ctx, { user_seq }) => {
  if (!(await personBySeq(ctx.db, user_seq))) throw new Fail('notFound')
  const { name, phone, email } = await readContact(ctx, user_seq)
  const homes = await homesOf(ctx.db, user_seq)
  return { name: revealed(name), phone: revealed(phone), email: revealed(email), homes }
}
