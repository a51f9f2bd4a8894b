import { errors, type ErrorName } from '@jipsalpim/contract/errors.ts'
import type { Call } from '@jipsalpim/contract/call.ts'
import { z } from 'zod'
import { API } from './call-routes.ts'
import type { Area } from '../kernel/serve.ts'

/** OpenAPI 3.1 generated from the contract: every call that is served. */
export function openApi(areas: Readonly<Record<string, Area>>): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const [area, { calls }] of Object.entries(areas)) {
    for (const [name, call] of Object.entries(calls)) {
      const path = API + call.row.path.replaceAll(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [call.row.method.toLowerCase()]: operation(area, name, call) }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Jipsalpim',
      version: '1',
      description: 'Every answer is { code, data, message }; code 0 is success.',
    },
    servers: [{ url: '/' }],
    paths,
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
  }
}

type JsonSchema = { type?: string; properties?: Record<string, object>; required?: string[] }

function operation(area: string, name: string, call: Call): object {
  // a call's input is an object: path, query and body as one
  const input = schemaOf(call.input, 'input') as JsonSchema
  const inPath = [...call.row.path.matchAll(/:(\w+)/g)].map(([, key = '']) => key)
  const isFile = call.row.file !== undefined
  const rest = Object.entries(input.properties ?? {}).filter(
    ([key]) => !inPath.includes(key) && !(isFile && key === 'file'),
  )
  const required = new Set(input.required)
  const parameters = [
    ...inPath.map((key) => ({ name: key, in: 'path', required: true, schema: input.properties?.[key] ?? {} })),
    ...(call.row.method === 'GET' || isFile
      ? rest.map(([key, schema]) => ({ name: key, in: 'query', required: required.has(key), schema }))
      : []),
    ...(call.row.once
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: true,
            schema: { type: 'string', minLength: 8, maxLength: 200 },
          },
        ]
      : []),
  ]
  const body = {
    type: 'object',
    properties: Object.fromEntries(rest),
    required: rest.map(([key]) => key).filter((key) => required.has(key)),
  }
  return {
    operationId: name,
    tags: [area],
    parameters,
    ...(call.row.method !== 'GET' && {
      requestBody: { content: isFile ? { 'application/octet-stream': {} } : { 'application/json': { schema: body } } },
    }),
    ...(call.row.access !== 'open' && { security: [{ session: [] }] }),
    responses: { 200: answered(envelope(0, schemaOf(call.output, 'output'))), ...refusals(call) },
  }
}

function refusals(call: Call): Record<number, object> {
  const names: ErrorName[] = [
    ...call.fails,
    'invalidInput',
    'tooMany',
    'tryLater',
    'systemError',
    ...(call.row.access === 'open' ? [] : ['logInFirst' as const]),
  ]
  const byStatus = Map.groupBy(new Set(names), (name) => errors[name].status)
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [
      status,
      {
        ...answered({ anyOf: same.map((name) => envelope(errors[name].code, {})) }),
        description: same.map((name) => `${errors[name].code} ${name}`).join(', '),
      },
    ]),
  )
}

const envelope = (code: number, data: object): object => ({
  type: 'object',
  required: ['code', 'data', 'message'],
  properties: { code: { const: code }, data, message: { type: 'string' } },
})
const answered = (schema: object): object => ({ description: '', content: { 'application/json': { schema } } })
const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): object =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' })
