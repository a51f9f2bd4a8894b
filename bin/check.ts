import { spawn, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * npm run check: types, lint, format, unit and house tests. With --all, as `npm test` calls it: integration and
 * journeys, too. Continues after a failure, so that one run reports everything; the last line has the counts. With a
 * name: only the test files whose path has it, else the tests whose title has it.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
// A title of several words may come without quotes.
const asked = process.argv.slice(2).join(' ')
const all = asked === '--all'
const scratch = mkdtempSync(join(tmpdir(), 'jipsalpim-check-'))
let passed = 0
let failed = 0
const begun = performance.now()
/** A line for each that failed. */
const failures: string[] = []
/** What the tests of each project took, and how many files they are. */
const costs: { name: string; seconds: number; files: number; report: Report | null }[] = []

/** Which part of the long lists a run of everything tries (`dev/vitest/turn.ts`): the commit decides. */
const turn = all ? turnOfCommit() : null

const bin = (name: string) => join(root, 'node_modules', '.bin', name)
if (asked !== '' && !all) await named(asked)
else {
  await Promise.all([
    check('types', bin('tsc'), ['-p', 'tsconfig.json']),
    check('types of the web', bin('tsc'), ['-p', 'apps/web/tsconfig.json']),
  ])
  await check('lint', bin('oxlint'), ['--deny-warnings', '.'])
  await check('format', bin('oxfmt'), ['--check', '.'])
  for (const project of all ? ['unit', 'house', 'integration', 'journeys'] : ['unit', 'house'])
    await tests(project, ['--project', project])
}

rmSync(scratch, { recursive: true, force: true })
if (all) printCosts()
// Again at the end: a log that is cut in the middle still names each.
for (const failure of failures) console.log(failure)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0

async function check(name: string, command: string, args: readonly string[]): Promise<void> {
  const { code, said, seconds } = await run(command, args)
  if (code === 0) passed += 1
  else {
    failed += 1
    failures.push(`FAILED  ${name}`)
  }
  console.log(`${code === 0 ? 'ok' : 'FAILED'}  ${name} (${seconds} s)`)
  if (code !== 0) console.log(said.trimEnd())
}

type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    startTime: number
    endTime: number
    status: 'passed' | 'failed'
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** The test files with the name in their path; if there are none, the tests with the name in their title. */
async function named(name: string): Promise<void> {
  const files = globSync('{apps,packages,house,journeys,db,dev,bench,accuracy}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules', '**/dist'],
  })
  const byPath = files.filter((file) => file.includes(name))
  if (byPath.length > 0) return tests('named', byPath)
  const byTitle = files.filter((file) => readFileSync(join(root, file), 'utf8').includes(name))
  if (byTitle.length === 0) {
    failed += 1
    return console.log(`No test file has "${name}" in its path, and no test has it in its title.`)
  }
  await tests('named', [...byTitle, '--testNamePattern', name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)])
}

async function tests(project: string, filters: readonly string[]): Promise<void> {
  const file = join(scratch, `${project}.json`)
  const reporters = ['default', 'json', join(root, 'house/wavering.ts')].map((name) => `--reporter=${name}`)
  const args = ['run', ...filters, ...reporters, `--outputFile=${file}`]
  // A browser on a busy machine gets one retry, and a test that needed it is named; money and the engine get none.
  if (project === 'journeys') args.push('--retry=1')
  const { code, seconds } = await run(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), ...args, '--passWithNoTests'],
    true,
  )
  // vitest's own JSON report; missing when it could not start
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null
  passed += report?.numPassedTests ?? 0
  // A file that cannot be loaded has no failed test, but is a failure.
  failed += Math.max(report?.numFailedTests ?? 0, code === 0 && report ? 0 : 1)
  failures.push(...failuresOf(report))
  costs.push({ name: project, seconds: Number(seconds), files: report?.testResults.length ?? 0, report })
  console.log(`${code === 0 ? 'ok' : 'FAILED'}  ${project} tests (${seconds} s)`)
}

function failuresOf(report: Report | null): string[] {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const line = (title: string, why: string) =>
      `FAILED  ${name.replace(root, '')}${title}: ${why.replaceAll(/\s+/g, ' ').slice(0, 400)}`
    const own = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => line(` > ${test.fullName}`, test.failureMessages[0] ?? ''))
    return own.length === 0 && status === 'failed' ? [line('', message)] : own
  })
}

/** Without git, the day decides. */
function turnOfCommit(): number {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' })
  const commit = /^[0-9a-f]{8}/.exec(stdout ?? '')?.[0]
  return commit === undefined ? Math.floor(Date.now() / 86_400_000) : Number.parseInt(commit, 16)
}

/** The ten test files that took longest, and how evenly the work of a project was shared. */
function printLongest(project: string, report: Report): void {
  const files = report.testResults.map(({ name, startTime, endTime }) => ({
    name: name.replace(root, ''),
    from: startTime,
    to: endTime,
    seconds: (endTime - startTime) / 1000,
  }))
  const longest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)
  console.log(`longest of ${project}: ${longest.map((f) => `${f.name} ${f.seconds.toFixed(0)} s`).join(', ')}`)
  console.log(
    `busy by worker, s: ${busyOf(files)
      .map((busy) => busy.toFixed(0))
      .join(', ')}`,
  )
}
/** A file ran in the first worker that was free when it began: vitest's report does not name it. */
function busyOf(files: readonly { from: number; to: number; seconds: number }[]): number[] {
  const workers: { until: number; busy: number }[] = []
  for (const { from, to, seconds } of files.toSorted((a, b) => a.from - b.from)) {
    const free = workers.find((worker) => worker.until <= from)
    if (free) Object.assign(free, { until: to, busy: free.busy + seconds })
    else workers.push({ until: to, busy: seconds })
  }
  return workers.map(({ busy }) => busy)
}

/** What a file costs in each project, and the whole with twice as many test files: what is no test stays as it is. */
function printCosts(): void {
  for (const { name, seconds, files, report } of costs) {
    console.log(`${name}: ${files} files, ${seconds} s, ${(seconds / Math.max(1, files)).toFixed(2)} s a file`)
    if (report) printLongest(name, report)
  }
  const tests = costs.reduce((sum, { seconds }) => sum + seconds, 0)
  const rest = (performance.now() - begun) / 1000 - tests
  const minutes = (times: number) => ((rest + tests * times) / 60).toFixed(1)
  console.log(`all parts: ${minutes(1)} min; projected with twice as many test files: ${minutes(2)} min`)
}

function run(
  command: string,
  args: readonly string[],
  shown = false,
): Promise<{ code: number | null; said: string; seconds: string }> {
  const begun = performance.now()
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      ...(turn !== null && { env: { ...process.env, PICTURES: 'of-failures', TURN: String(turn) } }),
      stdio: ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const end = (code: number | null) =>
      done({ code, said: output, seconds: ((performance.now() - begun) / 1000).toFixed(1) })
    child.once('error', (error) => {
      output += error.message
      end(1)
    })
    child.once('close', end)
  })
}
