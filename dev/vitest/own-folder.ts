import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A folder of this run, named after its purpose and process: 'jipsalpim-journey-4711-x3B2k1'. Folders of the same kind
 * whose process has ended are removed first, together with a database server that still runs in one: a killed run
 * removes nothing itself.
 */
export function ownFolder(what: string, base = tmpdir()): string {
  const prefix = `jipsalpim-${what}-`
  mkdirSync(base, { recursive: true })
  for (const name of readdirSync(base)) {
    const pid = new RegExp(`^${prefix}(\\d+)-\\w{6}$`).exec(name)?.[1]
    if (pid !== undefined && !signal(Number(pid), 0)) removeDead(join(base, name))
  }
  return mkdtempSync(join(base, `${prefix}${process.pid}-`))
}

function removeDead(folder: string): void {
  signal(postmaster(folder), 'SIGQUIT')
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {
    // Another run removes it at the same time, or it belongs to another user.
  }
}

function postmaster(folder: string): number {
  try {
    return Number(readFileSync(join(folder, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return 0
  }
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return pid > 0 && process.kill(pid, name)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
