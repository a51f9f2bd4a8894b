import type { Kysely } from 'kysely'
import type { Database } from '../../../../db/database.ts'
import type { Sealer } from '../crypto/seal.ts'
import { resealCells } from './reseal-cells.ts'
import { sealedCells } from './cells.ts'
import type { FilesPort } from '../files/local-files.ts'
import { apartKeys } from './queries.ts'

/** Re-encrypts every cell with the newest key, and encrypts those that are not encrypted yet. Files come last. */
export const reseal = (
  db: Kysely<Database>,
  { seal, files }: { seal: Sealer; files: FilesPort },
  forMs: number,
): Promise<'done' | 'more'> =>
  resealCells(
    db,
    {
      kind: 'seal',
      newest: seal.newest,
      cells: sealedCells,
      renew: ({ table, column, isUnpacked }, { row, sealed, plain }) => {
        const place = { table, column, row }
        if (plain === null) return sealed && seal.reseal(place, sealed)
        return isUnpacked ? seal.seal(place, plain) : seal.sealPacked(place, plain)
      },
      elsewhere: async (asked) => {
        await files.reseal()
        return [...(await apartKeys(asked)), ...[...(await files.count()).keys()].flatMap((key) => key ?? [])]
      },
    },
    forMs,
  )
