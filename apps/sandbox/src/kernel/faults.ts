import type { ServiceName } from './service-names.ts'
import type { State } from './state.ts'

/** Faults that a user or a test can set for the next `times` requests of a service. */
export const faultKinds = [
  'slow',
  'down',
  'error-before',
  'error-after',
  'timeout-after-effect',
  'late-apply',
  'html',
  'wrong-amount',
  'wrong-order',
  'duplicate-webhook',
  'reorder-webhook',
  'lost-webhook',
  'forged-webhook',
  'partial-cancel',
  'paid-twice',
  'bank-closed',
  'id-in-use',
  'maintenance',
  'feed-gap',
  'cached',
  'result-late',
  'result-never',
  'result-failed',
  'result-twice',
  'template-refused',
  'rate-limit',
  'expired-key',
] as const
export type FaultKind = (typeof faultKinds)[number]
export type Fault = { service: ServiceName; kind: FaultKind; times: number; ms: number }

export type Faults = {
  /** Replaces the fault of the same service and kind; `times: 0` removes it. */
  set: (fault: Fault) => void
  list: () => readonly Fault[]
  /** The next fault for a request, in the order in which they were set; counts it down. */
  fire: (service: ServiceName, touches: 'read' | 'effect') => Fault | null
  /** Counts down a fault that the service simulates itself. */
  take: (service: ServiceName, kind: FaultKind) => boolean
}

/** Simulated by the service: never spent on a request that it does not affect. */
export const meaningFaults: readonly FaultKind[] = [
  'wrong-amount',
  'wrong-order',
  'duplicate-webhook',
  'reorder-webhook',
  'lost-webhook',
  'forged-webhook',
  'partial-cancel',
  'paid-twice',
  'bank-closed',
  'id-in-use',
  'maintenance',
  'feed-gap',
  'cached',
  'result-late',
  'result-never',
  'result-failed',
  'result-twice',
  'template-refused',
]
const effectFaults: readonly FaultKind[] = ['error-after', 'timeout-after-effect', 'late-apply']

export function createFaults(state: State): Faults {
  const rows = state.rows<Fault>('faults')
  const keyOf = (service: ServiceName, kind: FaultKind) => `${service} ${kind}`
  const spend = (key: string, fault: Fault) => {
    if (fault.times > 1) rows.put(key, { ...fault, times: fault.times - 1 })
    else rows.remove(key)
  }
  return {
    set: (fault) => {
      const key = keyOf(fault.service, fault.kind)
      rows.remove(key)
      if (fault.times > 0) rows.put(key, fault)
    },
    list: () => rows.all().map(([, fault]) => fault),
    fire: (service, touches) => {
      for (const [key, fault] of rows.all()) {
        if (fault.service !== service || meaningFaults.includes(fault.kind)) continue
        if (touches === 'read' && effectFaults.includes(fault.kind)) continue
        spend(key, fault)
        return fault
      }
      return null
    },
    take: (service, kind) => {
      const key = keyOf(service, kind)
      const fault = rows.get(key)
      if (fault) spend(key, fault)
      return fault !== undefined
    },
  }
}
