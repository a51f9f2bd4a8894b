import { z } from 'zod'
import { faultKinds, meaningFaults, type FaultKind } from '../kernel/faults.ts'
import type { Kernel } from '../kernel/kernel.ts'
import { serviceNames, type ServiceName } from '../kernel/service-names.ts'
import { json, type WireReply, type WireRequest } from '../kernel/service.ts'
import { addToFeed } from '../services/applications/feed-rows.ts'
import { mailed } from '../services/mail.ts'
import { arrived } from '../services/messaging/inbox.ts'
import { pushed } from '../services/push/send.ts'
import { webPushed } from '../services/web-push.ts'
import { subscribe } from '../services/web-push/browser.ts'
import { applyRegisterEvent, nextReceiptNo, registerEventKinds } from '../world/register-events.ts'
import { storeIn } from '../world/store.ts'
import { subjectOf } from '../world/unique-no.ts'
import { feedShape, playFeed } from './feed.ts'
import { listPayments, playBuyer } from './payments.ts'

/** The control API for tests and developers: faults, the clock, events, and the state of the outside world. */
export function control(kernel: Kernel, request: WireRequest): WireReply {
  const body = request.method === 'POST' ? parse(request.body) : {}
  if (body === undefined) return wrong({ body: 'must be JSON' })
  const event = /^\/register\/([\d-]+)\/events$/.exec(request.path)
  if (event && request.method === 'POST') return postEvent(kernel, event[1] ?? '', body)
  switch (`${request.method} ${request.path}`) {
    case 'POST /faults':
      return postFault(kernel, body)
    case 'GET /faults':
      return json({ faults: kernel.faults.list() })
    case 'POST /clock':
      return postClock(kernel, body)
    case 'GET /clock':
      return clock(kernel)
    case 'POST /feed':
      return postFeed(kernel, body)
    case 'POST /payments':
      return postPayment(kernel, body)
    case 'GET /payments':
      return json({ payments: listPayments(kernel) })
    case 'GET /messages':
      return json({ messages: arrived(kernel.play('messaging'), request.query.get('to')) })
    case 'GET /mails':
      return json({ mails: mailed(kernel.play('mail'), request.query.get('to')) })
    case 'GET /pushes':
      return json({
        pushes: [
          ...pushed(kernel.play('push'), request.query.get('token')),
          ...webPushed(kernel.play('web-push'), request.query.get('token')),
        ],
      })
    case 'POST /browsers':
      return postBrowser(kernel, request, body)
    case 'GET /dump':
      return json({ ...clockNow(kernel), faults: kernel.faults.list(), tables: kernel.dump() })
    case 'POST /reset':
      return postReset(kernel, body)
    default:
      return json({ error: { path: `no control call ${request.method} ${request.path}` } }, 404)
  }
}

const resetShape = z.strictObject({
  origin: z.url().optional(),
  tables: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
})

function postReset(kernel: Kernel, body: unknown): WireReply {
  const read = resetShape.safeParse(body)
  if (!read.success) return wrong(reasons(read.error))
  kernel.reset(read.data.origin, read.data.tables)
  return json({ ok: true })
}

const browserShape = z.strictObject({ key: z.string().regex(/^[\w-]{87}$/), gone: z.boolean().default(false) })

/** A browser subscribes with a site's key; its endpoint has the origin of this request. */
function postBrowser(kernel: Kernel, request: WireRequest, body: unknown): WireReply {
  const read = browserShape.safeParse(body)
  if (!read.success) return wrong(reasons(read.error))
  const { key: site, gone } = read.data
  const base = `http://${request.headers['host'] ?? 'sandbox'}`
  return json(subscribe(kernel.play('web-push'), base, { site, gone }))
}

const faultShape = z.strictObject({
  service: z.enum(serviceNames),
  kind: z.enum(faultKinds),
  times: z.int().min(0).max(100_000),
  ms: z.int().min(0).max(600_000).default(2000),
})

/** Faults of the registry and of its feed only. */
const registryFaults: readonly FaultKind[] = ['id-in-use', 'maintenance', 'feed-gap', 'cached']
/**
 * Of accepted messages: the result comes late, never, is a failure at the phone, or is listed twice. An 알림톡 is refused.
 */
const messageFaults: readonly FaultKind[] = [
  'result-late',
  'result-never',
  'result-failed',
  'result-twice',
  'template-refused',
]
const isOfPayments = (kind: FaultKind) => !registryFaults.includes(kind) && !messageFaults.includes(kind)
const plays = (service: ServiceName, kind: FaultKind) =>
  !meaningFaults.includes(kind) ||
  (service === 'applications' && (kind === 'id-in-use' || kind === 'maintenance')) ||
  (service === 'applications-feed' && kind === 'feed-gap') ||
  (service === 'register' && kind === 'cached') ||
  // Their lists are an object by id, in which nothing is twice, or asked for one by one.
  (service === 'messaging' && messageFaults.includes(kind) && kind !== 'result-twice') ||
  (service === 'mail' && messageFaults.includes(kind) && kind !== 'result-twice' && kind !== 'template-refused') ||
  (service === 'messaging-nhn' && messageFaults.includes(kind)) ||
  (service === 'portone' && kind !== 'bank-closed' && isOfPayments(kind)) ||
  (service === 'payple' && isOfPayments(kind)) ||
  ((service === 'identity' || service === 'fraud-lookup') && kind === 'wrong-order')

function postFault(kernel: Kernel, body: unknown): WireReply {
  const read = faultShape.safeParse(body)
  if (!read.success) return wrong(reasons(read.error))
  const { service, kind } = read.data
  if (!kernel.services.some((s) => s.name === service)) return wrong({ service: `${service} is not played` })
  if (!plays(service, kind)) return wrong({ kind: `${service} does not play ${kind}` })
  kernel.faults.set(read.data)
  return json({ ok: true, faults: kernel.faults.list() })
}

const clockShape = z.strictObject({ now: z.iso.datetime({ offset: true }).nullable() })

function postClock(kernel: Kernel, body: unknown): WireReply {
  const read = clockShape.safeParse(body)
  if (!read.success) return wrong(reasons(read.error))
  kernel.clock.set(read.data.now === null ? null : new Date(read.data.now))
  return clock(kernel)
}

const clockNow = (kernel: Kernel) => ({ now: kernel.clock.now().toISOString(), offsetMs: kernel.clock.offsetMs() })
const clock = (kernel: Kernel) => json(clockNow(kernel))

const uniqueNoShape = z.string().regex(/^\d{4}-?\d{4}-?\d{6}$/, 'must be 14 digits')
const eventShape = z.strictObject({
  kind: z.enum(registerEventKinds),
  entry: z.strictObject({
    section: z.enum(['갑구', '을구']),
    purpose: z.string().min(1).max(100),
    amount: z.int().min(0).optional(),
    party: z.string().min(1).max(100).optional(),
  }),
  // The other homes of a joint security: the same happens to each of them, with one receipt number.
  also: z.array(uniqueNoShape).max(100).default([]),
  extract: z.literal('refused').optional(),
})

function postEvent(kernel: Kernel, uniqueNo: string, body: unknown): WireReply {
  if (!uniqueNoShape.safeParse(uniqueNo).success) return wrong({ unique_no: 'must be 14 digits' })
  const read = eventShape.safeParse(body)
  if (!read.success) return wrong(reasons(read.error))
  const {
    kind,
    entry: { section, purpose, amount, party },
    also,
    extract,
  } = read.data
  const homes = [uniqueNo, ...also].map((no) => no.replaceAll('-', ''))
  if (!homes.every(subjectOf)) return json({ error: { unique_no: 'no such register' } }, 404)
  const entry = { section, purpose, ...(amount !== undefined && { amount }), ...(party !== undefined && { party }) }
  const { state } = kernel.play('register')
  const [store, now] = [storeIn(state), kernel.clock.now()]
  const joint = also.length > 0 && { receiptNo: nextReceiptNo(homes[0] ?? '', store) }
  for (const no of homes) {
    const heard = applyRegisterEvent(no, { kind, entry, ...joint, ...(extract && { extract }) }, now, store)
    if (heard) addToFeed(state, no, heard, now)
  }
  return json({ ok: true })
}

function postFeed(kernel: Kernel, body: unknown): WireReply {
  const read = feedShape.safeParse(body)
  if (!read.success) return wrong(reasons(read.error))
  playFeed(kernel.play('applications-feed'), read.data)
  return json({ ok: true })
}

const paymentShape = z
  .strictObject({
    merchant_uid: z.string().min(1).max(40),
    amount: z.int().min(0),
    outcome: z.enum(['paid', 'failed', 'cancelled']),
    gateway: z.enum(['portone', 'payple']).default('portone'),
    method: z.enum(['card', 'transfer']).default('card'),
    customer_uid: z.string().max(80).optional(),
    payer_no: z.string().max(20).optional(),
    tax_free: z.int().min(0).optional(),
    card_number: z
      .string()
      .regex(/^\d{16}$/)
      .optional(),
  })
  // For amount 0 a card is registered: at PortOne under the shop's customer_uid, at Payple under Payple's own key.
  .refine((p) => p.amount > 0 || p.customer_uid !== undefined || p.gateway === 'payple', {
    path: ['amount'],
    message: 'must be at least 1',
  })

function postPayment(kernel: Kernel, body: unknown): WireReply {
  const read = paymentShape.safeParse(body)
  return read.success ? json(playBuyer(kernel, read.data)) : wrong(reasons(read.error))
}

const wrong = (error: Record<string, string>): WireReply => json({ error }, 400)
const reasons = (error: z.ZodError): Record<string, string> =>
  Object.fromEntries(
    error.issues.map((issue) => [
      issue.path.join('.') || ('keys' in issue ? String(issue.keys) : 'body'),
      issue.message,
    ]),
  )

function parse(body: string): unknown {
  try {
    return body === '' ? {} : JSON.parse(body)
  } catch {
    return undefined
  }
}
