import type { operatorCodesBring } from '@jipsalpim/contract/areas/coupon/operator.ts'
import type { SealPlace } from '../../../crypto/seal.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { codeIndex, foldCode, isCodeText, LONGEST, newCode, SHORTEST } from '../code/code.ts'
import { batchBySeq, issuedToday, insertBatch, insertCodes, lockIssuesOf } from './operator-queries.ts'
import { campaignBySlug } from '../queries.ts'
import { presentBatch } from './present-batch.ts'

/**
 * How much one operator may give out in a day without a second one's approval: codes, and coupons of campaigns without
 * codes, together.
 */
export const WITHOUT_A_SECOND = 100

/** Uploads the lines of an issuer's file, or generates codes. */
export const importCodes: Action<typeof operatorCodesBring> = async (ctx, input, operator) => {
  const campaign = await campaignBySlug(ctx.db, ctx.settings, input.campaign)
  if (!campaign) throw new Fail('couponUnknown')
  if (campaign.way !== 'code') throw new Fail('invalidInput', { campaign: 'way-does-not-fit' })
  const { good, refused, twice } = readLines(input.codes ?? Array.from({ length: input.make ?? 0 }, newCode))
  const key = ctx.settings.signingKey
  const { batch, added } = await ctx.tx(async (tx) => {
    await lockIssuesOf(tx.db, operator.seq)
    const before = await issuedToday(tx.db, operator.seq)
    const { batch_seq } = await insertBatch(tx.db, {
      campaign_seq: campaign.campaign_seq,
      file_name: input.file_name,
      made_by: operator.seq,
      needs_second: before + good.length > WITHOUT_A_SECOND,
    })
    const rows = good.map(({ folded, printed }) => {
      const code_index = codeIndex(key, folded)
      return {
        batch_seq,
        campaign_seq: campaign.campaign_seq,
        code_index,
        code_sealed: tx.seal.seal(codePlace(code_index), printed),
      }
    })
    const made = rows.length > 0 ? await insertCodes(tx.db, rows) : []
    return { batch: await batchBySeq(tx.db, batch_seq), added: made.length }
  })
  return { ...presentBatch(batch), added, repeated: twice + good.length - added, refused }
}

/** Encrypted for the cell with its own index, by which the row is found. */
export const codePlace = (index: Buffer): SealPlace => ({
  table: 'coupon_code',
  column: 'code_sealed',
  row: index.toString('hex'),
})

type Why = 'too-short' | 'too-long' | 'bad-characters'
function readLines(lines: readonly string[]) {
  const good = new Map<string, string>()
  const refused: { line: number; why: Why }[] = []
  let twice = 0
  for (const [i, text] of lines.entries()) {
    const printed = text.trim()
    if (printed === '') continue
    const folded = foldCode(printed)
    const why = whyNot(folded)
    if (why) refused.push({ line: i + 1, why })
    else if (good.has(folded)) twice += 1
    else good.set(folded, printed)
  }
  return { good: [...good].map(([folded, printed]) => ({ folded, printed })), refused, twice }
}

/** A guessable code is refused, also one that is already printed. */
const whyNot = (folded: string): Why | null =>
  !isCodeText(folded)
    ? 'bad-characters'
    : folded.length < SHORTEST
      ? 'too-short'
      : folded.length > LONGEST
        ? 'too-long'
        : null
