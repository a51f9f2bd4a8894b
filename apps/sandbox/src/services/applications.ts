import { text, type Service } from '../kernel/service.ts'
import { infotechReply } from './applications/infotech.ts'
import { tilkoReply, tilkoKeyReply } from './applications/tilko.ts'

/**
 * The registry's list of pending applications, in the wire formats of two vendors. It reads the state of the register's
 * world.
 */
export const applicationsService: Service = {
  name: 'applications',
  sharesWith: 'register',
  bases: ['/tilko', '/infotech'],
  // A look-up counts for its account at the registry, even if the answer is lost.
  touches: ({ method }) => (method === 'POST' ? 'effect' : 'nothing'),
  handle: async (request, play) => {
    switch (`${request.method} ${request.base}${request.path}`) {
      case 'GET /tilko/api/Auth/GetPublicKey':
        return tilkoKeyReply(request, play)
      case 'POST /tilko/api/v2.0/Iros2IdLogin/RetrieveApplCsprCsList':
        return await tilkoReply(request, play)
      case 'POST /infotech/':
        return await infotechReply(request, play)
      default:
        return text('Not Found', undefined, 404)
    }
  },
}
