import type { Call } from '@jipsalpim/contract/call.ts'
import { calls } from '@jipsalpim/contract/calls.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { looseObjects } from './loose-objects.ts'
import { filesBelow, read } from './repository.ts'
import { actionsIn, unreadInputs } from './unread-inputs.ts'

const declared: [string, Call][] = Object.values(calls).flatMap((area) => Object.entries(area))

test('what a call does not declare is refused: every object that comes in is closed', () => {
  expect(declared.flatMap(([name, call]) => looseObjects(call.input).map((path) => `${name} ${path}`))).toEqual([])
})

test('an open object is found wherever it stands', () => {
  const open = z.object({ a: z.string() })
  const closed = (inner: z.ZodType) => z.strictObject({ inner })
  const hidden: Record<string, z.ZodType> = {
    itself: open,
    field: closed(open),
    optional: closed(open.nullable().default(null).optional()),
    list: closed(z.array(open)),
    union: closed(z.discriminatedUnion('a', [z.object({ a: z.literal('b') })])),
    pipe: closed(z.string().transform(Number).pipe(z.number())),
    refined: open.refine(() => true),
  }
  const found = Object.entries(hidden).filter(([, schema]) => looseObjects(schema).length > 0)
  expect(found.map(([name]) => name)).toEqual(['itself', 'field', 'optional', 'list', 'union', 'refined'])
})

type Printed = { properties?: Record<string, { const?: unknown; not?: unknown }>; anyOf?: Printed[]; oneOf?: Printed[] }
/** The optional values of an input: a field with one value only, or with none, is validated by the schema itself. */
function fieldsOf(schema: Printed): string[] {
  const own = Object.entries(schema.properties ?? {}).filter(([, s]) => s.const === undefined && s.not === undefined)
  return [...own.map(([name]) => name), ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(fieldsOf)]
}
/** Fields whose only effect is that the call's own schema refuses them. */
const judgedBySchema = {
  'orderCartEdit.confirm': 'without another place, the register that is named has to be confirmed',
  'reportSimpleMake.contract_type': 'has to fit the rent',
}
const manifests = filesBelow('apps/server/src/features').filter((f) => f.endsWith('/area.ts'))
const served = filesBelow('apps/server/src/features').filter((f) => f.endsWith('/calls.ts'))

test('what a call declares is read by its action', { timeout: 120_000 }, () => {
  const actions = new Map(
    served.flatMap((file) => actionsIn(read, file).map(([call, action]) => [call, { file, action }])),
  )
  // An operator's reason is written to the access log with every call, before its action runs.
  expect(read('apps/server/src/features/operator/access/save-audit.ts')).toContain("[given['reason'], given['why']]")
  const unread = declared.flatMap(([name, call]) => {
    const at = actions.get(name)
    if (!at) return [`${name} has no action`]
    const printed = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' })
    return unreadInputs(read, at.file, at.action, [...new Set(fieldsOf(printed as Printed))], manifests)
      .filter((field) => !(['reason', 'why'].includes(field) && call.row.access === 'operator'))
      .map((field) => `${name}.${field}`)
  })
  expect(unread.toSorted()).toEqual(Object.keys(judgedBySchema))
})

test('a field that is declared and not read is found, through the functions that it is handed to', () => {
  const files: Record<string, string> = {
    'a/calls.ts': `import { readOne } from './one.ts'; import { readTwo } from './two.ts'; export const area = serve(c, { one: readOne, two: readTwo })`,
    'a/one.ts': `export const readOne: Action<typeof one> = async (ctx, { id }, user) => find(ctx, user, id)`,
    'a/two.ts': `import { findIt } from './three.ts'
      export const readTwo: Action<typeof two> = (ctx, input, user) => findIt(ctx, input)`,
    'a/three.ts': `export async function findIt(ctx, wanted) { const { id, ...rest } = wanted; return f(rest.page, wanted.kind) }`,
    'a/four.ts': `import { rows } from './five.ts'
      export const readFour: Action<typeof four> = (ctx, input) => ctx.db.keep({ ...input })`,
    'a/five.ts': `export const rows = ['kept']`,
    'a/hooked.ts': `export const readHooked: Action<typeof five> = (ctx, input, user) => ctx.hooks.shop.buy(ctx, input, user)`,
    'b/area.ts': `import { shop } from './answers.ts'; export const b = manifest({ hooks: { shop } })`,
    'b/answers.ts': `import { buyIt } from './buy.ts'; export const shop: Hooks['shop'] = { buy: buyIt }`,
    'b/buy.ts': `export const buyIt = async (ctx, { bought }, user) => bought`,
  }
  const load = (file: string): string => files[file] ?? ''
  expect(unreadInputs(load, 'a/calls.ts', 'readOne', ['id', 'realtor'])).toEqual(['realtor'])
  expect(unreadInputs(load, 'a/calls.ts', 'readTwo', ['id', 'page', 'kind', 'document'])).toEqual(['document'])
  expect(unreadInputs(load, 'a/four.ts', 'readFour', ['kept', 'lost'])).toEqual(['lost'])
  expect(unreadInputs(load, 'a/hooked.ts', 'readHooked', ['bought', 'lost'], ['b/area.ts'])).toEqual(['lost'])
})
