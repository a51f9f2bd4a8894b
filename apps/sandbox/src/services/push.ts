import { json, type Service, type WireReply } from '../kernel/service.ts'
import { googleError, sendMessage } from './push/send.ts'
import { dropTokens, getToken, hasToken } from './push/token.ts'

const SEND = /^\/v1\/projects\/([^/]+)\/messages:send$/

/**
 * Firebase Cloud Messaging, HTTP v1, and Google's tokens for it. `GET /control/pushes` lists the pushes of a device.
 */
export const pushService: Service = {
  name: 'push',
  bases: ['/fcm'],
  touches: ({ path }) => (SEND.test(path) ? 'effect' : 'nothing'),
  handle: (request, play): WireReply => {
    if (request.method !== 'POST') return json({ error: 'not found' }, 404)
    if (request.path === '/token') return getToken(play, request)
    const project = SEND.exec(request.path)?.[1]
    if (project === undefined) return googleError(404, 'NOT_FOUND', 'Requested entity was not found.')
    if (play.fault === 'rate-limit')
      return googleError(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.', 'QUOTA_EXCEEDED', { 'retry-after': '90' })
    if (play.fault === 'expired-key') dropTokens(play)
    if (!hasToken(play, request))
      return googleError(401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.')
    return sendMessage(play, decodeURIComponent(project), request)
  },
}
