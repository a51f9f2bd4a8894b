import type { Kysely } from 'kysely'
import type { Database } from '../../../../db/database.ts'
import type { Sealer } from '../crypto/seal.ts'
import { bringUnder } from './bring-under.ts'
import { sealedCells } from './cells.ts'
import { apartKeys } from './queries.ts'

/** Brings every sealed cell under the newest key, and seals what still lies in the clear. */
export const reseal = (db: Kysely<Database>, seal: Sealer, forMs: number): Promise<'done' | 'more'> =>
  bringUnder(
    db,
    {
      kind: 'seal',
      newest: seal.newest,
      cells: sealedCells,
      renew: ({ table, column }, { row, sealed, plain }) => {
        const place = { table, column, row }
        return plain !== null ? seal.sealPacked(place, plain) : sealed && seal.reseal(place, sealed)
      },
      elsewhere: apartKeys,
    },
    forMs,
  )
