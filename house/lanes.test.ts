import type { Call } from '@jipsalpim/contract/call.ts'
import { calls } from '@jipsalpim/contract/calls.ts'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, read } from './repository.ts'

const FEATURES = 'apps/server/src/features'
/** They import a file that asks a gateway, but ask none themselves. */
const ASKS_NONE: Readonly<Record<string, string>> = {
  operatorOrder: 'it only says what a gateway can report',
  orderAdmin: 'the same',
  subscribePaymentCards: 'it lists the cards that are kept here',
}

type Files = Readonly<Record<string, string>>
type Import = { names: string; file: string }
/** Imports of values: a type makes no calls. */
const importsIn = (files: Files, file: string): Import[] =>
  [...(files[file] ?? '').matchAll(/(?:^|\n)import\s+(?!type\s)([^'"]*?)from\s+'(\.[^']+)'/g)]
    .map(([, names = '', path = '']) => ({ names, file: posix.normalize(posix.join(posix.dirname(file), path)) }))
    .filter((i) => i.file in files)
/** The files whose functions are named in a line. */
const namedIn = (files: Files, file: string, line: string): string[] =>
  importsIn(files, file)
    .filter(({ names }) => (names.match(/\w+/g) ?? []).some((name) => new RegExp(`\\b${name}\\b`).test(line)))
    .map((i) => i.file)

/** What answers a hook of an area above: the files named in its line of the answers. */
function answersOf(files: Files, hook: string, method: string): string[] {
  return Object.keys(files).flatMap((file) => {
    const object = new RegExp(`export const ${hook}\\b[^=]*= \\{\n([\\s\\S]*?)\n\\}`).exec(files[file] ?? '')?.[1]
    const line = object && new RegExp(`(?:^|\n)  ${method}\\b[\\s\\S]*?(?=\n  \\w|$)`).exec(object)?.[0]
    return line ? namedIn(files, file, line) : []
  })
}
function callsOf(files: Files, file: string, text = files[file] ?? ''): string[] {
  const hooks = [...text.matchAll(/\bhooks\.(\w+)\.(\w+)\(/g)]
  return hooks.flatMap(([, hook = '', method = '']) => answersOf(files, hook, method))
}
function reaches(files: Files, from: readonly string[], found: (text: string) => boolean): boolean {
  const seen = new Set(from)
  for (const file of seen) {
    if (found(files[file] ?? '')) return true
    for (const next of [...importsIn(files, file).map((i) => i.file), ...callsOf(files, file)]) seen.add(next)
  }
  return false
}
const asksGateway = (text: string) => /\bctx\.payment[.[]/.test(text)

/** The calls whose action leads to a gateway. */
function gatewayCalls(files: Files): string[] {
  return Object.keys(files)
    .filter((file) => file.endsWith('/calls.ts'))
    .flatMap((file) =>
      [...(files[file] ?? '').matchAll(/\n  (\w+)(: [^\n]*)?,/g)].flatMap(([line, name = '']) =>
        reaches(files, [...namedIn(files, file, line), ...callsOf(files, file, line)], asksGateway) ? [name] : [],
      ),
    )
}

const files: Files = Object.fromEntries(
  filesBelow(FEATURES)
    .filter((f) => f.endsWith('.ts') && !f.endsWith('.test.ts') && !f.startsWith(`${FEATURES}/testing/`))
    .map((f) => [f, read(f)]),
)
const declared: [string, Call][] = Object.values(calls).flatMap((area) => Object.entries(area))

test('a call that asks or charges a gateway is served on the lane of payments', () => {
  const found = gatewayCalls(files)
  // The rule sees the calls that it is about, by a verb file, by a hook, and by a hook within a verb file.
  for (const known of ['orderComplete', 'subscribePayment', 'orderTicketPayment']) expect(found).toContain(known)
  expect(Object.keys(ASKS_NONE).filter((name) => !found.includes(name))).toEqual([])
  const elsewhere = declared.filter(([name, c]) => found.includes(name) && c.lane !== 'payment').map(([name]) => name)
  expect(elsewhere.filter((name) => !(name in ASKS_NONE))).toEqual([])
})

test('a planted call is seen', () => {
  const planted = {
    'x/calls.ts': "import { act } from './act.ts'\nexport const x = serve(calls.x, {\n  one: act,\n  two: other,\n})",
    'x/act.ts': 'export const act = (ctx) => ctx.hooks.things.pay(ctx)',
    'y/answers.ts':
      "import { pay } from './pay.ts'\nexport const things: Things = {\n  say: no,\n  pay: (ctx) => pay(ctx),\n}",
    'y/pay.ts': 'export const pay = (ctx) => ctx.payment[vendor].charge()',
  }
  expect(gatewayCalls(planted)).toEqual(['one'])
})
