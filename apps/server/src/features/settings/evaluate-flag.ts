import { createHash } from 'node:crypto'
import type { featureFlagEval } from '@jipsalpim/contract/areas/settings/calls.ts'
import type { Action } from '../../kernel/serve.ts'
import { newestFlag } from './queries.ts'
import type { FlagTarget } from './flag-target.ts'
import { testersOf } from './testers-of.ts'

/** The flag's value if its newest row applies to the caller; null otherwise, also for an unknown key. */
export const evaluateFlag: Action<typeof featureFlagEval> = async (ctx, { key, platform, source, device }, user) => {
  const flag = await newestFlag(ctx.db, key)
  if (!flag) return null
  const isTester = flag.target.testers === true && user !== null && (await testersOf(ctx.db)).includes(user.seq)
  if (isTester) return { key, value: flag.value }
  const who = { platform, source: source ?? null, user: user?.seq ?? null, device: device ?? null }
  return means(flag.target, key, who) ? { key, value: flag.value } : null
}

type Who = { platform: string; source: string | null; user: number | null; device: string | null }

/** Listed users always match; all others by platform, signup source, and percentage. */
function means(target: FlagTarget, key: string, who: Who): boolean {
  if (who.user !== null && target.users?.includes(who.user)) return true
  if (target.platforms && !target.platforms.some((platform) => platform === who.platform)) return false
  if (target.sources && (who.source === null || !target.sources.includes(who.source))) return false
  if (target.percent === 100) return true
  // Without an id to draw by there is no match: the draw would differ in every call.
  const name = who.user !== null ? `user:${who.user}` : who.device
  return name !== null && lot(`${key}\0${name}`) < target.percent
}

const lot = (name: string): number => createHash('sha256').update(name).digest().readUInt32BE(0) % 100
