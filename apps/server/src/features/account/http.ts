import { link } from '@jipsalpim/contract/routes.ts'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../kernel/context.ts'
import { receiveAppleAnswer } from './login/receive-apple-answer.ts'

/** The endpoint to which a provider posts: a page's URL, called by a form of another site. */
export function accountRoutes(app: FastifyInstance, ctx: Context): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  app.post(link('analyzeAppleLogin'), async (request, reply) => {
    // the parser registered above returns text
    const fields = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
    return reply
      .code(303)
      .header('location', await receiveAppleAnswer(ctx, fields))
      .header('cache-control', 'no-store')
      .send()
  })
}
