import { randomUUID } from 'node:crypto'
import { callTable, type CallName } from '@jipsalpim/contract/call-table.ts'
import type { CallRow } from '@jipsalpim/contract/row.ts'
import type { Output, Sent } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'

/** `data` is the call's output when `code` is 0; check `code` first. */
export type Answered<N extends CallName> = {
  status: number
  code: number
  data: Output<CallNamed<N>>
  message: string
  headers: Headers
  text: string
}
export type CallOptions = {
  token?: string | undefined
  /** The Idempotency-Key: a new one where the call needs one and none is given; null sends none. */
  key?: string | null
  headers?: Readonly<Record<string, string>>
}
export type Caller = <N extends CallName>(
  name: N,
  input: Sent<CallNamed<N>>,
  options?: CallOptions,
) => Promise<Answered<N>>

/** Calls a running server over HTTP, typed by the contract. */
export const createCaller =
  (origin: string): Caller =>
  async (name, input, options = {}) => {
    const row: CallRow = callTable[name]
    // every call's input is an object; that of a call with a file has its bytes
    const { file, ...fields } = { ...input } as Record<string, unknown> & { file?: Uint8Array<ArrayBuffer> }
    const path = row.path.replaceAll(/:(\w+)/g, (_, field: string) => {
      const value = String(fields[field])
      delete fields[field]
      return encodeURIComponent(value)
    })
    const given = Object.entries(fields).filter(([, value]) => value !== undefined)
    const query =
      (row.method === 'GET' || row.file !== undefined) && given.length
        ? `?${new URLSearchParams(given.map(([field, value]) => [field, String(value)]))}`
        : ''
    const key = options.key === undefined && row.once ? randomUUID() : options.key
    const response = await fetch(`${origin}/api/v1${path}${query}`, {
      method: row.method,
      headers: {
        ...options.headers,
        ...(options.token && { authorization: `Bearer ${options.token}` }),
        ...(key && { 'idempotency-key': key }),
        ...(row.method !== 'GET' && {
          'content-type': row.file === undefined ? 'application/json' : 'application/octet-stream',
        }),
      },
      ...(row.method !== 'GET' && { body: row.file === undefined ? JSON.stringify(fields) : (file ?? '') }),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, ...JSON.parse(text) }
  }
