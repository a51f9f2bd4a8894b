import type { Context } from '../../../kernel/context.ts'
import type { Obstacle } from '../../../kernel/personal-data.ts'

/** What the user must finish before they can withdraw, in all areas. `db`: inside a transaction, its connection. */
export async function obstaclesOf(ctx: Context, userSeq: number, db: Context['db'] = ctx.db): Promise<Obstacle[]> {
  const found: Obstacle[] = []
  for (const { inTheWay } of ctx.areas.personalData) if (inTheWay) found.push(...(await inTheWay(db, userSeq)))
  return found
}
