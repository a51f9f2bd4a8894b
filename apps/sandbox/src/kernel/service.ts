import type { FaultKind } from './faults.ts'

/** The outside services that the sandbox plays, as `/sandbox/control/faults` names them. */
export const serviceNames = [
  'portone', 'payple', 'register', 'applications', 'address', 'building', 'trades', 'official-price',
  'messaging', 'login', 'identity', 'credit', 'fraud-lookup', 'files', 'bank',
] as const
export type ServiceName = (typeof serviceNames)[number]

/** A request at the wire, path already cut to what follows the service's own base. */
export type WireRequest = {
  method: string
  path: string
  query: URLSearchParams
  headers: Readonly<Record<string, string | undefined>>
  body: string
}
export type WireReply = { status: number; headers: Readonly<Record<string, string>>; body: string | Uint8Array }

/** What a service gets: the product's clock, where the outside reaches us, state that survives a kill, the fault that fires. */
export type Play = {
  now: () => Date
  /** Origin of the product, for redirects and webhooks: 'http://localhost:8080'. */
  origin: () => string
  /** The fault that was set for this request, already counted down; latency and transport faults are played by the kernel. */
  fault: FaultKind | null
}

export type Service = {
  name: ServiceName
  /** Path prefixes that this service answers under the sandbox's root, e.g. ['/juso']. */
  bases: readonly string[]
  handle: (request: WireRequest, play: Play) => Promise<WireReply> | WireReply
}

export const json = (value: unknown, status = 200): WireReply => ({
  status, headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify(value),
})
export const text = (body: string, type = 'text/plain; charset=utf-8', status = 200): WireReply => ({
  status, headers: { 'content-type': type }, body,
})
