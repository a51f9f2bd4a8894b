import { textField } from '@jipsalpim/contract/values.ts'
import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import { insertNews } from './queries.ts'

/**
 * News that an operator sends to users who agreed to advertising. The legal mark and the opt-out line are added when it
 * is sent.
 */
export const newsDocument = z.object({
  news: z
    .array(
      z.object({
        name: z.string().regex(/^[a-z0-9][a-z0-9-]{0,60}$/),
        body: textField(500).min(1),
        button: textField(14).min(1),
        path: z.string().regex(/^\/[^/]/),
      }),
    )
    .default([]),
})

/** News with a name that was published before is not sent again. */
export async function publishNews(
  ctx: Pick<Context, 'db' | 'enqueue'>,
  { news }: z.output<typeof newsDocument>,
): Promise<void> {
  for (const piece of news) await insertNews(ctx.db, piece)
  if (news.length > 0) await ctx.enqueue('message.news', {}, { key: 'news' })
}
