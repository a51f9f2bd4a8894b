import { createHmac } from 'node:crypto'

/** Finds a sealed value without opening it: a keyed hash of the whole value, under a purpose, so that two columns do not compare. */
export type BlindIndex = {
  /** What is stored: under the newest key. */
  of: (purpose: string, plain: string) => Buffer
  /** What is looked for: under every key that rows may still carry. */
  all: (purpose: string, plain: string) => Buffer[]
  /** The id of the key that is written. */
  newest: number
}
/** Keys by id, the newest last. Never the keys that seal: who holds the one must not hold the other. */
export type IndexKeys = readonly { id: number; key: Uint8Array }[]

/** HMAC-SHA-256 as `key id ‖ hash`. The plain hash of a number that can be guessed is the number; without the key it is not. */
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
