import type { reportSimpleCounts, reportSimpleRead, SimpleReport } from '@jipsalpim/contract/areas/report/simple.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { simpleCounts, simpleOf } from './simple-queries.ts'

export const readSimple: Action<typeof reportSimpleRead> = async (ctx, { id }) => {
  const simple = await simpleOf(ctx.db, id)
  if (!simple) throw new Fail('notFound')
  // Written by createSimple.
  return JSON.parse(simple.body) as SimpleReport
}

export const countSimples: Action<typeof reportSimpleCounts> = (ctx) => simpleCounts(ctx.db)
