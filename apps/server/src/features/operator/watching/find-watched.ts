import type { operatorWatchFind } from '@jipsalpim/contract/areas/operator/watching.ts'
import type { Action } from '../../../kernel/serve.ts'
import { maskUniqueNo } from './mask-unique-no.ts'
import { homesBy } from './watch-story-queries.ts'

export const findWatched: Action<typeof operatorWatchFind> = async (ctx, { by, text }) => ({
  homes: (await homesBy(ctx.db, by, text)).map(({ unique_no, watchers, ...home }) => ({
    ...home,
    unique_no: maskUniqueNo(unique_no),
    watchers: watchers ?? 0,
  })),
})
