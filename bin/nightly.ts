import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/**
 * npm run nightly [-- --stories 2000 --kills 200 --homes 100000 --years 2000 --seed 1 --minutes 600 --no-mutants --fresh]:
 * the long runs. Every kill point, malformed input and journey, of which a run of everything tries a part; stories of buyers,
 * kills of processes and years of watching run in batches, each with its own database; a successful batch is counted in
 * .data/nightly.json, and the next run continues after the last one: `--kills 10000` may take several nights. A failure
 * ends the run.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const { values } = parseArgs({
  allowNegative: true,
  options: {
    stories: { type: 'string', default: '2000' },
    kills: { type: 'string', default: '200' },
    homes: { type: 'string', default: '100000' },
    years: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '600' },
    mutants: { type: 'boolean', default: true },
    fresh: { type: 'boolean', default: false },
  },
})
const BATCH = 200
/** Judging homes needs no database: one batch has many. */
const HOMES = 100_000
/**
 * A story of ninety days of many homes watches about thirty years, in a third of the time that small ones need: the jobs
 * of a day are run for all of its homes at once.
 */
const YEARS = 40
const STORY = { WATCH_HOMES: '18', WATCH_WATCHERS: '8' }
/** Seeds that no two batches share. */
const SEEDS = 20
const stateFile = join(root, '.data/nightly.json')
type Done = { stories: number; kills: number; homes: number; years: number; points: boolean; mutants: boolean }
const nothing: Done = { stories: 0, kills: 0, homes: 0, years: 0, points: false, mutants: false }
// only written below; a count that an older file does not have is 0
const done: Done =
  !values.fresh && existsSync(stateFile)
    ? { ...nothing, ...(JSON.parse(readFileSync(stateFile, 'utf8')) as Partial<Done>) }
    : nothing
const until = Date.now() + whole(values.minutes) * 60_000
const payment = 'apps/server/src/features/payment'

const ended =
  batches('stories', whole(values.stories), (n) => vitest(`${payment}/shop.model.test.ts`, { SHOP_RUNS: String(n) })) &&
  batches('kills', whole(values.kills), (n) => vitest(`${payment}/random-kills.test.ts`, { KILLS: String(n) })) &&
  batches('homes', whole(values.homes), advice, HOMES) &&
  batches('years', whole(values.years), watch, YEARS) &&
  (done.points || points()) &&
  (!values.mutants || done.mutants || mutants())
console.log(
  `${done.stories} stories, ${done.kills} kills, the advice for ${done.homes} homes and ${done.years} years of watching held${done.points ? ', and every kill point, malformed input and journey' : ''}${done.mutants ? ', every mutant was caught' : ''}`,
)
if (!ended && process.exitCode === undefined) console.log('out of time: the next call goes on from here')

/** False when the time is over or something failed. */
function batches(
  what: 'stories' | 'kills' | 'homes' | 'years',
  wanted: number,
  run: (n: number) => boolean,
  batch = BATCH,
): boolean {
  while (done[what] < wanted) {
    if (Date.now() > until) return false
    const n = Math.min(batch, wanted - done[what])
    if (!run(n)) return fail(`${what} ${done[what] + 1} to ${done[what] + n}`)
    update({ [what]: done[what] + n })
  }
  return true
}
/** What a run of everything tries in turns (`dev/vitest/turn.ts`), whole: most journeys have a story in two settings. */
function points(): boolean {
  if (Date.now() > until) return false
  const inTurns = [
    ['kill.test', 'integration'],
    ['malformed-input', 'integration'],
    ['testing/touches', 'integration'],
    ['watch-days', 'integration'],
    ['journeys/', 'journeys'],
  ] as const
  if (!inTurns.every(([file, project]) => vitest(file, {}, project))) return fail('points')
  update({ points: true })
  return true
}
function mutants(): boolean {
  if (Date.now() > until) return false
  if (!node([join(root, 'house/mutants.ts')], {})) return fail('mutants')
  update({ mutants: true })
  return true
}
function vitest(file: string, env: Readonly<Record<string, string>>, project = 'integration'): boolean {
  return node([join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', project, file], env)
}
function watch(n: number): boolean {
  const seed = whole(values.seed) + Math.ceil(done.years / YEARS) * SEEDS
  return vitest('watch-days', { ...STORY, WATCH_YEARS: String(n), WATCH_SEED: String(seed) })
}
function advice(n: number): boolean {
  return vitest('packages/engine/src/risk/advice.property.test.ts', { ADVICE_RUNS: String(n) }, 'unit')
}
function node(args: readonly string[], env: Readonly<Record<string, string>>): boolean {
  return (
    spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
  )
}

function update(more: Partial<Done>): void {
  Object.assign(done, more)
  mkdirSync(dirname(stateFile), { recursive: true })
  writeFileSync(stateFile, JSON.stringify(done))
}
function fail(what: string): false {
  process.exitCode = 1
  console.log(`FAILED: ${what}`)
  return false
}
function whole(text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`'${text}' is no number`)
  return Number(text)
}
