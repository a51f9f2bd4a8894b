import type { userAgreement } from '@jipsalpim/contract/areas/account/terms.ts'
import { advertising } from '@jipsalpim/engine/law/advertising.ts'
import { addMonths, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { Action } from '../../../kernel/serve.ts'
import { inOrder } from './in-order.ts'
import { consentsOf, termsFor } from './queries.ts'

/** A user's agreements and their history. */
export const readAgreement: Action<typeof userAgreement> = async (ctx, _, user) => {
  const terms = await termsFor(ctx.db, user.seq)
  const history = await consentsOf(ctx.db, user.seq)
  const agreements = inOrder(terms).map((t) => {
    const last = history.find((h) => h.code === t.code && h.act !== 'reminded')
    const withdrawn = t.agreed_at === null && last?.act === 'withdrawn' ? last.at : null
    return {
      code: t.code,
      title: t.title,
      required: t.required,
      version: t.version,
      state: t.agreed_at ? ('agreed' as const) : withdrawn ? ('withdrawn' as const) : ('none' as const),
      agreed_at: t.agreed_at?.toISOString() ?? null,
      withdrawn_at: withdrawn?.toISOString() ?? null,
      reminded_by: t.code === 'marketing' && t.agreed_at ? remindedBy(t.reminded_at ?? t.agreed_at) : null,
    }
  })
  const hasAgreed = (code: string) => agreements.some((a) => a.code === code && a.state === 'agreed')
  return {
    agreements,
    history: history.map((h) => ({ ...h, at: h.at.toISOString() })),
    notices: await ctx.hooks.readNotices(ctx.db, user.seq, {
      marketing: hasAgreed('marketing'),
      push: hasAgreed('push') || hasAgreed('web-push'),
    }),
  }
}

function remindedBy(from: Date): string | null {
  const started = dayInSeoul(from)
  const years = advertising.at(started)?.value.remindYears
  return years === undefined ? null : new Date(`${addMonths(started, years * 12)}T00:00:00+09:00`).toISOString()
}
