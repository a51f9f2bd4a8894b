import type { FastifyInstance } from 'fastify'
import { isSigned, sign } from '../../../crypto/token.ts'
import type { Context } from '../../../kernel/context.ts'
import { drawCard } from './draw-card.ts'
import { openAssessment } from './read-shared.ts'
import { liveShareOfSeq, type LiveShare } from './share-queries.ts'
import { cardOf } from './card-words.ts'

const PURPOSE = 'report-share-card'
const PATH = '/api/v1/report-share-cards'

/**
 * The picture of a share: its URL has its own signature, so that servers that load pictures do not get the link's
 * token.
 */
export const cardUrl = (ctx: Pick<Context, 'settings'>, { share_seq }: Pick<LiveShare, 'share_seq'>): string =>
  `${ctx.settings.origin}${PATH}/${share_seq}~${sign(ctx.settings.signingKey, PURPOSE, String(share_seq))}.png`

/** Pictures of shares: available as long as the share, and never cached. */
export function shareCardRoute(app: FastifyInstance, ctx: Context): void {
  app.get(`${PATH}/:name`, async (request, reply) => {
    // the route's own parameter
    const { name } = request.params as { name: string }
    const [seq = '', signature = ''] = name.replace(/\.png$/, '').split('~')
    const isOurs = /^\d{1,15}$/.test(seq) && isSigned(ctx.settings.signingKey, PURPOSE, seq, signature)
    const share = isOurs ? (await liveShareOfSeq(ctx.db, { seq: Number(seq) }))[0] : undefined
    if (!share) return reply.callNotFound()
    const picture = await drawCard(cardOf(await openAssessment(ctx, share), ctx.now()))
    return reply.header('cross-origin-resource-policy', 'cross-origin').type('image/png').send(picture)
  })
}
