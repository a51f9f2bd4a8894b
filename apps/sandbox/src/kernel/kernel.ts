import { createClock, type Clock } from './clock.ts'
import { createFaults, meaningFaults, type Fault, type Faults } from './faults.ts'
import type { ServiceName } from './service-names.ts'
import type { Play, Service, WireReply, WireRequest } from './service.ts'
import { openJournal, type Dump, type Journal } from './state.ts'
import { createLater, type Delivery } from './tasks.ts'

export type Kernel = {
  clock: Clock
  faults: Faults
  services: readonly Service[]
  play: (service: ServiceName, fault?: Fault | null) => Play
  find: (path: string) => { service: Service; base: string } | null
  /** Handles a request after `ms`, and returns the reply if the caller still waits. */
  applyLater: (service: Service, request: WireRequest, ms: number) => Promise<WireReply>
  dump: () => Dump
  /** How often the world was reset: what began before a reset has no effect after it. */
  resets: () => number
  /** `to`: the origin of another product that is served from now on; `then`: the state of an earlier dump. */
  reset: (to?: string, then?: Dump) => void
  start: () => void
  close: () => void
}

/** Key pairs survive a reset of the world: the product caches their public half in memory. */
const keyPairs: ReadonlySet<string> = new Set(['login/keys', 'register/keys'])
const onItsWay: ReadonlySet<string> = new Set(['kernel/deliveries', 'kernel/late'])
const survivesReset = (table: string) => keyPairs.has(table)
type LateRequest = { id: string; service: ServiceName; request: Omit<WireRequest, 'query'> & { query: string } }

export function createKernel(options: { dataDir: string; origin: string; services: readonly Service[] }): Kernel {
  const journal: Journal = openJournal(options.dataDir)
  const own = journal.under('kernel')
  const clock = createClock(own)
  const faults = createFaults(own)
  const waiting = new Map<string, (reply: WireReply) => void>()
  let { origin } = options
  let resets = 0

  const deliveries = createLater<Delivery>(own, 'deliveries', async (delivery) => {
    const heard = await post(delivery)
    if (!heard && delivery.retries > 0) deliveries.add({ ...delivery, retries: delivery.retries - 1 }, delivery.everyMs)
  })
  const play = (service: ServiceName, fault: Fault | null = null): Play => ({
    now: clock.now,
    origin: () => origin,
    fault: fault && !meaningFaults.includes(fault.kind) ? fault.kind : null,
    take: (kind) => faults.take(service, kind),
    state: journal.under(options.services.find((s) => s.name === service)?.sharesWith ?? service),
    deliver: (delivery) => deliveries.add(delivery, delivery.afterMs),
  })
  const late = createLater<LateRequest>(own, 'late', async ({ id, service, request }) => {
    const target = options.services.find((s) => s.name === service)
    const reply = await target?.handle({ ...request, query: new URLSearchParams(request.query) }, play(service))
    if (reply) waiting.get(id)?.(reply)
    waiting.delete(id)
  })

  return {
    clock,
    faults,
    services: options.services,
    play,
    find: (path) => {
      const hits = options.services.flatMap((service) =>
        service.bases.filter((base) => path === base || path.startsWith(`${base}/`)).map((base) => ({ service, base })),
      )
      return hits.toSorted((a, b) => b.base.length - a.base.length)[0] ?? null
    },
    applyLater: (service, request, ms) =>
      new Promise((done) => {
        const id = String(own.next('late-request'))
        waiting.set(id, done)
        late.add({ id, service: service.name, request: { ...request, query: request.query.toString() } }, ms)
      }),
    dump: () => {
      const tables = Object.entries(journal.dump())
      return Object.fromEntries(tables.filter(([table]) => !survivesReset(table)))
    },
    resets: () => resets,
    reset: (to = origin, then = {}) => {
      origin = to
      resets += 1
      deliveries.clear()
      late.clear()
      waiting.clear()
      // What was being delivered at the time of the dump is not delivered again.
      const stays = Object.entries(then).filter(([table]) => !onItsWay.has(table))
      journal.clear(survivesReset, Object.fromEntries(stays))
    },
    start: () => {
      deliveries.start()
      late.start()
    },
    close: () => {
      deliveries.stop()
      late.stop()
      journal.close()
    },
  }
}

/** PortOne's first delivery allows 10 s to connect and 30 s to answer. One timeout is enough here. */
async function post(delivery: Delivery): Promise<boolean> {
  try {
    const { url, headers, body } = delivery
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
    })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
