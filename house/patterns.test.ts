import { createContext, Script, type Context } from 'node:vm'
import { expect, test } from 'vitest'
import { attacksOn } from './attack.ts'
import { codeFiles, read } from './repository.ts'
import { nodesOf } from './syntax.ts'

/** Every pattern in a source, with its first occurrence. */
function patterns(): Map<string, RegExp> {
  const found = new Map<string, RegExp>()
  const sources = codeFiles().filter((f) => /^(apps|packages|db)\//.test(f) && !/\.test\.tsx?$|\/testing\//.test(f))
  const written = new Set<string>()
  for (const file of sources) {
    for (const node of nodesOf(file, read(file))) {
      const regex = node.type === 'Literal' ? node['regex'] : undefined
      if (regex === undefined || regex === null) continue
      // the two fields of a pattern in the syntax tree
      const { pattern, flags } = regex as { pattern: string; flags: string }
      if (written.has(`/${pattern}/${flags}`)) continue
      written.add(`/${pattern}/${flags}`)
      found.set(`${file} /${pattern}/${flags}`, new RegExp(pattern, flags))
    }
  }
  return found
}

const world: Context = createContext({})
const search = new Script('re.lastIndex = 0; re.global ? Array.from(text.matchAll(re)).length : re.test(text)')
const GIVE_UP_MS = 1000
/** CPU time of this thread, in ms. Infinity when it is aborted. */
function costOf(re: RegExp, text: string): number {
  Object.assign(world, { re, text })
  const before = process.threadCpuUsage()
  try {
    search.runInContext(world, { timeout: GIVE_UP_MS })
  } catch {
    return Infinity
  }
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

const SMALL_MS = 0.3
const MEASURABLE_MS = 4
/**
 * Doubling the text doubles the cost, or quadruples it where every position is a start; 8 and more is a trap. The limit
 * is between 4 and 8.
 */
const TRAP = 5
/**
 * The growth of the cost when the worst attack doubles, Infinity where one does not end; 0 where 2,000 characters cost
 * nothing.
 */
function growthOf(re: RegExp): number {
  let worst = 0
  for (const attack of attacksOn(re)) {
    if (costOf(re, attack(500)) < SMALL_MS) continue
    const long = costOf(re, attack(2000))
    if (long === Infinity) return Infinity
    if (long < MEASURABLE_MS || long / costOf(re, attack(1000)) < TRAP) continue
    // Once more, with longer text, and each the faster of two: other load only makes a cost larger.
    const further = Math.min(costOf(re, attack(4000)), costOf(re, attack(4000)))
    const growth = further / Math.min(long, costOf(re, attack(2000)))
    if (growth >= TRAP) return growth
    worst = Math.max(worst, growth)
  }
  return worst
}

/** A busy machine stalls a pattern now and then; a real trap is one each time. */
const isTrap = (re: RegExp): boolean => [1, 2, 3].every(() => growthOf(re) >= TRAP)

test('no pattern of the sources is a trap: a text that is made to be hard for it costs no more than its square', () => {
  const all = patterns()
  expect(all.size).toBeGreaterThan(500)
  const traps = [...all].filter(([, re]) => isTrap(re)).map(([where]) => where)
  expect(traps).toEqual([])
}, 240_000)

test.each([/^(a+)+$/, /^\S+@\S+\.\S+$/, /\s*외\s*\d*\s*(?:인|명)\s*$/, /번.*(전세권|임차권).*저당권설정$/])(
  'the rule sees a trap: %s',
  (re) => {
    expect(growthOf(re)).toBeGreaterThanOrEqual(TRAP)
  },
)
test.each([/\s+$/, /\d+년/g, /^\d{6}-\d{7}$/, /번.*저당권설정$/])('and lets pass what is none: %s', (re) => {
  expect(isTrap(re)).toBe(false)
})
