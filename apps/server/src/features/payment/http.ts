import { link } from '@jipsalpim/contract/routes.ts'
import { isTicketPack } from '@jipsalpim/contract/ticket-packs.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../main/context.ts'
import { findWhatFor, type WhatFor } from '../order/find-order.ts'
import { lookAfter } from './look-after.ts'
import { paypleReturnPath, webhookPaths } from './paths.ts'
import { receiveWebhook } from './receive-webhook.ts'

/** Where the gateways come in, with JSON or a form. What they say is only a hint; what we answer is only that we heard. */
export function paymentRoutes(app: FastifyInstance, ctx: Context): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser(
    ['application/json', 'application/x-www-form-urlencoded', 'text/plain'],
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  )

  app.post(webhookPaths.portone, async (request, reply) => {
    await receiveWebhook(ctx, 'portone', textOf(request), fieldsOf(request)['merchant_uid'] ?? null)
    return reply.type('text/plain').send('OK')
  })
  app.post(webhookPaths.payple, async (request, reply) => {
    await receiveWebhook(ctx, 'payple', textOf(request), fieldsOf(request)['PCD_PAY_OID'] ?? null)
    return reply.type('text/plain').send('OK')
  })
  /** The buyer's browser posts here from the gateway's page: nothing of it is believed, the order is looked after. */
  app.post(paypleReturnPath, async (request, reply) => {
    const merchantUid = fieldsOf(request)['PCD_PAY_OID'] ?? ''
    await lookAfter(ctx, merchantUid)
    const ours = /^nz[0-9a-z]{1,38}$/.test(merchantUid)
    // Whether the person closed the window: nowhere else is it said, and it decides only the words.
    const rst = /^(?:error|close)$/.exec(fieldsOf(request)['PCD_PAY_RST'] ?? '')?.[0]
    return reply
      .code(303)
      .header(
        'location',
        ours
          ? link(completePage(await findWhatFor(ctx, merchantUid)), undefined, {
              merchant_uid: merchantUid,
              ...(rst && { rst }),
            })
          : link('analyzePayComplete'),
      )
      .send()
  })
}

const completePage = (order: WhatFor | null) =>
  order?.again ? 'payOrderComplete' : isTicketPack(order?.product ?? '') ? 'ticketPriceComplete' : 'analyzePayComplete'

// The one parser above gives text.
const textOf = (request: FastifyRequest): string => (typeof request.body === 'string' ? request.body : '')

/** Text fields of a JSON object or a form; of anything else, none. */
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
