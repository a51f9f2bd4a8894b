import { SHARE_DAYS } from '@jipsalpim/contract/areas/report/share-days.ts'
import { SHARE_MESSAGES_A_DAY, type shareMake } from '@jipsalpim/contract/areas/report/share.ts'
import type { Input } from '@jipsalpim/contract/call.ts'
import { link } from '@jipsalpim/contract/routes.ts'
import { shareParts } from '@jipsalpim/engine/sharing/share-parts.ts'
import { addDays, dayInSeoul, type Day } from '@jipsalpim/engine/values/day.ts'
import { hashToken, newToken } from '../../../crypto/token.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { dialledPhone } from '../../account/person/phone.ts'
import { insertShare, isRealtor, lockSharing, messagesToday, saveSealedShare, shareable } from './share-queries.ts'
import { maskedOf, openAssessment } from './read-shared.ts'
import { sharePlace } from './share-place.ts'

/** Creates a link with an end. Its token is only in this answer and, where there is one, in the message. */
export const createShare: Action<typeof shareMake> = async (ctx, input, user) => {
  const today = dayInSeoul(ctx.now())
  const until = lastDay(today, today, input.until ?? addDays(today, SHARE_DAYS.usual))
  const phone = phoneOf(input)
  const token = newToken()
  const url = ctx.settings.origin + link('reportView', undefined, { document: token })
  return ctx.tx(async (tx) => {
    const report = await shareable(tx.db, user.seq, input.report_seq)
    if (!report) throw new Fail('notFound')
    const realtor_seq = input.to.realtor_seq ?? null
    if (realtor_seq !== null && !(await isRealtor(tx.db, realtor_seq))) throw new Fail('notFound')
    if (phone !== null) await refuseTooMany(tx, user.seq)
    const share_seq = await insertShare(tx.db, {
      report_seq: report.report_seq,
      user_seq: user.seq,
      token_hash: hashToken(token),
      parts: [...new Set(input.parts)],
      realtor_seq,
      until_at: endOf(until),
    })
    const seal = (column: Parameters<typeof sharePlace>[0], text: string | null) =>
      text === null || text === '' ? null : tx.seal.seal(sharePlace(column, share_seq), text)
    const shown = maskedOf(
      await openAssessment(tx, report),
      shareParts.filter((part) => input.parts.includes(part)),
    )
    await saveSealedShare(tx.db, share_seq, {
      masked_sealed: seal('masked_sealed', JSON.stringify(shown)),
      name_sealed: seal('name_sealed', input.name),
      phone_sealed: seal('phone_sealed', phone),
      link_sealed: seal('link_sealed', phone && url),
      phone_tail: phone === null ? null : phone.slice(-4),
      message: phone === null ? null : 'pending',
    })
    if (phone !== null) await tx.enqueue('report.share-message', { share_seq }, { key: `share:${share_seq}` })
    return { share_seq, url, until }
  })
}

function phoneOf({ to }: Input<typeof shareMake>): string | null {
  if (to.phone === undefined) return null
  const phone = dialledPhone(to.phone)
  if (phone === null) throw new Fail('invalidInput', { to: 'mobile' })
  return phone
}

async function refuseTooMany(tx: TxContext, userSeq: number): Promise<void> {
  await lockSharing(tx.db, userSeq)
  if ((await messagesToday(tx.db, userSeq)) >= SHARE_MESSAGES_A_DAY) throw new Fail('dayLimit')
}

/** The last day: today or later, and within thirty days of the day on which the share was made. */
export function lastDay(today: Day, made: Day, until: Day): Day {
  if (until < today) throw new Fail('invalidInput', { until: 'past' })
  if (until > addDays(made, SHARE_DAYS.most)) throw new Fail('invalidInput', { until: 'too-late' })
  return until
}
/** Midnight in Seoul after the day. */
export const endOf = (day: Day): Date => new Date(`${addDays(day, 1)}T00:00:00+09:00`)
