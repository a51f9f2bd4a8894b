import type { LoginProfile } from '@jipsalpim/providers/login/port.ts'
import type { Context, TxContext } from '../../main/context.ts'
import { contactPlace } from './contact-place.ts'
import type { Persona } from './persona.ts'
import { plainPhone } from './phone.ts'
import { insertAgreements, keepContact, termsFor, upsertUser, type Contact } from './queries.ts'

export type TakenIn = { user_seq: number; status: '정상' | '신규' | '탈퇴요청' }

/** Who has logged in, made on the first time. What the provider tells is kept sealed; what it leaves out is not erased. */
export const takeIn = (ctx: Context, profile: LoginProfile, persona: Persona | null): Promise<TakenIn> =>
  ctx.tx(async (tx) => {
    const user = await upsertUser(tx.db, {
      provider: profile.provider,
      subject: profile.subject,
      role: persona?.role ?? 'user',
      persona: persona !== null,
    })
    await keepContact(
      tx.db,
      user.user_seq,
      sealed(tx, user.user_seq, profile),
      persona !== null && !persona.isNew && user.fresh,
    )
    if (persona && !persona.isNew && user.fresh) {
      const required = (await termsFor(tx.db, user.user_seq)).filter((t) => t.required)
      if (required.length > 0) await insertAgreements(tx.db, user.user_seq, required)
    }
    if (user.withdrawal_asked_at) return { user_seq: user.user_seq, status: '탈퇴요청' }
    const missing = (await termsFor(tx.db, user.user_seq)).some((t) => t.required && t.agreed_at === null)
    return { user_seq: user.user_seq, status: missing ? '신규' : '정상' }
  })

function sealed(tx: TxContext, userSeq: number, { name, email, phone }: LoginProfile): Contact {
  const mobile = phone === null ? null : plainPhone(phone)
  return {
    ...(name !== null && { name_sealed: tx.seal.seal(contactPlace('name_sealed', userSeq), name) }),
    ...(email !== null && { email_sealed: tx.seal.seal(contactPlace('email_sealed', userSeq), email) }),
    ...(mobile !== null && { phone_sealed: tx.seal.seal(contactPlace('phone_sealed', userSeq), mobile) }),
  }
}
