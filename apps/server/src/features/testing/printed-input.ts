import type { Call } from '@jipsalpim/contract/call.ts'
import type { CallName } from '@jipsalpim/contract/call-table.ts'
import { calls } from '@jipsalpim/contract/calls.ts'
import { z } from 'zod'

/** The printed JSON schema, as far as the tests need it. */
export type Printed = {
  type?: string
  properties?: Record<string, Printed>
  required?: string[]
  anyOf?: Printed[]
  enum?: unknown[]
  const?: unknown
  minimum?: number
  items?: Printed
}
const declared: Record<string, Call> = Object.assign({}, ...Object.values(calls))

export const inputOf = (name: CallName): Printed =>
  // the printed form of a schema
  z.toJSONSchema(declared[name]?.input ?? z.never(), { io: 'input', unrepresentable: 'any' }) as Printed

/** A value of this shape that the schema probably accepts: the other fields of a request. */
export function sample(schema: Printed): unknown {
  const [first] = schema.anyOf ?? []
  if (first) return sample(first)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.type === 'string') return '가나'
  if (schema.type === 'number' || schema.type === 'integer') return Math.max(1, schema.minimum ?? 1)
  if (schema.type === 'boolean') return true
  if (schema.type === 'array') return []
  if (schema.type !== 'object') return null
  return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([field, s]) => [field, sample(s)]))
}

/** Paths of the fields that accept any value of these types; a field without a printed type accepts anything. */
export function fieldsOf(schema: Printed, types: readonly string[], at: string[] = []): string[][] {
  if (schema.anyOf) return schema.anyOf.flatMap((s) => fieldsOf(s, types, at))
  const isOpen = !schema.enum && schema.const === undefined
  if (isOpen && at.length > 0 && types.includes(schema.type ?? 'any')) return [at]
  return Object.entries(schema.properties ?? {}).flatMap(([field, s]) => fieldsOf(s, types, [...at, field]))
}

export function put(value: unknown, [field, ...rest]: readonly string[], what: unknown): unknown {
  if (field === undefined) return what
  // an object of the call's input
  const fields = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  return { ...fields, [field]: put(fields[field], rest, what) }
}
