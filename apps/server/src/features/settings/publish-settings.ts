import { appVersion } from '@jipsalpim/contract/areas/settings/calls.ts'
import { instantField } from '@jipsalpim/contract/values.ts'
import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import { flagTarget } from './flag-target.ts'
import { insertFlag, insertRelease } from './queries.ts'

/** The settings that an operator may publish: each is a new row, and the newest applies. */
export const settingsDocument = z.object({
  flags: z
    .array(
      z.object({
        key: z.string().regex(/^[a-z0-9][a-z0-9-]{0,60}$/),
        value: z.string().max(200).default('on'),
        target: flagTarget,
      }),
    )
    .default([]),
  releases: z
    .array(
      z.object({
        platform: z.enum(['ios', 'android']),
        version: appVersion,
        force_below: appVersion.nullable().default(null),
        message: z.string().min(1).max(300),
        store_url: z.url({ protocol: /^https$/ }),
        from: instantField,
      }),
    )
    .default([]),
})

export async function publishSettings(
  ctx: Pick<Context, 'db'>,
  { flags, releases }: z.output<typeof settingsDocument>,
): Promise<void> {
  for (const flag of flags) await insertFlag(ctx.db, flag)
  for (const { from, ...release } of releases) await insertRelease(ctx.db, { ...release, from_at: new Date(from) })
}
