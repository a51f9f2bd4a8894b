import { DECIDE_DAYS } from '@jipsalpim/contract/areas/report/dispute-terms.ts'
import type { reportDisputeMake } from '@jipsalpim/contract/areas/report/dispute.ts'
import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { addBusinessDays } from '@jipsalpim/engine/law/business-days.ts'
import { shareParts } from '@jipsalpim/engine/sharing/share-parts.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { hashToken, newToken } from '../../../crypto/token.ts'
import type { Context } from '../../../kernel/context.ts'
import { Fail, type Action, type User } from '../../../kernel/serve.ts'
import { currentVersion, orderOfOwnReport } from '../answering/answer-queries.ts'
import { openAssessment } from '../answering/present-version.ts'
import { findShare } from '../sharing/find-share.ts'
import { maskedOf, openAssessment as openShared } from '../sharing/read-shared.ts'
import { insertDispute, sealDispute } from './dispute-queries.ts'
import { sealText } from './dispute-text.ts'
import { tellBuyer } from './tell-buyer.ts'

type About = { order_seq: number; report_seq: number; assessment: Assessment; side: 'buyer' | 'other' }

export const makeDispute: Action<typeof reportDisputeMake> = async (
  ctx,
  { report_seq, document, finding, words, role, contact },
  user,
) => {
  const about = report_seq === undefined ? await shown(ctx, document ?? '', user) : await own(ctx, report_seq, user)
  if (finding !== null && !about.assessment.findings.some((f) => f.id === finding))
    throw new Fail('invalidInput', { finding: 'not-in-report' })
  const { order_seq, side } = about
  if (side === 'other' && (contact ?? '').length < 5) throw new Fail('invalidInput', { contact: 'missing' })
  const key = side === 'buyer' ? null : newToken()
  const decide_by = addBusinessDays(dayInSeoul(ctx.now()), DECIDE_DAYS)
  return ctx.tx(async (tx) => {
    const made = await insertDispute(tx.db, {
      order_seq,
      report_seq: about.report_seq,
      side,
      role,
      user_seq: side === 'buyer' ? (user?.seq ?? null) : null,
      key_hash: key === null ? null : hashToken(key),
      finding,
      decide_by,
    })
    if (!made) throw new Fail('disputeOpen')
    const { dispute_seq } = made
    await sealDispute(tx.db, dispute_seq, {
      words_sealed: sealText(tx, dispute_seq, 'words', words),
      contact_sealed: contact === null ? null : sealText(tx, dispute_seq, 'contact', contact),
    })
    if (side === 'other') await tellBuyer(tx, { dispute_seq, order_seq, report_seq: about.report_seq }, 'received')
    return { state: 'received' as const, decide_by, key }
  })
}

async function own(ctx: Context, reportSeq: number, user: User | null): Promise<About> {
  if (user === null) throw new Fail('logInFirst')
  const order_seq = await orderOfOwnReport(ctx.db, user.seq, reportSeq)
  const current = order_seq === undefined ? undefined : await currentVersion(ctx.db, order_seq)
  if (order_seq === undefined || !current) throw new Fail('notFound')
  return { order_seq, report_seq: current.report_seq, assessment: openAssessment(ctx, current), side: 'buyer' }
}

/** The findings are those that the share shows. */
async function shown(ctx: Context, key: string, user: User | null): Promise<About> {
  const share = await findShare(ctx, key, user)
  const parts = shareParts.filter((part) => share.parts.includes(part))
  return {
    order_seq: share.order_seq,
    report_seq: share.report_seq,
    assessment: maskedOf(openShared(ctx, share), parts),
    side: share.user_seq === user?.seq ? 'buyer' : 'other',
  }
}
