import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { hashToken } from '../../crypto/token.ts'
import type { Context } from '../../kernel/context.ts'
import { addCounts, insertViews, type Kind } from './queries.ts'

type Seen = { name: string; at: Date }

/**
 * Counts page views and, where the device's user agreed, stores them. Nothing from a browser that asks not to be
 * tracked.
 */
export async function markSeen(ctx: Context, kind: Kind, seen: readonly Seen[], device?: string): Promise<number> {
  if (ctx.untracked || seen.length === 0) return 0
  const names = new Map<string, number>()
  for (const { name } of seen) names.set(name, (names.get(name) ?? 0) + 1)
  await addCounts(ctx.db, dayInSeoul(ctx.now()), kind, names)
  if (device !== undefined)
    await insertViews(
      ctx.db,
      hashToken(device),
      seen.map((s) => ({ kind, ...s })),
    )
  return seen.length
}
