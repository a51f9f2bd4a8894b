import type { trackingCampaign } from '@jipsalpim/contract/areas/tracking/calls.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { Action } from '../../kernel/serve.ts'
import { markSeen } from './mark-seen.ts'
import { countNames, isCounted } from './queries.ts'

/** Marks come from URLs that anybody can write: beyond this many names a day they are counted as one. */
const NAMES_A_DAY = 300
const OTHER = '-/-/-'

export const trackCampaign: Action<typeof trackingCampaign> = async (
  ctx,
  { nz_source, nz_medium, nz_campaign, nz_t, device },
) => {
  const marks = [nz_source, nz_medium, nz_campaign]
  if (ctx.untracked || [...marks, nz_t].every((mark) => mark === null)) return { counted: false }
  // A source without a link's tag keeps its old name.
  const name = [...marks, ...(nz_t === null ? [] : [nz_t])].map((mark) => mark ?? '-').join('/')
  const today = dayInSeoul(ctx.now())
  const isNew = !(await isCounted(ctx.db, today, 'arrival', name))
  const stored = isNew && (await countNames(ctx.db, today, 'arrival')) >= NAMES_A_DAY ? OTHER : name
  return { counted: (await markSeen(ctx, 'arrival', [{ name: stored, at: ctx.now() }], device)) > 0 }
}
