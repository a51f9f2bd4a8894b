import type { operatorWatchMissed } from '@jipsalpim/contract/areas/operator/watching.ts'
import { lookUps } from '@jipsalpim/engine/law/look-ups.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { Action } from '../../../kernel/serve.ts'
import { harmedHomes } from './harmed.ts'

export const findMissed: Action<typeof operatorWatchMissed> = async (ctx, asked) => {
  const harmed = await harmedHomes(ctx, asked)
  const free = harmed.filter((h) => !h.isDue)
  const each = lookUps.at(dayInSeoul(ctx.now()))?.value['full-register'].costWon ?? null
  const last = free.map((h) => h.at.getTime()).toSorted((a, b) => b - a)[0]
  return {
    homes: harmed.length,
    failed: harmed.filter((h) => h.by === 'failed').length,
    missed: harmed.filter((h) => h.by === 'missed').length,
    already_due: harmed.length - free.length,
    price: asked.what === 'list' ? 0 : each && free.length * each,
    done_by: last === undefined ? null : new Date(last).toISOString(),
  }
}
