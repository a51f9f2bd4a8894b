import type { Call } from '@jipsalpim/contract/call.ts'
import { calls } from '@jipsalpim/contract/calls.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { filesBelow, read } from './repository.ts'

const page = read('docs/security.md')
const rows = page
  .split('\n')
  .filter((line) => /^\| S\d+ \|/.test(line))
  .map((line) => {
    const [id = '', promise = '', stored = '', lacking = ''] = line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim())
    return { id, promise, held: stored, lacking }
  })
const files = new Set(filesBelow())
/** `path` › a test's name, exactly as in the file. */
const namedTests = (text: string) => [...text.matchAll(/`([^`]+\.test\.tsx?)` › ([^;]+?)(?=;|$)/g)]
const decisions = (text: string) => [...text.matchAll(/decision (\d+)/g)].map(([, number = '']) => number)

test('every promise has its row, in its words, once', () => {
  expect(rows.map((r) => r.id)).toEqual(Array.from({ length: 44 }, (_, i) => `S${i + 1}`))
  for (const { id, promise } of rows) expect(promise.length, id).toBeGreaterThan(20)
})

test('every row names its test or its decision, or says what is missing', () => {
  for (const { id, held, lacking } of rows) {
    const named = namedTests(held).length + decisions(held).length
    if (named === 0) expect(lacking, `${id} is empty`).toMatch(/^missing: .{10,}/)
  }
})

test('the tests that are named are there', () => {
  const gone = rows.flatMap(({ id, held }) =>
    namedTests(held).flatMap(([, file = '', name = '']) => {
      if (!files.has(file)) return [`${id}: no file ${file}`]
      return read(file).includes(name.trim()) ? [] : [`${id}: ${file} has no test ‘${name.trim()}’`]
    }),
  )
  expect(gone).toEqual([])
  // Check that the rule finds rows: most of them name a test.
  expect(rows.filter((r) => namedTests(r.held).length > 0).length).toBeGreaterThan(25)
})

test('the decisions that are named are there', () => {
  const numbers = new Set([...files].flatMap((f) => /^docs\/decisions\/(\d+)-/.exec(f)?.[1] ?? []))
  const gone = rows.flatMap(({ id, held }) =>
    decisions(held)
      .filter((n) => !numbers.has(n.padStart(4, '0')))
      .map((n) => `${id}: decision ${n}`),
  )
  expect(gone).toEqual([])
})

test('routes that are no calls of the contract are these: a new one is looked at', () => {
  const routes = filesBelow('apps/server/src')
    .filter((f) => f.endsWith('.ts') && !f.endsWith('.test.ts') && !f.includes('/testing/'))
    .flatMap((f) =>
      [...read(f).matchAll(/\b(?:app|scope)\.(get|post|put|patch|delete|all|route)\(([^\n]*)/g)].map(
        (m) => `${f} ${m[1]} ${(m[2] ?? '').split(', (')[0]?.split(', async')[0]}`,
      ),
    )
  expect(routes).toEqual(known)
})
const known: readonly string[] = [
  "apps/server/src/features/account/http.ts post link('analyzeAppleLogin')",
  'apps/server/src/features/payment/http.ts post webhookPaths.portone, { bodyLimit: LONGEST_WEBHOOK }',
  'apps/server/src/features/payment/http.ts post webhookPaths.payple, { bodyLimit: LONGEST_WEBHOOK }',
  'apps/server/src/features/payment/http.ts post paypleReturnPath, { bodyLimit: LONGEST_RETURN }',
  'apps/server/src/features/report/sharing/share-card.ts get `${PATH}/:name`',
  "apps/server/src/http/app.ts get '/api/v1/openapi.json'",
  // Every call of the contract.
  'apps/server/src/http/call-routes.ts route {',
  // For the case that another process serves the back office: 404 for each of its paths.
  'apps/server/src/http/call-routes.ts route {',
  "apps/server/src/http/ops.ts get '/healthz', { exposeHeadRoute: true }",
  "apps/server/src/http/ops.ts get '/readyz', { exposeHeadRoute: true }",
  "apps/server/src/http/ops.ts get '/metrics'",
  "apps/server/src/http/sandbox-proxy.ts all '/sandbox'",
  "apps/server/src/http/sandbox-proxy.ts all '/sandbox/*'",
  'apps/server/src/http/violations.ts post violationsPath, { bodyLimit: LONGEST }',
  "apps/server/src/main/web.ts get '/healthz'",
  "apps/server/src/main/web.ts get '/readyz'",
]

test('no call takes a person or a secret in its address', () => {
  const personal = /^(phone|mobile|name|email|birth|token|code_token|password|comment|reason|text)$/
  const all: [string, Call][] = Object.values(calls).flatMap((area) => Object.entries(area))
  const wrong = all
    .filter(([, { row }]) => row.method === 'GET')
    .flatMap(([name, { input }]) => {
      // the printed form of an object schema
      const json = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as { properties?: object }
      return Object.keys(json.properties ?? {})
        .filter((f) => personal.test(f))
        .map((f) => `${name}.${f}`)
    })
  expect(wrong).toEqual([])
})
