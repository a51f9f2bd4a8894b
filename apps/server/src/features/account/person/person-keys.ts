import { sign } from '../../../crypto/token.ts'
import type { Context } from '../../../kernel/context.ts'
import { contactPlace } from './contact-place.ts'
import { loginsOf } from '../login/queries.ts'
import { userBySeq } from '../queries.ts'

export type PersonKeys = {
  /**
   * Keys of the account and of what created it: each login, each partner membership. A new account with one of them
   * belongs to the same person.
   */
  account: Buffer[]
  /** Those keys and the keys of the verified person: the identity agency's key (CI) and a verified phone number. */
  all: Buffer[]
  /** The user has verified their identity. Without it a new account cannot be matched to a person. */
  verified: boolean
}

/** The identifiers of a person, as keyed hashes. Two accounts that share one belong to the same person. */
export async function personKeys(
  ctx: Pick<Context, 'db' | 'seal' | 'settings' | 'hooks'>,
  userSeq: number,
): Promise<PersonKeys> {
  const [user, logins, partners] = await Promise.all([
    userBySeq(ctx.db, userSeq),
    loginsOf(ctx.db, userSeq),
    ctx.hooks.readPartners(ctx, userSeq),
  ])
  const key = (name: string) => Buffer.from(sign(ctx.settings.signingKey, 'person', name), 'base64url')
  const cell = (column: 'ci_sealed' | 'phone_sealed') => {
    const sealed = user[column]
    return sealed && ctx.seal.open(contactPlace(column, userSeq), sealed).reveal()
  }
  const [ci, phone] = [cell('ci_sealed'), cell('phone_sealed')]
  const isVerified = user.phone_verified_at !== null
  const account = [
    key(`account:${userSeq}`),
    ...logins.map((l) => key(`login:${l.provider}:${l.subject}`)),
    ...partners.map((p) => key(`member:${p.partner}:${p.member_index.toString('hex')}`)),
  ]
  const shown = [...(ci === null ? [] : [key(`ci:${ci}`)]), ...(phone === null ? [] : [key(`phone:${phone}`)])]
  return { account, all: [...account, ...shown], verified: ci !== null || (isVerified && phone !== null) }
}

/** True when two accounts share one of those keys. Without one they may still belong to one person. */
export async function isOnePerson(
  ctx: Pick<Context, 'db' | 'seal' | 'settings' | 'hooks'>,
  one: number,
  other: number,
): Promise<boolean> {
  const [mine, theirs] = await Promise.all([personKeys(ctx, one), personKeys(ctx, other)])
  return mine.all.some((key) => theirs.all.some((their) => their.equals(key)))
}
