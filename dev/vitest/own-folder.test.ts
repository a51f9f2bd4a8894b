import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ownFolder } from './own-folder.ts'

it('removes the folders of its kind whose process is gone, and no others', () => {
  const base = mkdtempSync(join(tmpdir(), 'jipsalpim-sweep-'))
  const gone = spawnSync(process.execPath, ['-e', '']).pid
  const [dead, alive, otherKind, noPid] = [
    `jipsalpim-a-${gone}-abcdef`,
    `jipsalpim-a-${process.pid}-abcdef`,
    `jipsalpim-b-${gone}-abcdef`,
    'jipsalpim-a-abcdef',
  ].map((name) => join(base, name)) as [string, string, string, string] // one for each name
  for (const folder of [dead, alive, otherKind, noPid]) mkdirSync(join(folder, 'pg'), { recursive: true })
  const own = ownFolder('a', base)
  expect([dead, alive, otherKind, noPid, own].map((folder) => existsSync(folder))).toEqual([
    false,
    true,
    true,
    true,
    true,
  ])
  rmSync(base, { recursive: true })
})
