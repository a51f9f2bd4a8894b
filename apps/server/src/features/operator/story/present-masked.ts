import type { operatorFind } from '@jipsalpim/contract/areas/operator/back-office.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import type { Context } from '../../../kernel/context.ts'
import { maskPhone } from '../../account/person/phone.ts'
import { readContact } from '../../account/person/read-contact.ts'
import { personBySeq } from '../queries.ts'

type Masked = Output<typeof operatorFind>['people'][number]

/** A user as the back office shows them by default, masked. */
export async function presentMasked(ctx: Context, userSeq: number): Promise<Masked | null> {
  const person = await personBySeq(ctx.db, userSeq)
  if (!person) return null
  const { name, phone, email } = await readContact(ctx, userSeq)
  return {
    user_seq: userSeq,
    role: person.role,
    name: name && maskName(name.reveal()),
    phone: phone && maskPhone(phone.reveal()),
    email: email && maskEmail(email.reveal()),
    joined_at: person.created_at.toISOString(),
    leaves: person.withdrawal_asked_at !== null,
  }
}

/** '김서연' → '김*연', '이준' → '이*'. */
const maskName = (name: string): string => {
  const [first = '', ...rest] = [...name]
  const last = rest.length > 1 ? (rest.at(-1) ?? '') : ''
  return first + '*'.repeat(Math.max(rest.length - last.length, 1)) + last
}
/** 'kim.seoyeon@example.com' → 'k***@example.com'. */
const maskEmail = (email: string): string => email.replace(/^(.).*@/u, '$1***@')
