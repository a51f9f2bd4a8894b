import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { link } from '@jipsalpim/contract/routes.ts'
import { API, send } from './call-routes.ts'
import { refusal } from './envelope.ts'
import { Lane, type LaneSize } from './lane.ts'
import { networkOf } from './network-of.ts'

/**
 * Requests served at once in one process, by kind of work, so that no kind blocks another; the rest is quickly asked to
 * retry. Requests that anybody can forge (webhooks, returns from a window) have their own narrow lanes.
 */
const sizes = {
  /** This many are answered within an eighth of a second at about 770 orders a second (`npm run bench -- api`). */
  ordinary: { slots: 64, queue: 0, waitMs: 0 },
  /** Payments: confirmations, and the window's parameters. */
  payment: { slots: 32, queue: 64, waitMs: 3000 },
  /**
   * Few more than there are connections to the database: with more, logins only wait for each other and all time out.
   * The queue takes a burst of a hundred; a request that times out in it has cost nothing yet.
   */
  login: { slots: 8, queue: 96, waitMs: 1500 },
  /** A file is read by its own thread, of which a machine can run few; each waits for its body outside the lane. */
  upload: { slots: 2, queue: 16, waitMs: 10_000, perAddress: 4, rate: { perSecond: 1, burst: 30 } },
  /** A gateway sends some ten payments a second on a record day, and repeats what was not answered. */
  webhook: { slots: 4, queue: 256, waitMs: 3000, perAddress: 128, rate: { perSecond: 50, burst: 300 } },
  return: { slots: 4, queue: 128, waitMs: 3000, perAddress: 32, rate: { perSecond: 20, burst: 100 } },
} satisfies Record<string, LaneSize>
export type LaneName = keyof typeof sizes

/**
 * The lanes of calls for which the contract names none, by the path's prefix, the first match; the rest of the API is
 * `ordinary`.
 */
const lanePaths: readonly (readonly [path: string, lane: LaneName])[] = [
  [`${API}/webhooks/`, 'webhook'],
  [`${API}/payple/return`, 'return'],
  [`${API}/report-dispute-paper/shared/`, 'ordinary'],
  [`${API}/report-dispute-paper`, 'upload'],
  [`${API}/report-document/`, 'ordinary'],
  [`${API}/report-document`, 'upload'],
  [`${API}/user/login/`, 'login'],
  [link('analyzeAppleLogin'), 'login'],
  ['/api/', 'ordinary'],
]

const STUCK_MS = 5000
/** Only these lanes decide readiness: the others are used by outsiders, or wait for a login provider. */
const answersReadiness: readonly LaneName[] = ['ordinary', 'payment']

export type Lanes = {
  counts: () => Readonly<Record<LaneName, Lane['counts']>>
  /** A lane in which no request ends any more; null if there is none. */
  stuck: () => LaneName | null
}

/**
 * Assigns every route of the API to its lane: refused before the body is read while the lane is full, admitted once the
 * body has arrived.
 */
export function createLanes(app: FastifyInstance): Lanes {
  // the keys are those of `sizes`
  const lanes = Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, new Lane(size)])) as Record<
    LaneName,
    Lane
  >
  const entered = new WeakSet<FastifyRequest>()
  app.addHook('onRoute', (route) => {
    const name = route.config?.lane ?? lanePaths.find(([path]) => route.url.startsWith(path))?.[1]
    if (!name) return
    const lane = lanes[name]
    const atDoor = async (request: FastifyRequest, reply: FastifyReply) =>
      lane.refusesAtDoor(networkOf(request.ip)) ? send(reply, refusal('tryLater')) : undefined
    const enter = async (request: FastifyRequest, reply: FastifyReply) => {
      if (!(await lane.enter(networkOf(request.ip), (gone) => reply.raw.once('close', gone))))
        return send(reply, refusal('tryLater'))
      entered.add(request)
    }
    // Released when the work is done: a client that reads slowly, or has disconnected, does not change that.
    const leave = async (request: FastifyRequest) => {
      if (entered.delete(request)) lane.leave(networkOf(request.ip))
    }
    route.onRequest = [atDoor, ...listOf(route.onRequest)]
    route.preHandler = [...listOf(route.preHandler), enter]
    route.onSend = [leave, ...listOf(route.onSend)]
  })
  return {
    // the same keys
    counts: () =>
      Object.fromEntries(Object.entries(lanes).map(([name, lane]) => [name, lane.counts])) as ReturnType<
        Lanes['counts']
      >,
    stuck: () => answersReadiness.find((name) => lanes[name].isStuck(STUCK_MS)) ?? null,
  }
}

const listOf = <T>(hooks: T | T[] | undefined): T[] =>
  hooks === undefined ? [] : Array.isArray(hooks) ? hooks : [hooks]
