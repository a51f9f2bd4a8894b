import { createHash } from 'node:crypto'
import type { Call } from '@jipsalpim/contract/call.ts'
import type { z } from 'zod'
import { Fail } from '../kernel/serve.ts'

type Parts = { params: unknown; query: unknown; body: unknown }

/**
 * Path, query and body as one object, parsed by the call's schema. Errors are returned as { field: reason }. A body of bytes
 * is the field `file`; `raw` has its hash.
 */
export function readInput(call: Call, parts: Parts): { raw: Record<string, unknown>; input: unknown } {
  const raw: Record<string, unknown> = {}
  const file = Buffer.isBuffer(parts.body) ? parts.body : null
  // null is a body, and is not accepted
  const sent = parts.body === undefined ? {} : parts.body
  const body = file ? { file: createHash('sha256').update(file).digest('hex') } : sent
  for (const part of [parts.params, parts.query, body]) {
    if (typeof part !== 'object' || part === null || Array.isArray(part))
      throw new Fail('invalidInput', { body: 'not-an-object' })
    for (const [field, value] of Object.entries(part)) {
      if (Object.hasOwn(raw, field)) throw new Fail('invalidInput', { [field]: 'twice' })
      raw[field] = value
    }
  }
  if (isDeeper(raw, DEEPEST)) throw new Fail('invalidInput', { body: 'too-deep' })
  // PostgreSQL's text cannot store NUL or a lone surrogate
  if (/\\u(?:0000|d[89a-f][\da-f]{2})/.test(JSON.stringify(raw)))
    throw new Fail('invalidInput', { body: 'bad-characters' })
  const parsed = call.input.safeParse(file ? { ...raw, file } : raw)
  if (parsed.success) return { raw, input: parsed.data }
  throw new Fail('invalidInput', Object.fromEntries(parsed.error.issues.flatMap(reasonsOf)))
}

/** Field and reason; an unknown field is named if its name is plain. */
function reasonsOf(issue: z.core.$ZodIssue): [string, string][] {
  const at = issue.path.join('.')
  if (issue.code !== 'unrecognized_keys') return [[at || 'body', reasonOf(issue)]]
  return issue.keys.map((key) => [
    [at, /^\w{1,40}$/.test(key) ? key : ''].filter(Boolean).join('.') || 'body',
    'unknown-field',
  ])
}

const DEEPEST = 20
const isDeeper = (value: unknown, than: number): boolean =>
  typeof value === 'object' && value !== null && (than === 0 || Object.values(value).some((v) => isDeeper(v, than - 1)))

/** A query's fields, each once, with plain names; broken escapes and prototype names are refused. */
export function readQuery(text: string): Record<string, string> {
  const query: Record<string, string> = {}
  for (const pair of text.split('&').filter(Boolean)) {
    const [name = '', value = ''] = pair.split(/=(.*)/s).map(decode)
    if (!/^[A-Za-z]\w*$/.test(name) || name === 'constructor') throw new Fail('invalidInput', { query: 'bad-name' })
    if (Object.hasOwn(query, name)) throw new Fail('invalidInput', { [name]: 'twice' })
    query[name] = value
  }
  return query
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw new Fail('invalidInput', { query: 'bad-escape' })
  }
}

/** A token: the schema's own where it has one ('won-zero'), else zod's kind of issue. */
function reasonOf(issue: { code?: string | undefined; message: string; input?: unknown }): string {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(issue.message)) return issue.message
  return (issue.code ?? 'custom').replaceAll('_', '-')
}
