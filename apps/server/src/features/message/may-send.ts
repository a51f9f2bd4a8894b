import { judgeAdvertising } from '@jipsalpim/engine/law/advertising.ts'
import { dayInSeoul, hourInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { Context } from '../../kernel/context.ts'
import { isStopped } from '../account/rights/is-stopped.ts'
import { readAdConsents } from '../account/terms/read-ad-consents.ts'
import { readConsent } from '../account/terms/read-consent.ts'
import { isChoosable, kindOf, waitsForMorning, type Channel } from './kinds.ts'
import { choicesOf, type NoticeRow } from './queries.ts'

/** Checked before every message on every channel: the user's settings, their consent, and the night. */
export async function maySend(
  ctx: Pick<Context, 'db' | 'now'>,
  { user_seq, template }: Pick<NoticeRow, 'user_seq' | 'template'>,
  channel: Channel,
  /** The terms for pushes through a company abroad: different ones for a browser and for an app. */
  abroad: 'push' | 'web-push' = 'push',
): Promise<'yes' | 'not-wanted' | { afterSeconds: number }> {
  const kind = kindOf[template]
  if (channel === 'push' && !(await readConsent(ctx, user_seq, abroad))) return 'not-wanted'
  // The user has stopped the processing: only notices about money and account.
  if (kind !== 'payment' && kind !== 'account' && (await isStopped(ctx, user_seq))) return 'not-wanted'
  const at = { day: dayInSeoul(ctx.now()), hour: hourInSeoul(ctx.now()) }
  if (kind === 'news') {
    const may = judgeAdvertising(at, channel, await readAdConsents(ctx, user_seq))
    return may === 'no-consent' ? 'not-wanted' : may === 'night' ? untilMorning(ctx.now()) : 'yes'
  }
  if (waitsForMorning.has(template)) {
    // Treated like advertising without consent for the night.
    const may = judgeAdvertising(at, channel, { marketing: true, night: false })
    return may === 'night' ? untilMorning(ctx.now()) : 'yes'
  }
  if (!isChoosable(kind)) return 'yes'
  const choice = (await choicesOf(ctx.db, user_seq)).find((c) => c.kind === kind && c.channel === channel)
  return choice?.wanted === false ? 'not-wanted' : 'yes'
}

const DAY_S = 86_400
const MORNING_S = 8 * 3600
const secondInSeoul = (at: Date): number => Math.floor(at.getTime() / 1000 + 9 * 3600) % DAY_S
const untilMorning = (at: Date): { afterSeconds: number } => ({
  afterSeconds: (MORNING_S - secondInSeoul(at) + DAY_S) % DAY_S || DAY_S,
})
