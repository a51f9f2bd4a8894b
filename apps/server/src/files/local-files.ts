import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Documents by content hash (SHA-256, hex). The same bytes are the same file. */
export type FilesPort = {
  put: (bytes: Uint8Array) => Promise<string>
  get: (sha256: string) => Promise<Uint8Array | null>
  /** Gone for good; nothing to do when it is not there. Ask first whether anything else still points at it. */
  remove: (sha256: string) => Promise<void>
}

/** A folder on this machine. A file appears whole, synced and under its name, or not at all. */
export const createLocalFiles = (folder: string): FilesPort => ({
  put: async (bytes) => {
    const sha256 = hashOf(bytes)
    const at = place(folder, sha256)
    if (await readIfWhole(at, sha256)) return sha256
    await mkdir(at.folder, { recursive: true, mode: 0o700 })
    const fresh = `${at.file}.${randomUUID()}`
    const file = await open(fresh, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(fresh, at.file)
    return sha256
  },
  get: async (sha256) => (/^[0-9a-f]{64}$/.test(sha256) ? readIfWhole(place(folder, sha256), sha256) : null),
  remove: async (sha256) => {
    if (/^[0-9a-f]{64}$/.test(sha256)) await rm(place(folder, sha256).file, { force: true })
  },
})

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const place = (folder: string, sha256: string) => {
  const sub = join(folder, sha256.slice(0, 2))
  return { folder: sub, file: join(sub, sha256) }
}

/** A file that a full or broken disk has cut is not the document. */
async function readIfWhole(at: { file: string }, sha256: string): Promise<Uint8Array | null> {
  try {
    const bytes = await readFile(at.file)
    return hashOf(bytes) === sha256 ? bytes : null
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
