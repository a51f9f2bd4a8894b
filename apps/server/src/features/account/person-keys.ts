import { sign } from '../../crypto/token.ts'
import type { Context } from '../../main/context.ts'
import { readContact } from './read-contact.ts'

/**
 * The names that we know a person by, as keyed hashes that tell nothing: his account, and his telephone where we have it.
 * Two accounts that share one of them are one person.
 */
export async function personKeys(
  ctx: Pick<Context, 'db' | 'seal' | 'settings'>,
  userSeq: number,
): Promise<{ account: Buffer; all: Buffer[] }> {
  const { phone } = await readContact(ctx, userSeq)
  const key = (name: string) => Buffer.from(sign(ctx.settings.signingKey, 'person', name), 'base64url')
  const account = key(`account:${userSeq}`)
  return { account, all: phone === null ? [account] : [account, key(`phone:${phone.reveal()}`)] }
}
