import type { Kysely } from 'kysely'
import type { Database } from '../../../../db/database.ts'
import type { BlindIndex } from '../crypto/blind-index.ts'
import type { Sealer } from '../crypto/seal.ts'
import { foundBy } from './found-by.ts'
import { resealCells } from './reseal-cells.ts'
import { indexedCells, shortIndexes, type Indexed } from './cells.ts'
import { countCells } from './queries.ts'

/** Rebuilds every blind index that has an older key, from the encrypted value beside it. */
export const reindex = (
  db: Kysely<Database>,
  keys: { seal: Sealer; index: BlindIndex },
  forMs: number,
): Promise<'done' | 'more'> =>
  resealCells(
    db,
    {
      kind: 'index',
      newest: keys.index.newest,
      cells: indexedCells,
      renew: ({ table, source: column, says }, { row, source }) =>
        source && indexOf(keys, says, keys.seal.open({ table, column, row }, source).reveal()),
      elsewhere: async (asked) =>
        (await Promise.all(shortIndexes.map((cell) => countCells(asked, cell)))).flat().flatMap((c) => c.key ?? []),
    },
    forMs,
  )

const indexOf = ({ index }: { index: BlindIndex }, says: Indexed, plain: string): Buffer =>
  says === 'ci' ? index.of('ci', plain) : foundBy({ index }, says, plain)
