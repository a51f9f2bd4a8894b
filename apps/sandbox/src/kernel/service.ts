import type { ServiceName } from './service-names.ts'
import type { FaultKind } from './faults.ts'
import type { State } from './state.ts'
import type { Delivery } from './tasks.ts'

/** An HTTP request; the path is relative to the service's own base. */
export type WireRequest = {
  method: string
  /** The prefix that was removed: '/kakao' or '/apple' for one service with two. */
  base: string
  path: string
  query: URLSearchParams
  headers: Readonly<Record<string, string | undefined>>
  body: string
  /** The body as base64, if it is encrypted and not text. */
  raw?: string
}
export type WireReply = { status: number; headers: Readonly<Record<string, string>>; body: string | Uint8Array }

/** What a service gets: the product's clock and origin, state that survives a kill, and the fault for this request. */
export type Play = {
  now: () => Date
  /** Origin of the product, for redirects and webhooks: 'http://localhost:8080'. */
  origin: () => string
  /**
   * The fault for this request, already counted down; latency and transport faults are simulated by the kernel, so this
   * is 'rate-limit', 'expired-key' or null.
   */
  fault: FaultKind | null
  /**
   * True as many times as the fault was set: for faults that the service simulates itself (amounts, orders, webhooks).
   */
  take: (kind: FaultKind) => boolean
  /** This service's own tables, in the journal. */
  state: State
  /** Posts to the product later, survives a kill, and retries if configured. */
  deliver: (delivery: Delivery) => void
}

export type Service = {
  name: ServiceName
  /** A service whose tables it uses too: two vendors that send to the same phones. */
  sharesWith?: ServiceName
  /** Path prefixes of this service under the sandbox's root, e.g. ['/juso']. */
  bases: readonly string[]
  /**
   * What a request does, so that a fault is not spent on a page or a handshake; the default is 'effect'. Faults that
   * happen after an effect wait for a request that has one; 'nothing' never gets a fault.
   */
  touches?: (request: WireRequest) => 'nothing' | 'read' | 'effect'
  handle: (request: WireRequest, play: Play) => Promise<WireReply> | WireReply
}

export const json = (value: unknown, status = 200): WireReply => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(value),
})
export const text = (body: string, type = 'text/plain; charset=utf-8', status = 200): WireReply => ({
  status,
  headers: { 'content-type': type },
  body,
})
