import { hashToken, isSigned, sign } from '../../../crypto/token.ts'
import type { Context } from '../../../kernel/context.ts'
import { Fail, type User } from '../../../kernel/serve.ts'
import { liveShareOf, liveShareOfSeq, type LiveShare } from './share-queries.ts'

const PURPOSE = 'report-share-of-realtor'
/** The key for the realtor that a share is for, valid in their own session only. */
export const realtorKey = (ctx: Pick<Context, 'settings'>, shareSeq: number, realtorSeq: number): string =>
  `${shareSeq}~${sign(ctx.settings.signingKey, PURPOSE, `${shareSeq} ${realtorSeq}`)}`

/**
 * The share that a link's token or a realtor's key gives this caller access to. An ended link, a missing one and
 * another person's get the same refusal.
 */
export async function findShare(
  ctx: Pick<Context, 'db' | 'settings'>,
  key: string,
  user: User | null,
): Promise<LiveShare> {
  const share = (await byRealtorKey(ctx, key, user)) ?? (await liveShareOf(ctx.db, { hash: hashToken(key) }))[0]
  if (!share || (share.realtor_seq !== null && share.realtor_seq !== user?.seq && share.user_seq !== user?.seq))
    throw new Fail('shareEnded')
  return share
}

async function byRealtorKey(ctx: Pick<Context, 'db' | 'settings'>, key: string, user: User | null) {
  const [seq = '', signature = ''] = key.split('~')
  if (!user || !/^\d{1,15}$/.test(seq) || !isSigned(ctx.settings.signingKey, PURPOSE, `${seq} ${user.seq}`, signature))
    return undefined
  return (await liveShareOfSeq(ctx.db, { seq: Number(seq) }))[0]
}
