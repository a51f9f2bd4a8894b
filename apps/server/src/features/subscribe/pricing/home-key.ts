import { isSigned, sign } from '../../../crypto/token.ts'
import type { Context } from '../../../kernel/context.ts'

const PURPOSE = 'watched-home'
/** Names a watched home where its prices are read, for everybody who has the key. */
export const homeKey = (ctx: Pick<Context, 'settings'>, homeSeq: number): string =>
  `${homeSeq}~${sign(ctx.settings.signingKey, PURPOSE, String(homeSeq))}`

/** Null for a key that is not ours. */
export function openHomeKey(ctx: Pick<Context, 'settings'>, key: string): number | null {
  const [seq = '', signature = ''] = key.split('~')
  const isOurs = /^\d{1,15}$/.test(seq) && isSigned(ctx.settings.signingKey, PURPOSE, seq, signature)
  return isOurs ? Number(seq) : null
}
