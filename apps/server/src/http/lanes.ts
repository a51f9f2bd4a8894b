import type { FastifyInstance } from 'fastify'
import { API, send } from './call-routes.ts'
import { refusal } from './envelope.ts'

/**
 * Requests at work at once in one process; the rest is told to come again, fast. As many as are answered within an eighth
 * of a second at about 770 orders a second (`npm run bench -- api`). A third is kept for money that has been sent, and
 * money takes that third first: a wave of webhooks turns no buyer away while it lasts.
 */
const SLOTS = 96
const SLOTS_FOR_ALL = 64
/** What must go through when everything else is shed: webhooks, returns from the gateway, confirmations, logins. */
const critical = [
  `${API}/webhooks/`,
  `${API}/payple/`,
  `${API}/portone/`,
  `${API}/order/complete`,
  `${API}/order/once-complete`,
  `${API}/order/coupon/once-complete`,
  `${API}/user/login/`,
]

export function lanes(app: FastifyInstance): { inFlight: () => number } {
  let ordinary = 0
  let money = 0
  const full = (isMoney: boolean) => ordinary + money >= SLOTS || (!isMoney && ordinary >= SLOTS_FOR_ALL)
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return
    const isMoney = critical.some((path) => request.url.startsWith(path))
    if (full(isMoney)) return send(reply, refusal('tryLater'))
    if (isMoney) money += 1
    else ordinary += 1
    reply.raw.once('close', () => {
      if (isMoney) money -= 1
      else ordinary -= 1
    })
  })
  return { inFlight: () => ordinary + money }
}
