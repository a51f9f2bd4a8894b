import { browserAsset } from '../browser/page.ts'
import type { Service, WireReply, WireRequest } from '../kernel/service.ts'
import { certificationPage, passWindow } from './identity/window.ts'
import { forgetCertification, showCertification } from './identity/certification.ts'
import { failed, unauthorized } from './portone/envelope.ts'
import { dropTokens, getToken, hasToken } from './portone/token.ts'

/**
 * PortOne V1 certifications: the window that its browser script opens, and the REST calls that return the certified
 * person.
 */
export const identityService: Service = {
  name: 'identity',
  bases: ['/identity'],
  touches: ({ method, path }) => {
    if (isBrowserSide(path) || path === '/users/getToken') return 'nothing'
    return method === 'GET' ? 'read' : 'effect'
  },
  handle: (request, play) => {
    if (isBrowserSide(request.path)) return browserAsset(request.path) ?? browserSide(request, play)
    if (request.path === '/users/getToken' && request.method === 'POST') return getToken(play, request)
    if (play.fault === 'rate-limit') return failed('Too Many Requests', 429, -1)
    if (play.fault === 'expired-key') dropTokens(play)
    if (!hasToken(play, request)) return unauthorized()
    const id = /^\/certifications\/([\w-]+)$/.exec(request.path)?.[1]
    if (id && request.method === 'GET') return showCertification(play, id)
    if (id && request.method === 'DELETE') return forgetCertification(play, id)
    return failed('Not Found', 404, -1)
  },
}

const isBrowserSide = (path: string) => /^\/window(\/|$)|\.(js|css|woff2)$/.test(path)

function browserSide(request: WireRequest, play: Parameters<Service['handle']>[1]): WireReply {
  if (request.path === '/window' && request.method === 'GET') return certificationPage(request)
  if (request.path === '/window/pass' && request.method === 'POST') return passWindow(play, request)
  return failed('Not Found', 404, -1)
}
