import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { Personal } from './personal.ts'
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'

/** Encrypts a personal value for one cell: bound to table, column and row, so that it cannot be moved. */
export type Sealer = {
  seal: (place: SealPlace, plain: string | Personal) => Buffer
  /** Throws when the value was moved, truncated or encrypted with a key that we do not have. */
  open: (place: SealPlace, sealed: Uint8Array) => Personal
  /**
   * The same with compression for long text: the length then reveals a little about the amount of content, and nothing
   * about the content.
   */
  sealPacked: (place: SealPlace, plain: string) => Buffer
  openPacked: (place: SealPlace, sealed: Uint8Array) => Personal
  /** The same for a file. */
  sealBytes: (place: SealPlace, plain: Uint8Array) => Buffer
  openBytes: (place: SealPlace, sealed: Uint8Array) => Buffer
  /** Re-encrypts a value with the newest key; null where it has it already. Compressed or not. */
  reseal: (place: SealPlace, sealed: Uint8Array) => Buffer | null
  /** The id of the key for new values. */
  newest: number
}
export type SealPlace = { table: string; column: string; row: string | number }

/** Keys by id, the newest last: it encrypts, all of them decrypt. An id is one byte, a key is 32. */
export type SealKeys = readonly { id: number; key: Uint8Array }[]

const IV = 12
const TAG = 16

/** AES-256-GCM as `key id ‖ iv ‖ ciphertext ‖ tag`; the place and the key's id are authenticated with it. */
export function createSealer(keys: SealKeys): Sealer {
  const newest = keys.at(-1)
  if (!newest) throw new Error('a sealer needs a key')
  const byId = new Map(keys.map(({ id, key }) => [id, key]))
  const seal = (place: SealPlace, plain: Uint8Array): Buffer => {
    const iv = randomBytes(IV)
    const cipher = createCipheriv('aes-256-gcm', newest.key, iv).setAAD(boundTo(place, newest.id))
    const body = Buffer.concat([cipher.update(plain), cipher.final()])
    return Buffer.concat([Buffer.of(newest.id), iv, body, cipher.getAuthTag()])
  }
  const open = (place: SealPlace, sealed: Uint8Array): Buffer => {
    const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
    const id = bytes[0] ?? -1
    const key = byId.get(id)
    if (!key || bytes.length < 1 + IV + TAG) throw new Error('a sealed value that we hold no key for')
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(1, 1 + IV), { authTagLength: TAG })
      .setAAD(boundTo(place, id))
      .setAuthTag(bytes.subarray(-TAG))
    const opened = decipher.update(bytes.subarray(1 + IV, -TAG))
    // Checks the tag; this cipher has no output left.
    decipher.final()
    return opened
  }
  return {
    seal: (place, plain) => seal(place, Buffer.from(plain instanceof Personal ? plain.reveal() : plain)),
    open: (place, sealed) => new Personal(open(place, sealed).toString('utf8')),
    sealPacked: (place, plain) =>
      seal(place, plain.length < WORTH_PACKING ? Buffer.from(plain) : zstdCompressSync(plain, packing)),
    openPacked: (place, sealed) => {
      const opened = open(place, sealed)
      return new Personal((opened.subarray(0, 4).equals(PACKED) ? zstdDecompressSync(opened) : opened).toString('utf8'))
    },
    sealBytes: seal,
    openBytes: open,
    reseal: (place, sealed) => (sealed[0] === newest.id ? null : seal(place, open(place, sealed))),
    newest: newest.id,
  }
}

/** The first bytes of a zstd frame (RFC 8878, 3.1.1); no UTF-8 text begins with them. */
const PACKED = Buffer.of(0x28, 0xb5, 0x2f, 0xfd)
// Starting the compressor costs 40 µs, more than the rest of encrypting a stored answer.
const WORTH_PACKING = 1024
// Level 3 makes a report ten times smaller in half a millisecond; higher levels save little.
const packing = { params: { [constants.ZSTD_c_compressionLevel]: 3 } }

const boundTo = (place: SealPlace, id: number): Buffer =>
  Buffer.from(JSON.stringify([place.table, place.column, String(place.row), id]))
