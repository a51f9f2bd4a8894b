import { browserAsset } from '../browser/page.ts'
import type { Service } from '../kernel/service.ts'
import { apple } from './login/apple.ts'
import { kakao } from './login/kakao.ts'

/** The two logins. Pages, scripts and public keys never get a fault; redeeming a code is an effect. */
export const loginService: Service = {
  name: 'login',
  bases: ['/kakao', '/apple'],
  touches: ({ path }) =>
    /\/(token|unlink|revoke)$/.test(path) ? 'effect' : path.startsWith('/v') ? 'read' : 'nothing',
  handle: (request, play) => {
    const asset = browserAsset(request.path)
    return asset ?? (request.base === '/kakao' ? kakao(request, play) : apple(request, play))
  },
}
