import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Seals a personal value for one cell: bound to table, column and row, so that it cannot be moved. */
export type Sealer = {
  seal: (place: SealPlace, plain: string) => Buffer
  /** Throws when the value was moved, cut or sealed by a key that we do not hold. */
  open: (place: SealPlace, sealed: Uint8Array) => string
}
export type SealPlace = { table: string; column: string; row: string | number }

/** Keys by id, the newest last: it seals, all of them open. An id is one byte, a key is 32. */
export type SealKeys = readonly { id: number; key: Uint8Array }[]

const IV = 12
const TAG = 16

/** AES-256-GCM as `key id ‖ iv ‖ ciphertext ‖ tag`; the place and the key's id are authenticated with it. */
export function createSealer(keys: SealKeys): Sealer {
  const newest = keys.at(-1)
  if (!newest) throw new Error('a sealer needs a key')
  const byId = new Map(keys.map(({ id, key }) => [id, key]))
  return {
    seal: (place, plain) => {
      const iv = randomBytes(IV)
      const cipher = createCipheriv('aes-256-gcm', newest.key, iv).setAAD(boundTo(place, newest.id))
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([Buffer.of(newest.id), iv, body, cipher.getAuthTag()])
    },
    open: (place, sealed) => {
      const bytes = Buffer.from(sealed)
      const id = bytes[0] ?? -1
      const key = byId.get(id)
      if (!key || bytes.length < 1 + IV + TAG) throw new Error('a sealed value that we hold no key for')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(1, 1 + IV), { authTagLength: TAG })
        .setAAD(boundTo(place, id))
        .setAuthTag(bytes.subarray(-TAG))
      return Buffer.concat([decipher.update(bytes.subarray(1 + IV, -TAG)), decipher.final()]).toString('utf8')
    },
  }
}

const boundTo = (place: SealPlace, id: number): Buffer =>
  Buffer.from(JSON.stringify([place.table, place.column, String(place.row), id]))
