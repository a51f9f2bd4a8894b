import { createHmac } from 'node:crypto'

/**
 * Finds an encrypted value without decrypting it: a keyed hash of the whole value, with a purpose, so that hashes of
 * two columns cannot be compared.
 */
export type BlindIndex = {
  /** The hash to store: with the newest key. */
  of: (purpose: string, plain: string) => Buffer
  /** The hashes to search for: with every key that rows may still have. */
  all: (purpose: string, plain: string) => Buffer[]
  /** The id of the key for new rows. */
  newest: number
}
/** Keys by id, the newest last. Never the encryption keys: having one must not give the other. */
export type IndexKeys = readonly { id: number; key: Uint8Array }[]

/**
 * HMAC-SHA-256 as `key id ‖ hash`. A plain hash of a phone number can be reversed by guessing; with a key it cannot.
 */
export function createBlindIndex(keys: IndexKeys): BlindIndex {
  const newest = keys.at(-1)
  if (!newest) throw new Error('a blind index needs a key')
  const under = ({ id, key }: IndexKeys[number], purpose: string, plain: string): Buffer =>
    Buffer.concat([
      Buffer.of(id),
      createHmac('sha256', key)
        .update(`${purpose}\0${plain.normalize('NFC')}`)
        .digest(),
    ])
  return {
    of: (purpose, plain) => under(newest, purpose, plain),
    all: (purpose, plain) => keys.map((key) => under(key, purpose, plain)),
    newest: newest.id,
  }
}
