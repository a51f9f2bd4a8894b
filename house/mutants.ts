import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createVitest, type Vitest } from 'vitest/node'
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

/** For the mutants that are found in Vitest's own threads: opening one costs more than most of their tests. */
let shared: Vitest | null = null
if (!(await isClean())) {
  process.stdout.write('the tests fail without a mistake: nothing can be said of the mutants\n')
  process.exit(2)
}
let lived = 0
for (const mutant of chosen) {
  const caught = await isCaught(mutant)
  if (!caught) lived += 1
  process.stdout.write(`${caught ? 'caught' : 'LIVES '}  ${mutant.name}: ${mutant.mistake}\n`)
}
process.stdout.write(`${chosen.length - lived} of ${chosen.length} mutants caught\n`)
process.exit(lived ? 1 : 0)

async function isClean(): Promise<boolean> {
  const vitest = await openVitest()
  try {
    return await passes(
      vitest,
      chosen.map((m) => m.test.file),
    )
  } finally {
    await vitest.close()
  }
}

async function isCaught({ file, from, to, test, orElse, ownThreads }: Mutant): Promise<boolean> {
  const path = join(root, file)
  const before = readFileSync(path, 'utf8')
  if (!before.includes(from)) throw new Error(`${file} does not say: ${from}`)
  putBack = () => writeFileSync(path, before)
  try {
    writeFileSync(path, before.replace(from, to))
    const vitest = ownThreads ? (shared ??= await openVitest()) : await openVitest()
    vitest.invalidateFile(path)
    try {
      for (const finder of [test, ...(orElse ?? [])]) if (!(await passes(vitest, [finder.file], finder))) return true
      return false
    } finally {
      if (!ownThreads) await vitest.close()
    }
  } finally {
    putBack()
    putBack = () => undefined
    shared?.invalidateFile(path)
  }
}

/** `isolate`: a thread that is kept would keep the module of the mutant before. */
async function openVitest(): Promise<Vitest> {
  const vitest = await createVitest('test', { root, watch: false, bail: 1, isolate: true, reporters: [{}] })
  await vitest.standalone()
  return vitest
}

/** A folder without tests passes. */
async function passes(vitest: Vitest, files: readonly string[], finder?: Finder): Promise<boolean> {
  if (finder?.name) vitest.setGlobalTestNamePattern(finder.name)
  else vitest.resetGlobalTestNamePattern()
  Object.assign(process.env, finder?.env)
  try {
    const tests = await vitest.globTestSpecifications([...new Set(files)])
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(tests)
    return unhandledErrors.length === 0 && testModules.every((module) => module.state() !== 'failed')
  } finally {
    for (const key of Object.keys(finder?.env ?? {})) delete process.env[key]
  }
}
