import { sign } from '../../crypto/token.ts'
import type { Context } from '../../kernel/context.ts'
import { contactPlace } from './contact-place.ts'
import { loginsOf } from './login/queries.ts'
import { userBySeq } from './queries.ts'

export type PersonKeys = {
  /** The account and what it was made by: each login, each membership of a partner. A new account with one of them is the same. */
  account: Buffer[]
  /** These, and who the person was shown to be: the key of the identity agency (CI), and a telephone that was verified. */
  all: Buffer[]
  /** The user has verified their identity. Without it a new account cannot be matched to a person. */
  verified: boolean
}

/** The names that we know a person by, as keyed hashes that tell nothing. Two accounts that share one of them are one person. */
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

/** Do two accounts share one of those names? Nothing says that they are two people where they do not. */
export async function isOnePerson(
  ctx: Pick<Context, 'db' | 'seal' | 'settings' | 'hooks'>,
  one: number,
  other: number,
): Promise<boolean> {
  const [mine, theirs] = await Promise.all([personKeys(ctx, one), personKeys(ctx, other)])
  return mine.all.some((key) => theirs.all.some((their) => their.equals(key)))
}
