import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sealer, SealPlace } from '../crypto/seal.ts'

/** Documents by content hash (SHA-256, hex). Identical bytes are one file. */
export type FilesPort = {
  put: (bytes: Uint8Array) => Promise<string>
  get: (sha256: string) => Promise<Uint8Array | null>
  /** Deletes permanently; does nothing when it is missing. Callers check first whether anything else references it. */
  remove: (sha256: string) => Promise<void>
  /** The number of files by key; null counts unencrypted ones. */
  count: () => Promise<Map<number | null, number>>
  /** Re-encrypts each file with the newest key, and encrypts plain ones. A repeated run does the rest. */
  reseal: () => Promise<void>
}

const SEALED = '.sealed'

/**
 * A folder on this machine, each file encrypted for its hash. A file is written atomically: complete, synced and under
 * its name, or not at all.
 */
export function createLocalFiles(folder: string, seal: Sealer): FilesPort {
  const get = async (sha256: string): Promise<Uint8Array | null> => {
    if (!HASH.test(sha256)) return null
    const at = fileOf(folder, sha256)
    const sealed = await readIfThere(at + SEALED)
    const bytes = sealed ? openIfWhole(seal, sha256, sealed) : await readIfThere(at)
    return bytes && hashOf(bytes) === sha256 ? bytes : null
  }
  return {
    put: async (bytes) => {
      const sha256 = hashOf(bytes)
      if (!(await get(sha256)))
        await writeWhole(fileOf(folder, sha256) + SEALED, seal.sealBytes(placeOf(sha256), bytes))
      return sha256
    },
    get,
    remove: async (sha256) => {
      if (!HASH.test(sha256)) return
      for (const file of [fileOf(folder, sha256), fileOf(folder, sha256) + SEALED]) await rm(file, { force: true })
    },
    count: async () => {
      const counts = new Map<number | null, number>()
      for await (const { sha256, isSealed } of all(folder)) {
        const key = isSealed ? ((await readIfThere(fileOf(folder, sha256) + SEALED))?.[0] ?? null) : null
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
      return counts
    },
    reseal: async () => {
      for await (const { sha256, isSealed } of all(folder)) {
        const at = fileOf(folder, sha256)
        const bytesRead = await readIfThere(isSealed ? at + SEALED : at)
        if (!bytesRead) continue
        const fresh = isSealed ? seal.reseal(placeOf(sha256), bytesRead) : seal.sealBytes(placeOf(sha256), bytesRead)
        if (fresh) await writeWhole(at + SEALED, fresh)
        if (!isSealed) await rm(at, { force: true })
      }
    },
  }
}

const HASH = /^[0-9a-f]{64}$/
const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
const placeOf = (sha256: string): SealPlace => ({ table: 'files', column: 'bytes', row: sha256 })
const fileOf = (folder: string, sha256: string): string => join(folder, sha256.slice(0, 2), sha256)

async function* all(folder: string): AsyncGenerator<{ sha256: string; isSealed: boolean }> {
  for (const sub of await readdir(folder).catch(() => []))
    for (const name of await readdir(join(folder, sub))) {
      const sha256 = name.replace(SEALED, '')
      if (HASH.test(sha256)) yield { sha256, isSealed: name.endsWith(SEALED) }
    }
}

/** Null for a file that was truncated by a full or broken disk. */
function openIfWhole(seal: Sealer, sha256: string, sealed: Uint8Array): Uint8Array | null {
  try {
    return seal.openBytes(placeOf(sha256), sealed)
  } catch {
    return null
  }
}

async function readIfThere(file: string): Promise<Uint8Array | null> {
  try {
    return await readFile(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

async function writeWhole(at: string, bytes: Uint8Array): Promise<void> {
  await mkdir(join(at, '..'), { recursive: true, mode: 0o700 })
  const fresh = `${at}.${randomUUID()}`
  const file = await open(fresh, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(fresh, at)
}
