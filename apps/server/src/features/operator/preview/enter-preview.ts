import type { CallName } from '@jipsalpim/contract/call-table.ts'
import type { PreviewPage } from '@jipsalpim/contract/preview-header.ts'
import type { Context } from '../../../kernel/context.ts'
import type { User } from '../../../kernel/serve.ts'
import { watchAccessLog } from '../access/watch-access-log.ts'
import { insertAudit, orderByNumber, personBySeq } from '../queries.ts'
import { openPreview, type Preview } from './preview-token.ts'

/** The user whose page is shown, and until when. */
export type Entered = { order_seq: number; person: Pick<User, 'seq' | 'role'>; until: string }

const calls: Readonly<Record<PreviewPage, CallName>> = {
  report: 'previewReportManager',
  buy: 'previewReportBuyManager',
  watch: 'previewSubscribeManager',
}

/**
 * The preview of the header, for the operator whose session it was issued to. Null for everybody else and for every
 * invalid header alike. The access and its reason are in the access log before this returns.
 */
export async function enterPreview(
  ctx: Context,
  page: PreviewPage,
  orderSeq: number | undefined,
  user: User | null,
): Promise<Entered | null> {
  const preview = user && openedBy(ctx, user)
  if (!preview || preview.page !== page || preview.order !== orderSeq) return null
  const [order] = await orderByNumber(ctx.db, preview.order)
  const person = await personBySeq(ctx.db, preview.person)
  if (!person || order?.user_seq !== preview.person) return null
  const subject = { order_seq: preview.order }
  await insertAudit(ctx.db, { operator_seq: user.seq, call: calls[page], subject, reason: preview.reason })
  await watchAccessLog(ctx, user.seq)
  return {
    order_seq: preview.order,
    person: { seq: preview.person, role: person.role },
    until: new Date(preview.ends).toISOString(),
  }
}

/** The call is open to everybody, so the checks of an operator's call are made here. */
function openedBy(ctx: Context, { seq, role, session }: User): Preview | null {
  const { previewKey } = ctx.settings
  if (!previewKey || ctx.preview === null || role !== 'operator' || !session.secondFactorAt) return null
  const preview = openPreview(previewKey, seq, ctx.preview)
  return preview && preview.session === session.seq && preview.ends > ctx.now().getTime() ? preview : null
}
