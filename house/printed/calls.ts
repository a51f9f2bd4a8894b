import type { Call } from '@jipsalpim/contract/call.ts'
import { calls } from '@jipsalpim/contract/calls.ts'
import { errors } from '@jipsalpim/contract/errors.ts'
import { z } from 'zod'
import { page, table } from './markdown.ts'

/** Every call with its input, output and errors, then the list of errors. */
export function printCalls(): string {
  const areas: [string, Record<string, Call>][] = Object.entries(calls)
  const sections = areas.map(([area, group]) => `## ${area}\n\n${Object.entries(group).map(([name, c]) => oneCall(name, c)).join('\n')}`)
  const list = table(['code', 'name', 'HTTP', 'words'], Object.entries(errors).map(([name, e]) => [String(e.code), name, String(e.status), e.words]))
  return page('Calls', 'Below /api/v1. Every answer is `{ code, data, message }`; code 0 is success.', [...sections, `## Errors\n\n${list}`])
}

const oneCall = (name: string, c: Call): string =>
  [
    `### ${c.row.method} ${c.row.path}`,
    `\`${name}\` · ${c.row.access}${c.row.once ? ' · Idempotency-Key' : ''}${c.row.needsTerms ? ' · required terms agreed to' : ''}`,
    `- in: ${fields(c.input, 'input')}`,
    `- out: ${fields(c.output, 'output')}`,
    `- fails: ${c.fails.length === 0 ? 'only the general errors' : c.fails.map((f) => `${errors[f].code} ${f}`).join(', ')}`,
    '',
  ].join('\n')

function fields(schema: z.ZodType, io: 'input' | 'output'): string {
  // The printed form of zod: an object's properties and which of them are required.
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as { properties?: Record<string, unknown>; required?: string[] }
  const names = Object.keys(json.properties ?? {})
  return names.length === 0 ? 'nothing' : names.map((n) => `\`${n}\`${json.required?.includes(n) ? '' : '?'}`).join(', ')
}
