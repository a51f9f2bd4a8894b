import type { Context } from '../../../kernel/context.ts'
import { allBelongings } from '../belongings/all.ts'
import type { Obstacle } from '../belongings/belongings.ts'

/** What the person has to bring to an end before he can go, of every area. */
export async function obstaclesOf(db: Context['db'], userSeq: number): Promise<Obstacle[]> {
  const found: Obstacle[] = []
  for (const { inTheWay } of allBelongings) if (inTheWay) found.push(...(await inTheWay(db, userSeq)))
  return found
}
