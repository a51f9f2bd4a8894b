import type { Kysely } from 'kysely'
import type { Database } from '../../../../db/database.ts'
import { createBlindIndex } from '../crypto/blind-index.ts'
import { createSealer, type SealKeys, type SealPlace } from '../crypto/seal.ts'
import { saveKey, keysOf, useKey, type KeyKind } from './queries.ts'

/** Records the keys that this process has. Throws when the data needs one that is missing or different. */
export async function recordKeys(db: Kysely<Database>, kind: KeyKind, keys: SealKeys): Promise<void> {
  const { variable, prove, isProof } = kinds[kind]
  for (const candidate of keys) await saveKey(db, kind, candidate.id, prove(candidate))
  const newest = keys.at(-1)
  if (newest) await useKey(db, kind, newest.id)
  const wrong = (await keysOf(db, kind)).flatMap(({ key_id, proof, retired_at }) => {
    const held = keys.find(({ id }) => id === key_id)
    if (!held && retired_at === null)
      return [
        `${variable} has no key ${key_id}, and data still needs it. Put it back; it may go once \`npm run -s reseal\` says so.`,
      ]
    return held && !isProof(held, proof)
      ? [`${variable}: key ${key_id} is not the key ${key_id} that this database was written with.`]
      : []
  })
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
}

type Key = SealKeys[number]
const PROOF = 'jipsalpim'
const proofOf = (id: number): SealPlace => ({ table: 'platform_seal_key', column: 'proof', row: id })
const indexed = (key: Key): Buffer => createBlindIndex([key]).of('proof', PROOF)

const kinds: Record<
  KeyKind,
  { variable: string; prove: (key: Key) => Buffer; isProof: (candidate: Key, proof: Buffer) => boolean }
> = {
  seal: {
    variable: 'SEAL_KEYS',
    prove: (held) => createSealer([held]).seal(proofOf(held.id), PROOF),
    isProof: (held, proof) => {
      try {
        return createSealer([held]).open(proofOf(held.id), proof).reveal() === PROOF
      } catch {
        return false
      }
    },
  },
  index: { variable: 'INDEX_KEYS', prove: indexed, isProof: (held, proof) => indexed(held).equals(proof) },
}
