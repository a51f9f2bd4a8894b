import { randomUUID } from 'node:crypto'
import { errors, type ErrorName } from '@jipsalpim/contract/errors.ts'
import type { Logger } from 'pino'
import { Fail } from '../kernel/serve.ts'

/** An answer before it is sent. `retryAfter` in seconds, where waiting helps. */
export type Answer = { status: number; body: string | Buffer; retryAfter?: number }

export const success = (data: unknown): Answer => ({
  status: 200,
  body: joined(['{"code":0,"data":', ...dataParts(data), ',"message":""}']),
})

type Part = string | Buffer
class StoredJson {
  readonly text: Part
  constructor(text: Part) {
    this.text = text
  }
}
/**
 * A field that is stored as JSON text and sent as those exact bytes: a report is sent as it was judged, without parsing
 * or decoding it.
 */
// Typed as the field's own type for the caller; only `success` looks inside.
export const storedJson = <T>(text: Part): T => new StoredJson(text) as T

function dataParts(data: unknown): Part[] {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return [JSON.stringify(data)]
  const fields: [string, unknown][] = Object.entries(data)
  if (!fields.some(([, v]) => v instanceof StoredJson)) return [JSON.stringify(data)]
  const items = fields
    .filter(([, v]) => v !== undefined)
    .flatMap(([k, v], i) => [
      `${i === 0 ? '{' : ','}${JSON.stringify(k)}:`,
      v instanceof StoredJson ? v.text : JSON.stringify(v),
    ])
  return [...items, '}']
}

const joined = (parts: readonly Part[]): Part =>
  parts.some((part) => typeof part !== 'string')
    ? Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)))
    : parts.join('')

export function refusal(name: ErrorName, data: unknown = null): Answer {
  const { code, status, words } = errors[name]
  const retryAfter = waits[name]
  return {
    status,
    body: JSON.stringify({ code, data, message: words }),
    ...(retryAfter !== undefined && { retryAfter: retryAfter() }),
  }
}

/** A refusal is sent as it is; a temporary error asks the client to retry; anything else becomes an id in our log. */
export function answerOf(error: unknown, log: Logger): Answer {
  if (error instanceof Fail) return refusal(error.errorName, error.data)
  const code = codeOf(error)
  const passing = passes.some((known) => code === known || code.startsWith(known))
  const id = randomUUID()
  log[passing ? 'warn' : 'error']({ err: error, id }, passing ? 'the database did not answer in time' : 'unexpected')
  return passing ? refusal('tryLater') : refusal('systemError', { id })
}

/** Lock and statement timeouts, lost or refused connections, a server that starts or stops. */
const passes = ['55P03', '57014', '57P', '08', '53', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'POOL']

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  // pg has no codes for its own timeouts
  return /timeout|Connection terminated/.test(error.message) ? 'POOL' : ''
}

/** Seconds until a retry, with jitter, so that waiting clients do not retry at the same moment. */
const waits: Partial<Record<ErrorName, () => number>> = {
  repeatInFlight: () => 1,
  tooMany: () => 60,
  verificationTooSoon: () => 30,
  tryLater: () => 2 + Math.floor(Math.random() * 8),
}
