import type { personalCorrect } from '@jipsalpim/contract/areas/account/rights.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { contactPlace } from '../person/contact-place.ts'
import { foundBy } from '../../../sealing/found-by.ts'
import { saveContact, insertEvent, userBySeq } from '../queries.ts'
import { needFreshLogin } from '../session/fresh-login.ts'

export const correctPerson: Action<typeof personalCorrect> = async (ctx, { name, email }, user) => {
  needFreshLogin(ctx, user)
  const { ci_sealed } = await userBySeq(ctx.db, user.seq)
  if (name !== undefined && ci_sealed !== null) throw new Fail('nameVerified')
  return ctx.tx(async (tx) => {
    const contact = {
      ...(name !== undefined && { name_sealed: tx.seal.seal(contactPlace('name_sealed', user.seq), name) }),
      ...(email !== undefined && {
        email_sealed: tx.seal.seal(contactPlace('email_sealed', user.seq), email),
        email_index: foundBy(tx, 'email', email),
      }),
    }
    await saveContact(tx.db, user.seq, contact, false)
    await insertEvent(tx.db, user.seq, 'corrected', { fields: [name && 'name', email && 'email'].filter(Boolean) })
    return {}
  })
}
