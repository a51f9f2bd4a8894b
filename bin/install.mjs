// Runs on any installed Node (20 and newer): installs the lock's packages when they are missing, and finds our own
// Node.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Runs `npm ci` when node_modules is missing or differs from the lock. */
export function ensureInstalled() {
  const missing = firstMissing()
  if (!missing) return
  console.log(`installing (${missing})`)
  const npm = process.env.npm_execpath
  const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm, 'ci']] : ['npm', ['ci']]
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) process.exit(status ?? 1)
}

/** The Node for everything: from the packages, so that it is the same everywhere. */
export function ourNode() {
  const own = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(own)) return own
  if (Number(process.versions.node.split('.')[0]) >= 26) return process.execPath
  console.error(
    `There is no Node 26 for this machine (${process.platform} ${process.arch}) among the packages: run this with a Node 26 or newer.`,
  )
  process.exit(1)
}

/** The environment of our Node: with a compile cache, which halves the time to start. */
export const ourEnv = () => ({
  ...process.env,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'node'),
})

/** Compares npm's own list of installed packages with the lock. */
function firstMissing() {
  const installed = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installed)) return 'nothing is there yet'
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const there = JSON.parse(readFileSync(installed, 'utf8')).packages
  for (const [path, { version, optional, link }] of Object.entries(wanted)) {
    if (!path.startsWith('node_modules/') || link) continue
    const found = there[path]
    if (!found && optional) continue
    if (found?.version !== version)
      return `${path.slice('node_modules/'.length)} ${found ? `is ${found.version}, not ${version}` : 'is missing'}`
  }
  return null
}
