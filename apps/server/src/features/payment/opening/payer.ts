import { revealed } from '../../../crypto/personal.ts'
import type { Context } from '../../../kernel/context.ts'
import { readContact } from '../../account/person/read-contact.ts'

export type Payer = { no: string; name: string; email: string; phone: string }

/**
 * The payer in the form that gateways accept (specification, section 5): a number of at most 20 characters, and no
 * emoji in the name.
 */
export async function payerOf(ctx: Pick<Context, 'db' | 'seal'>, userSeq: number): Promise<Payer> {
  const contact = await readContact(ctx, userSeq)
  const email = revealed(contact.email) ?? ''
  return {
    no: payerNo(userSeq),
    name: payerName(revealed(contact.name), email),
    email,
    phone: payerPhone(revealed(contact.phone) ?? ''),
  }
}

export const payerNo = (userSeq: number): string => String(userSeq).slice(0, 20)
export const payerName = (name: string | null, email: string): string =>
  name === null || hasEmoji(name) ? email : name
export const payerPhone = (phone: string): string => phone.replace(/^\+82 /, '0')

// Unicode's wider property also includes digits and '#'; these are the emoji drawn as pictures.
const hasEmoji = (text: string) => /[\p{Extended_Pictographic}\p{Regional_Indicator}]|\u200d|\ufe0f|\u20e3/u.test(text)
