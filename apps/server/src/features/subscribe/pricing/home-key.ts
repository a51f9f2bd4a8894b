import { isSigned, sign } from '../../../crypto/token.ts'
import type { Context } from '../../../kernel/context.ts'

const PURPOSE = 'watched-home'
/** A signed key of a watched home for reading its prices; works for anyone who has it. */
export const homeKey = (ctx: Pick<Context, 'settings'>, homeSeq: number): string =>
  `${homeSeq}~${sign(ctx.settings.signingKey, PURPOSE, String(homeSeq))}`

/** Null if the signature is invalid. */
export function openHomeKey(ctx: Pick<Context, 'settings'>, key: string): number | null {
  const [seq = '', signature = ''] = key.split('~')
  const isOurs = /^\d{1,15}$/.test(seq) && isSigned(ctx.settings.signingKey, PURPOSE, seq, signature)
  return isOurs ? Number(seq) : null
}
