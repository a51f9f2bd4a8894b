import type { Outcome } from './outcome.ts'

/** One outside call. `timeoutMs` covers everything, the last byte of the body included. */
export type WireCall = {
  url: string
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  headers?: Readonly<Record<string, string>>
  body?: string | Uint8Array
  timeoutMs: number
  /** Answers above this size are refused; a register with its print is the largest that we fetch. */
  maxBytes?: number
}
/** An HTTP answer with any status: only the adapter knows what it means. */
export type WireAnswer = { status: number; header: (name: string) => string | null; body: string }

type Unknown = Extract<Outcome<never>, { kind: 'unknown' }>

/**
 * Errors of Node.js before a connection is established: no byte of the request was sent. A reset connection is not one
 * of them.
 */
const NO_CONNECTION = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])
const DEFAULT_MAX_BYTES = 8 * 1024 * 1024

/** A URL segment that a user may have influenced: any content remains one segment. */
export const segment = (text: string): string => encodeURIComponent(text.toWellFormed())
/** `fetch` resolves these as parent segments, also when they are percent-encoded. */
const STEP_UP = /\/(?:\.|%2e){1,2}(?:[/?#]|$)/i

/** The only fetch of all adapters: limited in time and size, follows no redirect, never throws. */
export async function wire(call: WireCall): Promise<Outcome<WireAnswer>> {
  if (STEP_UP.test(call.url)) return unknown('malformed', 'an address that leads elsewhere than it says')
  const signal = AbortSignal.timeout(call.timeoutMs)
  try {
    const response = await fetch(call.url, {
      method: call.method ?? 'GET',
      redirect: 'manual',
      signal,
      ...(call.headers && { headers: call.headers }),
      ...(call.body !== undefined && { body: call.body }),
    })
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel()
      return unknown('malformed', `redirect ${response.status}`)
    }
    const body = await readBounded(response, call.maxBytes ?? DEFAULT_MAX_BYTES)
    if (body === null) return unknown('malformed', 'answer too large')
    return { ok: true, value: { status: response.status, header: (name) => response.headers.get(name), body } }
  } catch (error) {
    if (signal.aborted) return unknown('timeout', `no answer in ${call.timeoutMs} ms`)
    const name = nameOf(error)
    return NO_CONNECTION.has(name) ? { ...unknown('network', name), unsent: true } : unknown('network', name)
  }
}

/** The body as JSON, or `unknown`. Integers beyond 2^53 arrive as text: unquoted ledger keys have up to 22 digits. */
export function readJson(answer: WireAnswer): Outcome<unknown> {
  try {
    return { ok: true, value: (JSON.parse as LosslessParse)(answer.body, keepDigits) }
  } catch {
    return unreadable(answer)
  }
}

/** An answer that the vendor does not document: an HTML page, a gateway error, a truncated body. */
export function unreadable(answer: WireAnswer): Unknown {
  const message = `HTTP ${answer.status}: ${answer.body.slice(0, 120)}`
  if (answer.status === 429) return unknown('rate-limit', message)
  return unknown(answer.status >= 500 ? 'server' : 'malformed', message)
}

export const unknown = (why: Unknown['why'], message: string): Unknown => ({ ok: false, kind: 'unknown', why, message })

export const misconfigured = (message: string): Extract<Outcome<never>, { kind: 'config' }> => ({
  ok: false,
  kind: 'config',
  message,
})

export const refused = <R extends string>(
  reason: R,
  message: string,
): { ok: false; kind: 'refused'; reason: R; message: string } => ({
  ok: false,
  kind: 'refused',
  reason,
  message,
})

/** A JSON object, or null: the first step of reading any vendor's answer. */
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> | null =>
  // narrowed to a non-null, non-array object on this line
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null
/** The first element of a list of objects; null if there is none. */
export const firstOf = (list: unknown): Readonly<Record<string, unknown>> | null =>
  Array.isArray(list) ? asRecord(list[0]) : null

/**
 * Non-blank text, trimmed; numbers as their digits; anything else null (gateways print a single space for an empty
 * value).
 */
export function asText(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return null
  return value.trim() || null
}

async function readBounded(response: Response, maxBytes: number): Promise<string | null> {
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
    await response.body?.cancel()
    return null
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) return null
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

/** JSON.parse with source text access (ES2026), which TypeScript's library does not declare yet. */
type LosslessParse = (
  text: string,
  reviver: (key: string, value: unknown, context?: { source?: string }) => unknown,
) => unknown

const keepDigits = (_key: string, value: unknown, context?: { source?: string }): unknown =>
  typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value) && context?.source
    ? context.source
    : value

function nameOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return String(cause)
  return 'code' in cause ? String(cause.code) : cause.message
}
