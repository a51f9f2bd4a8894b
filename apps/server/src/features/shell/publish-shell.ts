import { entries, figureKeys } from '@jipsalpim/contract/areas/shell/calls.ts'
import { dayField, textField } from '@jipsalpim/contract/values.ts'
import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import { insertFigure, upsertNotice, upsertReview } from './queries.ts'

const name = z.string().regex(/^[a-z0-9][a-z0-9-]{0,60}$/)
const grounds = { as_of: dayField, source: textField(200).min(1) }

/** What an operator may publish: figures (null withdraws one), reviews (by name, `ended` removes one) and notices. */
export const shellDocument = z.object({
  figures: z
    .array(z.object({ key: z.enum(figureKeys), value: z.number().int().min(0).nullable(), ...grounds }))
    .default([]),
  reviews: z
    .array(
      z.object({
        name,
        who: textField(60).min(1),
        said: textField(200).min(1),
        ended: z.boolean().default(false),
        ...grounds,
      }),
    )
    .default([]),
  notices: z
    .array(
      z.object({
        name,
        entry: z.enum(['all', ...entries]),
        title: textField(80).min(1),
        items: z.array(textField(300).min(1)).min(1).max(20),
        from_day: dayField,
        to_day: dayField.nullable().default(null),
        source: textField(200).min(1),
      }),
    )
    .default([]),
})

export async function publishShell(
  ctx: Pick<Context, 'db' | 'now'>,
  { figures, reviews, notices }: z.output<typeof shellDocument>,
): Promise<void> {
  for (const figure of figures) await insertFigure(ctx.db, figure)
  for (const { ended, ...review } of reviews)
    await upsertReview(ctx.db, { ...review, ended_at: ended ? ctx.now() : null })
  for (const { items, ...notice } of notices) await upsertNotice(ctx.db, { ...notice, items: JSON.stringify(items) })
}
