import { returnTry, spendTry } from '../../../http/limits.ts'
import type { User } from '../../../kernel/serve.ts'
import type { Context } from '../../../kernel/context.ts'
import { codeIndex, foldCode, isCodeText, openCodeToken, SHORTEST } from './code.ts'
import { campaignBySeq, campaignByWord, codeOf, type CampaignRow } from '../queries.ts'

/** A valid code for this user: its campaign, and its own number for a personal one. */
export type FoundCode = { campaign: CampaignRow; code_seq: number | null }

/**
 * The campaign of a typed code or a codeToken. A wrong code and another user's code look the same, and each counts: the
 * try is counted before the look-up, so that concurrent guesses cannot exceed the limit, and uncounted if the code was
 * right.
 */
export async function findCode(ctx: Context, typed: string, user: User): Promise<FoundCode | null> {
  const token = openCodeToken(ctx.settings.signingKey, typed, user.seq)
  if (token && 'campaign_seq' in token) return ofCampaign(ctx, token.campaign_seq, null)
  if (token) return personal(ctx, await codeOf(ctx.db, token), user)
  const spent = await spendTry(ctx, 'coupon-code', user)
  const found = await lookUp(ctx, foldCode(typed), user)
  if (found) await returnTry(ctx, spent)
  return found
}

async function lookUp(ctx: Context, folded: string, user: User): Promise<FoundCode | null> {
  if (!isCodeText(folded)) return null
  const word = await campaignByWord(ctx.db, ctx.settings, folded)
  if (word) return { campaign: word, code_seq: null }
  if (folded.length < SHORTEST) return null
  return personal(ctx, await codeOf(ctx.db, { index: codeIndex(ctx.settings.signingKey, folded) }), user)
}

const personal = async (ctx: Context, code: Awaited<ReturnType<typeof codeOf>>, user: User) =>
  !code || (code.owner !== null && code.owner !== user.seq) ? null : ofCampaign(ctx, code.campaign_seq, code.code_seq)

async function ofCampaign(ctx: Context, campaignSeq: number, code_seq: number | null): Promise<FoundCode | null> {
  const campaign = await campaignBySeq(ctx.db, ctx.settings, campaignSeq)
  return campaign ? { campaign, code_seq } : null
}
