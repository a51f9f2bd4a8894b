import { link } from '@jipsalpim/contract/routes.ts'
import { BULK_PRODUCT, isNotifier } from '@jipsalpim/contract/areas/subscribe/watch-terms.ts'
import { isTicketPack } from '@jipsalpim/contract/areas/ticket/packs.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../kernel/context.ts'
import type { Payable } from './payable.ts'
import { savePostedKey } from './card/card-of-order.ts'
import { attemptOf } from './queries.ts'
import { scheduleCheck } from './settling/schedule-check.ts'
import { paypleReturnPath, webhookPaths } from './opening/paths.ts'
import { receiveWebhook } from './webhook/receive-webhook.ts'

/** These requests are unsigned, so their size is limited: genuine webhooks are at most half of this. */
const LONGEST_WEBHOOK = 2 * 1024
/** Payple's webhook fields plus those that its page adds for the browser. */
const LONGEST_RETURN = 8 * 1024

/**
 * The endpoints that gateways call, with JSON or a form. Their content is only a hint; our response only confirms
 * receipt.
 */
export function paymentRoutes(app: FastifyInstance, ctx: Context): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser(
    ['application/json', 'application/x-www-form-urlencoded', 'text/plain'],
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  )

  app.post(webhookPaths.portone, { bodyLimit: LONGEST_WEBHOOK }, async (request, reply) => {
    const { merchant_uid, imp_uid } = fieldsOf(request)
    const about = { merchantUid: merchantUidOf(merchant_uid), gatewayId: gatewayIdOf(imp_uid) }
    await receiveWebhook(ctx, 'portone', textOf(request), about)
    return reply.type('text/plain').send('OK')
  })
  app.post(webhookPaths.payple, { bodyLimit: LONGEST_WEBHOOK }, async (request, reply) => {
    const about = { merchantUid: merchantUidOf(fieldsOf(request)['PCD_PAY_OID']), gatewayId: null }
    await receiveWebhook(ctx, 'payple', textOf(request), about)
    return reply.type('text/plain').send('OK')
  })
  /**
   * The buyer's browser posts here from the gateway's page. The post is not trusted; it only triggers a check of the
   * order.
   */
  app.post(paypleReturnPath, { bodyLimit: LONGEST_RETURN }, async (request, reply) => {
    const merchantUid = merchantUidOf(fieldsOf(request)['PCD_PAY_OID'])
    if (merchantUid !== null) {
      await saveKeyInPost(ctx, merchantUid, fieldsOf(request))
      await scheduleCheck(ctx, merchantUid)
    }
    // Only this post reports that the user closed the window; it only selects the message.
    const rst = /^(?:error|close)$/.exec(fieldsOf(request)['PCD_PAY_RST'] ?? '')?.[0]
    return reply
      .code(303)
      .header(
        'location',
        merchantUid !== null
          ? link(completePage(await ctx.hooks.payables.findWhatFor(ctx, merchantUid)), undefined, {
              merchant_uid: merchantUid,
              ...(rst && { rst }),
            })
          : link('analyzePayComplete'),
      )
      .send()
  })
}

/** Accepts only order numbers in our own format. */
const merchantUidOf = (text: string | undefined): string | null =>
  text !== undefined && /^(?:nz|sbulk)[0-9a-z]{1,38}$/.test(text) ? text : null

/** The gateway's id of a payment, restricted to what is safe in a URL and in the database. */
const gatewayIdOf = (text: string | undefined): string | null =>
  text !== undefined && /^[\w-]{1,64}$/.test(text) ? text : null

/** At price 0 only the form contains the key of the registered card; it is checked at the gateway later. */
async function saveKeyInPost(ctx: Context, merchantUid: string, fields: Readonly<Record<string, string>>) {
  const key = fields['PCD_PAYER_ID'] ?? ''
  const attempt = await attemptOf(ctx.db, merchantUid)
  if (attempt?.vendor !== 'payple' || attempt.amount > 0 || !/^[\w=+/-]{8,255}$/.test(key)) return
  await ctx.tx(async (tx) => savePostedKey(tx, await tx.hooks.payables.lock(tx, attempt.order_seq), key))
}

/** The page that shows the buyer of this product the result of the payment. */
function completePage(order: Pick<Payable, 'product' | 'again'> | null) {
  if (order?.again) return 'payOrderComplete'
  if (isTicketPack(order?.product ?? '')) return 'ticketPriceComplete'
  if (order?.product === BULK_PRODUCT) return 'subscribeOwnerHouseComplete'
  return isNotifier(order?.product ?? '') ? 'subscribeComplete' : 'analyzePayComplete'
}

// The parser registered above returns text.
const textOf = (request: FastifyRequest): string => (typeof request.body === 'string' ? request.body : '')

/** Text fields of a JSON object or a form; empty for anything else. */
function fieldsOf(request: FastifyRequest): Readonly<Record<string, string>> {
  const text = textOf(request)
  if (!request.headers['content-type']?.includes('json')) return Object.fromEntries(new URLSearchParams(text))
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body !== 'object' || body === null) return {}
    return Object.fromEntries(
      Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {}
  }
}
