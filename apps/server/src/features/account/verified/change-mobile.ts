import type { mobileChange } from '@jipsalpim/contract/areas/account/account.ts'
import type { Personal } from '../../../crypto/personal.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { contactPlace } from '../person/contact-place.ts'
import { foundBy } from '../../../sealing/found-by.ts'
import { maskPhone } from '../person/phone.ts'
import { insertEvent } from '../queries.ts'
import { keyOfPerson } from './key-of-person.ts'
import { saveVerified } from './queries.ts'

/** The verified phone number becomes the account's, with the name and key of the verified person. */
export const changeMobile: Action<typeof mobileChange> = (ctx, { user_verify_seq }, user) =>
  ctx.tx(async (tx) => {
    const person = await tx.hooks.useVerification(tx, user, user_verify_seq)
    if (!person) throw new Fail('notFound')
    const [phone, ci] = [person.phone.reveal(), person.ci.reveal()]
    // Another account has verified the same person since.
    if ((await keyOfPerson(tx, ci, user.seq)) !== 'mine')
      throw new Fail('verificationRefused', { reason: 'known-person' })
    const seal = (column: Parameters<typeof contactPlace>[0], value: Personal) =>
      tx.seal.seal(contactPlace(column, user.seq), value)
    await saveVerified(tx.db, user.seq, {
      name_sealed: seal('name_sealed', person.name),
      phone_sealed: seal('phone_sealed', person.phone),
      phone_index: foundBy(tx, 'phone', phone),
      birth_sealed: seal('birth_sealed', person.birthday),
      ci_sealed: seal('ci_sealed', person.ci),
      ci_index: tx.index.of('ci', ci),
      di_sealed: person.di === null ? null : seal('di_sealed', person.di),
    })
    await insertEvent(tx.db, user.seq, 'mobile-verified', { user_verify_seq })
    return { mobile: maskPhone(phone) }
  })
