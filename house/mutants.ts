import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Finder, Mutant } from './mutant.ts'
import { mutants as known } from './mutants-list.ts'
import { ownerMutants } from './owner-mutants.ts'

/**
 * npm run mutants [-- NAME …]: plants each bug, the listed ones and those generated from the source, one at a time, and
 * runs the test that has to find it. A name may be a prefix: `owner:`. A bug that no test finds fails the run. The file
 * is restored, also on Ctrl-C.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const wanted = process.argv.slice(2)
const chosen = [...known, ...ownerMutants].filter(
  (m) => wanted.length === 0 || wanted.some((name) => m.name.startsWith(name)),
)
let putBack = (): void => undefined
process.on('SIGINT', () => {
  putBack()
  process.exit(130)
})

if (!passes(chosen.map((m) => m.test.file))) {
  process.stdout.write('the tests fail without a mistake: nothing can be said of the mutants\n')
  process.exit(2)
}
let lived = 0
for (const mutant of chosen) {
  const caught = isCaught(mutant)
  if (!caught) lived += 1
  process.stdout.write(`${caught ? 'caught' : 'LIVES '}  ${mutant.name}: ${mutant.mistake}\n`)
}
process.stdout.write(`${chosen.length - lived} of ${chosen.length} mutants caught\n`)
process.exitCode = lived ? 1 : 0

function isCaught({ file, from, to, test, orElse }: Mutant): boolean {
  const path = join(root, file)
  const before = readFileSync(path, 'utf8')
  if (!before.includes(from)) throw new Error(`${file} does not say: ${from}`)
  putBack = () => writeFileSync(path, before)
  try {
    writeFileSync(path, before.replace(from, to))
    return [test, ...(orElse ?? [])].some((finder) => !passes([finder.file], finder))
  } finally {
    putBack()
    putBack = () => undefined
  }
}

function passes(files: readonly string[], { name, env }: Pick<Finder, 'name' | 'env'> = {}): boolean {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  // A folder without tests finds nothing.
  const args = [
    'run',
    '--passWithNoTests',
    '--bail=1',
    ...projectOf(files),
    ...new Set(files),
    ...(name ? ['-t', name] : []),
  ]
  return (
    spawnSync(process.execPath, [vitest, ...args], { cwd: root, stdio: 'ignore', env: { ...process.env, ...env } })
      .status === 0
  )
}

/** The one project of these tests, if it is one: each project that is opened costs seconds. */
function projectOf(files: readonly string[]): string[] {
  return files.every((file) => file.startsWith('apps/server/')) ? ['--project', 'integration'] : []
}
