import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../../../', import.meta.url))
export const webFolder = join(root, 'apps', 'web')
export const distFolder = join(webFolder, 'dist')
export const stampFile = '.stamp'

/** A hash of everything that the built web app depends on: names, sizes and times. */
export function webStamp(): string {
  const hash = createHash('sha256')
  const folders = [webFolder, join(root, 'packages', 'contract', 'src'), join(root, 'packages', 'engine', 'src')]
  for (const path of [...folders.flatMap(filesBelow), join(root, 'package-lock.json')]) {
    const { size, mtimeMs } = statSync(path)
    hash.update(`${path} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/** 'stale' where it can be rebuilt; a production image has the built web app and no bundler. */
export function webState(): 'fresh' | 'stale' | 'missing' {
  if (!canBuild()) return existsSync(join(distFolder, 'index.html')) ? 'fresh' : 'missing'
  return builtStamp() === webStamp() ? 'fresh' : 'stale'
}

/** The stamp of the existing build; null without one. */
export function builtStamp(): string | null {
  const file = join(distFolder, stampFile)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return ['dist', 'node_modules'].includes(entry.name) ? [] : filesBelow(path)
      return /\.test\.tsx?$/.test(entry.name) ? [] : [path]
    })
}

function canBuild(): boolean {
  try {
    createRequire(import.meta.url).resolve('vite/package.json')
    return true
  } catch {
    return false
  }
}
