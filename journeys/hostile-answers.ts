import { callTable } from '@jipsalpim/contract/call-table.ts'
import { calls } from '@jipsalpim/contract/calls.ts'
import type { Call } from '@jipsalpim/contract/call.ts'
import type { BrowserContext, Page } from 'playwright-core'
import { z } from 'zod'
import { hostileTexts } from '../apps/server/src/features/testing/hostile-text.ts'

/** Code that runs in the page is text: this part of the project has no browser types. */
export const WATCH = `
  window.struckBy = []
  window.struck = () => window.struckBy.push('a script ran')
  addEventListener('securitypolicyviolation', (e) => window.struckBy.push('policy: ' + e.violatedDirective + ' ' + e.blockedURI))`
const STRUCK = `[...window.struckBy, ...[...document.querySelectorAll(
  '[data-struck], [href^="javascript:" i], [href^="data:" i], [src*="struck.test"], [href*="struck.test"], [action*="struck.test"]')]
  .map((e) => e.outerHTML.slice(0, 160))]`
export const watch = (context: BrowserContext): Promise<unknown> => context.addInitScript(WATCH)
/**
 * The effects of a hostile text on the page: a script that ran, an element that it became, a policy that blocked it.
 */
export const struckIn = (page: Page): Promise<string[]> => page.evaluate<string[]>(STRUCK)
/** How many hostile texts are shown as plain text. */
export const shownIn = (page: Page): Promise<number> =>
  page.evaluate<number>(
    `${JSON.stringify(hostileTexts)}.filter((text) => document.body.textContent.includes(text)).length`,
  )

type Printed = {
  type?: string | string[]
  properties?: Record<string, Printed>
  items?: Printed
  anyOf?: Printed[]
  oneOf?: Printed[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
}
const declared: Record<string, Call> = Object.assign({}, ...Object.values(calls))
const outputs = Object.entries(callTable).map(([name, row]) => ({
  method: row.method as string,
  path: new RegExp(`^/api/v1${row.path.replaceAll(/:\w+/g, '[^/]+')}$`),
  // the printed form of a schema
  schema: () =>
    z.toJSONSchema(declared[name]?.output ?? z.never(), { io: 'output', unrepresentable: 'any' }) as Printed,
}))

/** Fields that identify something, or select a sentence: with another text they mean something else. */
const NAMES =
  /(^|_)(seq|uid|no|key|token|code|slug|id|csv|merchant|path|next|hash|kind|template|call|source|what|day|state)$/
/** For a judgement, which has no schema of its own: the fields with the register's text. */
const POSTED = /^(name|text|raw|address|note)$/

/** Replaces every free text in the API's answers by a hostile one, in turn. */
export async function poison(context: BrowserContext): Promise<void> {
  let turn = 0
  const next = (): string => hostileTexts[turn++ % hostileTexts.length] ?? ''
  const poisoned = (schema: Printed, value: unknown, field: string): unknown => {
    const ways = schema.anyOf ?? schema.oneOf
    if (typeof value === 'string') {
      const free = (s: Printed) => s.type === 'string' && !s.enum && s.const === undefined && !s.format && !s.pattern
      const isFree = ways
        ? ways.some((s) => s.type === 'string') && ways.every((s) => s.type !== 'string' || free(s))
        : free(schema)
      return (isFree && !NAMES.test(field)) || (isBare(schema) && POSTED.test(field)) ? next() : value
    }
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) {
      const items = schema.items ?? ways?.find((s) => s.items)?.items ?? {}
      return value.map((v) => poisoned(items, v, field))
    }
    const shape = schema.properties
      ? schema
      : ways?.find((s) => s.properties && Object.keys(value).every((k) => k in (s.properties ?? {})))
    return Object.fromEntries(
      Object.entries(value).map(([name, v]) => [name, poisoned(shape?.properties?.[name] ?? {}, v, name)]),
    )
  }
  const isBare = (schema: Printed) => Object.keys(schema).every((k) => k === '$schema')
  await context.route('**/api/v1/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    const found = outputs.find((o) => o.method === route.request().method() && o.path.test(pathname))
    const response = await route.fetch()
    const answer: unknown = await response.json().catch(() => null)
    if (!found || typeof answer !== 'object' || answer === null || !('data' in answer))
      return route.fulfill({ response })
    return route.fulfill({ response, json: { ...answer, data: poisoned(found.schema(), answer.data, '') } })
  })
}
