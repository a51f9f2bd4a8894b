import type {
  operatorCampaignApprove,
  operatorCampaignEnd,
  operatorCampaignMake,
  operatorCampaigns,
} from '@jipsalpim/contract/areas/coupon/operator.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { WITHOUT_A_SECOND } from './import-codes.ts'
import { foldCode, isCodeText } from '../code/code.ts'
import {
  approveCampaignRow,
  endNow,
  issuedToday,
  insertCampaign,
  insertIssuer,
  issuerByCode,
  lockIssuesOf,
  usesByCampaign,
} from './operator-queries.ts'
import { allCampaigns, campaignBySlug } from '../queries.ts'
import { refuse } from '../code/refusal.ts'
import { regionName } from '../code/region-name.ts'

export const listAllCampaigns: Action<typeof operatorCampaigns> = async (ctx, _, operator) => {
  const [all, uses] = await Promise.all([allCampaigns(ctx.db, ctx.settings), usesByCampaign(ctx.db)])
  const used = new Map(uses.map((u) => [u.campaign_seq, u.used]))
  return {
    campaigns: all.map((g) => ({
      ...g,
      issuer: g.issuer_code,
      from_at: g.from_at.toISOString(),
      until_at: g.until_at.toISOString(),
      ended_at: g.ended_at?.toISOString() ?? null,
      used: used.get(g.campaign_seq) ?? 0,
      state: stateOf(g.waits),
      mine: g.made_by === operator.seq,
    })),
  }
}

/** Terms are never edited: other terms need another campaign with another name. */
export const createCampaign: Action<typeof operatorCampaignMake> = async (ctx, input, operator) => {
  const { issuer, issuer_name, word, reason: _, ...terms } = input
  const folded = word === null ? null : foldCode(word)
  if (folded !== null && (!isCodeText(folded) || folded.length < SHORTEST_WORD || folded.length > LONGEST_WORD))
    throw new Fail('invalidInput', { word: 'bad-characters' })
  const strange = terms.regions?.findIndex((r) => regionName(r) === null) ?? -1
  if (strange >= 0) throw new Fail('invalidInput', { [`regions.${strange}`]: 'not-a-region' })
  // Batches of personal codes are approved separately.
  const givesByItself = terms.way !== 'code' || folded !== null
  const needs_second = await ctx.tx(async (tx) => {
    await lockIssuesOf(tx.db, operator.seq)
    const waits =
      givesByItself && (await issuedToday(tx.db, operator.seq)) + (terms.quota ?? Infinity) > WITHOUT_A_SECOND
    if (issuer_name) await insertIssuer(tx.db, issuer, issuer_name)
    const known = await issuerByCode(tx.db, issuer)
    if (!known) throw new Fail('invalidInput', { issuer_name: 'missing' })
    const made = await insertCampaign(tx.db, {
      ...terms,
      issuer_seq: known.issuer_seq,
      word: folded,
      from_at: new Date(terms.from_at),
      until_at: new Date(terms.until_at),
      made_by: operator.seq,
      needs_second: waits,
    })
    if (!made) throw refuse('already-had')
    return waits
  })
  return { slug: terms.slug, state: stateOf(needs_second) }
}
const stateOf = (waits: boolean) => (waits ? ('waits' as const) : ('live' as const))
/** A code word is public, so it may be guessable; it must only be long enough not to be typed by chance. */
const SHORTEST_WORD = 6
const LONGEST_WORD = 40

/** Operators cannot approve a campaign that they have made themselves. */
export const approveCampaign: Action<typeof operatorCampaignApprove> = async (ctx, { slug }, operator) => {
  const made = await campaignBySlug(ctx.db, ctx.settings, slug)
  if (!made) throw new Fail('couponUnknown')
  if (made.made_by === operator.seq) throw new Fail('notAllowed')
  await approveCampaignRow(ctx.db, made.campaign_seq, operator.seq)
  return { slug, state: stateOf(false) }
}

export const endCampaign: Action<typeof operatorCampaignEnd> = async (ctx, { slug }) => {
  const at = await endNow(ctx.db, slug)
  if (!at) throw new Fail('couponUnknown')
  return { ended_at: at.toISOString() }
}
