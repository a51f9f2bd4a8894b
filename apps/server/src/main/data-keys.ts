import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SealKeys } from '../crypto/seal.ts'

export type DevelopmentKeys = { seal: string; signing: string; index: string; preview: string }

/** Generated once, stored beside the data that they encrypt. */
export function developmentKeys(dataDir: string): DevelopmentKeys {
  const file = join(dataDir, 'keys.json')
  const fromFile = existsSync(file) ? storedKeys(file) : null
  if (!fromFile?.preview) {
    mkdirSync(dataDir, { recursive: true })
    const fresh: DevelopmentKeys = {
      seal: `1:${randomBytes(32).toString('hex')}`,
      signing: randomBytes(32).toString('hex'),
      index: `1:${randomBytes(32).toString('hex')}`,
      preview: randomBytes(32).toString('hex'),
      ...fromFile,
    }
    const own = `${file}.${process.pid}`
    writeFileSync(own, JSON.stringify(fresh), { mode: 0o600 })
    renameSync(own, file)
  }
  // our own file, written above
  return storedKeys(file) as DevelopmentKeys
}
/** A folder made by an older version has fewer keys. */
const storedKeys = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Partial<DevelopmentKeys>

/** For a list whose format was validated before. */
export const parseKeys = (text: string): SealKeys =>
  text.split(',').map((part) => {
    const [id = '', hex = ''] = part.trim().split(':')
    return { id: Number(id), key: keyBytes(hex) }
  })

/**
 * `ione.1:<64 hex>,ione.2:<64 hex>`: a partner, the number of its key, the key. If empty, no partner can vouch for a
 * member.
 */
export const parsePartnerKeys = (text: string | null): readonly { partner: string; key: Uint8Array }[] =>
  (text?.split(',') ?? []).map((part) => {
    const [name = '', hex = ''] = part.trim().split(':')
    return { partner: name.split('.')[0] ?? '', key: keyBytes(hex) }
  })

export const keyBytes = (hex: string): Uint8Array => Buffer.from(hex, 'hex')
