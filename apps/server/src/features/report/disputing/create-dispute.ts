import { DECIDE_DAYS } from '@jipsalpim/contract/areas/report/dispute-terms.ts'
import type { reportDisputeMake, sharedDisputeMake } from '@jipsalpim/contract/areas/report/dispute.ts'
import type { Input } from '@jipsalpim/contract/call.ts'
import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { addBusinessDays } from '@jipsalpim/engine/law/business-days.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { hashToken, newToken } from '../../../crypto/token.ts'
import type { Context } from '../../../kernel/context.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { currentVersion, orderOfOwnReport } from '../answering/answer-queries.ts'
import { openAssessment } from '../answering/present-version.ts'
import { findShare } from '../sharing/find-share.ts'
import { maskedOf, openAssessment as openShared, partsOf } from '../sharing/read-shared.ts'
import { insertDispute, sealDispute } from './dispute-queries.ts'
import { sealText } from './dispute-text.ts'
import { notifyBuyer } from './notify-buyer.ts'

type About = { order_seq: number; report_seq: number; assessment: Assessment }
type DisputeInput = Pick<Input<typeof sharedDisputeMake>, 'finding' | 'words' | 'role'>
type Maker = { user_seq: number } | { contact: string; key: string }

export const createDispute: Action<typeof reportDisputeMake> = async (ctx, { report_seq, ...said }, user) => {
  const order_seq = await orderOfOwnReport(ctx.db, user.seq, report_seq)
  const current = order_seq === undefined ? undefined : await currentVersion(ctx.db, order_seq)
  if (order_seq === undefined || !current) throw new Fail('notFound')
  const about = { order_seq, report_seq: current.report_seq, assessment: openAssessment(ctx, current) }
  return insert(ctx, about, said, { user_seq: user.seq })
}

/** Only about findings that the share shows. */
export const createSharedDispute: Action<typeof sharedDisputeMake> = async (
  ctx,
  { document, contact, ...said },
  user,
) => {
  const share = await findShare(ctx, document, user)
  const { order_seq, report_seq } = share
  const about = { order_seq, report_seq, assessment: maskedOf(await openShared(ctx, share), partsOf(share)) }
  const key = newToken()
  return { ...(await insert(ctx, about, said, { contact, key })), key }
}

async function insert(ctx: Context, about: About, { finding, words, role }: DisputeInput, maker: Maker) {
  if (finding !== null && !about.assessment.findings.some((f) => f.id === finding))
    throw new Fail('invalidInput', { finding: 'not-in-report' })
  const { order_seq, report_seq } = about
  const decide_by = addBusinessDays(dayInSeoul(ctx.now()), DECIDE_DAYS)
  const of =
    'key' in maker
      ? { side: 'other' as const, user_seq: null, key_hash: hashToken(maker.key) }
      : { side: 'buyer' as const, user_seq: maker.user_seq, key_hash: null }
  return ctx.tx(async (tx) => {
    const made = await insertDispute(tx.db, { order_seq, report_seq, role, finding, decide_by, ...of })
    if (!made) throw new Fail('disputeOpen')
    const { dispute_seq } = made
    await sealDispute(tx.db, dispute_seq, {
      words_sealed: sealText(tx, dispute_seq, 'words', words),
      contact_sealed: 'key' in maker ? sealText(tx, dispute_seq, 'contact', maker.contact) : null,
    })
    if ('key' in maker) await notifyBuyer(tx, { dispute_seq, order_seq, report_seq }, 'received')
    return { state: 'received' as const, decide_by }
  })
}
