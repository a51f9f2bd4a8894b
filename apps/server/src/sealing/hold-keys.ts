import type { Kysely } from 'kysely'
import type { Database } from '../../../../db/database.ts'
import { createSealer, type SealKeys, type SealPlace } from '../crypto/seal.ts'
import { keepSealKey, sealKeys, useSealKey } from './queries.ts'

/** Notes the keys that this process holds. Throws when the data needs one that it does not, or that is another one. */
export async function holdKeys(db: Kysely<Database>, keys: SealKeys): Promise<void> {
  for (const held of keys) await keepSealKey(db, held.id, createSealer([held]).seal(proofOf(held.id), PROOF))
  const newest = keys.at(-1)
  if (newest) await useSealKey(db, newest.id)
  const wrong = (await sealKeys(db)).flatMap(({ key_id, proof, retired_at }) => {
    const held = keys.find(({ id }) => id === key_id)
    if (!held && retired_at === null)
      return [
        `SEAL_KEYS has no key ${key_id}, and sealed data still needs it. Put it back; it may go once \`npm run -s reseal\` says so.`,
      ]
    return held && !opens(held, proof)
      ? [`SEAL_KEYS: key ${key_id} is not the key ${key_id} that this database is sealed with.`]
      : []
  })
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
}

const PROOF = 'jipsalpim'
const proofOf = (id: number): SealPlace => ({ table: 'platform_seal_key', column: 'proof', row: id })

function opens(held: SealKeys[number], proof: Buffer): boolean {
  try {
    return createSealer([held]).open(proofOf(held.id), proof) === PROOF
  } catch {
    return false
  }
}
