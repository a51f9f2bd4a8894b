import { routes } from '@jipsalpim/contract/routes.ts'
import type { pageView } from '@jipsalpim/contract/areas/tracking/calls.ts'
import type { Action } from '../../kernel/serve.ts'
import { markSeen } from './mark-seen.ts'

/** By the route table's names: anything else (a URL, an invented name) is not stored. */
export const viewPages: Action<typeof pageView> = async (ctx, { views, device }) => {
  const now = ctx.now().getTime()
  const seen = views.filter((v) => isPlace(v.place)).map((v) => ({ name: v.place, at: new Date(now - v.ago_ms) }))
  return { counted: await markSeen(ctx, 'view', seen, device) }
}

const isPlace = (name: string): boolean => Object.hasOwn(routes, name)
