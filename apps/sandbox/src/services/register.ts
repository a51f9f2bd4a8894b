import { json, type Play, type Service, text, type WireReply, type WireRequest } from '../kernel/service.ts'
import { registerPage } from './register/page.ts'
import { findReply } from './register/find.ts'
import { statusReply } from './register/status.ts'
import { codefReply, readCodef, tokenReply, tokenRefusal } from './register/wire.ts'

const base = '/v1/kr/public/ck/real-estate-register'

/** 인터넷등기소 through CODEF: OAuth token, JSON in, percent-encoded JSON out as text/plain. */
export const registerService: Service = {
  name: 'register',
  bases: ['/codef', '/registers'],
  touches: (request) =>
    request.base === '/registers' || request.path === '/oauth/token'
      ? 'nothing'
      : request.path.endsWith('/status')
        ? 'effect'
        : 'read',
  handle: async (request, play) => {
    if (request.base === '/registers') return registerPage(request, play)
    if (request.path === '/oauth/token') return tokenReply(request, play)
    return await call(request, play)
  },
}

async function call(request: WireRequest, play: Play): Promise<WireReply> {
  const refused = tokenRefusal(request, play)
  if (refused) return refused
  const body = readCodef(request)
  if (!body) return json({ error: 'bad_request' }, 400)
  if (play.fault === 'rate-limit') return codefReply({ code: 'CF-00025', message: '요청 한도를 초과했습니다.' }, {})
  switch (request.path) {
    case `${base}/address`:
      return findReply(body)
    case `${base}/status`:
      return await statusReply(body, play)
    default:
      return text('Not Found', undefined, 404)
  }
}
