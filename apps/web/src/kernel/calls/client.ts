import { callTable, type CallName } from '@jipsalpim/contract/call-table.ts'
import type { CallRow } from '@jipsalpim/contract/row.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import type { Envelope, Fails, Output, Sent } from '@jipsalpim/contract/call.ts'
import { errorNamed, errors, type ErrorName } from '@jipsalpim/contract/errors.ts'
import { dropGuest, guestToken } from '../login/guest.ts'
import { loseSession, readSession, setLeaving } from '../login/session.ts'
import { previewHeader } from '../login/preview-token.ts'
import { wordsReady } from '../../lang/translated.ts'
import { describeError } from './describe-error.ts'
import { kernelWords } from '../words.ts'

/** The answer of a call: data, or a refusal by name. `fields` says which input is wrong and why. */
export type Reply<N extends CallName> =
  | { ok: true; data: Output<CallNamed<N>> }
  | {
      ok: false
      error: Fails<CallNamed<N>> | 'offline'
      message: string
      fields: Record<string, string>
      data: unknown
    }

const TIMEOUT_MS = 30_000
/** Includes the time in which the server reads and redraws the file. */
const FILE_TIMEOUT_MS = 90_000

/** Options for a call with a file. */
export type Sending = { signal?: AbortSignal; onProgress?: (share: number) => void }

/**
 * The only function that fetches from the API. `onceKey` is required for `once` calls; create it before the first
 * attempt.
 */
export async function send<N extends CallName>(
  name: N,
  input: Sent<CallNamed<N>>,
  onceKey?: string,
  sending: Sending = {},
): Promise<Reply<N>> {
  const row: CallRow = callTable[name]
  const rest = { ...(input as Record<string, unknown>) }
  const path = row.path.replace(/:(\w+)/g, (_, key: string) => {
    const value = rest[key]
    delete rest[key]
    return encodeURIComponent(String(value))
  })
  const isFile = row.file !== undefined
  const { file, ...fields } = rest
  const inQuery = row.method === 'GET' ? rest : isFile ? fields : {}
  const asGuest = row.access === 'guest'
  const token = asGuest ? guestToken() : readSession()?.token
  let body: Envelope<Output<CallNamed<N>>>
  try {
    const url = `/api/v1${path}${queryOf(inQuery)}`
    const late = AbortSignal.timeout(isFile ? FILE_TIMEOUT_MS : TIMEOUT_MS)
    const request = {
      method: row.method,
      headers: {
        accept: 'application/json',
        ...(row.method === 'GET' ? {} : { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(row.preview ? previewHeader() : {}),
        ...(onceKey === undefined ? {} : { 'idempotency-key': onceKey }),
      },
      // a call with a file has its bytes in this field
      ...(row.method === 'GET' || isFile ? {} : { body: JSON.stringify(rest) }),
      signal: sending.signal ? AbortSignal.any([late, sending.signal]) : late,
    }
    const answer: unknown = isFile
      ? await (
          await import('./upload.ts')
        ).upload(url, { ...request, body: file as BodyInit, ...sending, signal: request.signal })
      : await (await fetch(url, request)).json()
    // The server strips every answer to the call's schema, so it has the contract's shape.
    body = answer as Envelope<Output<CallNamed<N>>>
    // The only answer that is about the session: a failed login says nothing about the existing session.
    if (body.code === errors.logInFirst.code) (asGuest ? dropGuest : loseSession)()
    if (body.code === errors.withdrawing.code) setLeaving(true)
  } catch {
    return { ok: false, error: 'offline', message: kernelWords.offline, fields: {}, data: null }
  }
  if (body.code === 0) return { ok: true, data: body.data as Output<CallNamed<N>> }
  const error: ErrorName = errorNamed(body.code)
  // The error texts are loaded with this file, but a page need not wait for them before using it.
  await wordsReady()
  return {
    ok: false,
    // A call returns only errors that it declares, or the general ones.
    error: error as Fails<CallNamed<N>>,
    message: describeError(error, body.message),
    fields: error === 'invalidInput' && isFields(body.data) ? body.data : {},
    data: body.data,
  }
}

/** A message sent on leaving the page: no answer is read, and it does not affect the session. */
export function leaveWord<N extends CallName>(name: N, input: Sent<CallNamed<N>>): void {
  const body = new Blob([JSON.stringify(input)], { type: 'application/json' })
  navigator.sendBeacon(`/api/v1${callTable[name].path}`, body)
}

const queryOf = (rest: Record<string, unknown>): string => {
  const pairs = Object.entries(rest).flatMap(([k, v]) => (v === undefined || v === null ? [] : [[k, String(v)]]))
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}
const isFields = (v: unknown): v is Record<string, string> => typeof v === 'object' && v !== null
