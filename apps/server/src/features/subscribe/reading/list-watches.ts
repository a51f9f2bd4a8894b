import type { subscribes } from '@jipsalpim/contract/areas/subscribe/calls.ts'
import type { Action } from '../../../kernel/serve.ts'
import { presentWatches } from '../present-watch.ts'
import { ownWatches } from '../queries.ts'

export const listWatches: Action<typeof subscribes> = async (ctx, _, user) => ({
  items: (await presentWatches(ctx, await ownWatches(ctx.db, user.seq))).map(({ item }) => item),
})
