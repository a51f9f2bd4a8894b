import type { LoginProfile } from '@jipsalpim/providers/login/port.ts'
import type { User } from '../../../kernel/serve.ts'
import type { Context, TxContext } from '../../../kernel/context.ts'
import { contactPlace, type PersonCell } from '../person/contact-place.ts'
import { foundBy } from '../../../sealing/found-by.ts'
import { plainPhone } from '../person/phone.ts'
import { saveContact, insertEvent, userBySeq, type Contact } from '../queries.ts'
import { saveConsent } from '../terms/save-consent.ts'
import { missingTerms } from '../terms/missing-terms.ts'
import { termsFor } from '../terms/queries.ts'
import { openWithdrawal } from '../withdrawal/queries.ts'
import { grantOf } from './grant.ts'
import type { Persona } from './persona.ts'
import { insertLogin, insertUser, saveGrant, loginsOf, personBehind } from './queries.ts'

export type SignedIn = { user_seq: number; role: User['role']; status: '정상' | '신규' | '탈퇴요청' }
type From = { persona: Persona | null; source: string | null }

/** Finds the account of a login, or creates it by the provider's own id: a shared e-mail never joins two accounts. */
export const findOrCreateAccount = (ctx: Context, profile: LoginProfile, from: From): Promise<SignedIn> =>
  ctx.tx(async (tx) => {
    const known = await personBehind(tx.db, profile)
    const userSeq = known?.user_seq ?? (await join(tx, profile, from))
    if (known && profile.grant !== null) await saveGrant(tx.db, profile, grantOf(tx, profile))
    const answer = await contactUpdates(tx, userSeq, profile)
    if (Object.keys(answer).length > 0) await saveContact(tx.db, userSeq, answer, !known && isWhole(from.persona))
    await insertEvent(tx.db, userSeq, 'login', { provider: profile.provider })
    const user = await userBySeq(tx.db, userSeq)
    if (await openWithdrawal(tx.db, userSeq)) return { user_seq: userSeq, role: user.role, status: '탈퇴요청' }
    const missing = await missingTerms(tx, userSeq)
    return { user_seq: userSeq, role: user.role, status: missing.length > 0 ? '신규' : '정상' }
  })

async function join(tx: TxContext, profile: LoginProfile, { persona, source }: From): Promise<number> {
  const { user_seq } = await insertUser(tx.db, {
    role: persona?.role ?? 'user',
    persona: persona !== null,
    signup_source: source,
  })
  await insertLogin(tx.db, user_seq, profile, grantOf(tx, profile))
  await insertEvent(tx.db, user_seq, 'joined', { provider: profile.provider })
  if (isWhole(persona)) {
    const required = (await termsFor(tx.db, user_seq)).filter((t) => t.required)
    await saveConsent(tx, user_seq, required, 'persona')
  }
  return user_seq
}

/** A persona that is not new has agreed to the terms and verified the phone number. */
const isWhole = (persona: Persona | null): boolean => persona !== null && !persona.isNew

/**
 * The provider's data fills what the account does not have yet; missing data erases nothing. Only the e-mail is
 * replaced, and only while the account has one login: with two, each login would overwrite the other's.
 */
async function contactUpdates(tx: TxContext, userSeq: number, { name, email, phone }: LoginProfile): Promise<Contact> {
  const user = await userBySeq(tx.db, userSeq)
  const alone = (await loginsOf(tx.db, userSeq)).length === 1
  const mobile = phone === null ? null : plainPhone(phone)
  const seal = (column: PersonCell, value: string) => tx.seal.seal(contactPlace(column, userSeq), value)
  return {
    ...(name !== null && !user.name_sealed && { name_sealed: seal('name_sealed', name) }),
    ...(email !== null &&
      (alone || !user.email_sealed) && {
        email_sealed: seal('email_sealed', email),
        email_index: foundBy(tx, 'email', email),
      }),
    ...(mobile !== null &&
      !user.phone_sealed && { phone_sealed: seal('phone_sealed', mobile), phone_index: foundBy(tx, 'phone', mobile) }),
  }
}
