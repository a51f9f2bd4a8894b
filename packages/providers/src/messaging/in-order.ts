import type { Outcome } from '../outcome.ts'
import type { Accepted, Delivery, MessagingPort, NoticeRefusal, Sent } from './port.ts'

export type NamedVendor = { name: string; port: MessagingPort }

/**
 * Vendors in the order in which they are called. The next one sends only what the previous one certainly did not: it
 * was unreachable, our account there has no balance, or it refuses our keys, our sender profile or the template. After
 * any other outcome, above all a timeout, the message may have been sent, and no vendor is called to send it again before
 * `find` has checked every vendor.
 */
export function inOrder(vendors: readonly NamedVendor[]): MessagingPort {
  return {
    send: (notice) => sendBy(vendors, (port) => port.send(notice)),
    sendText: (text) => sendBy(vendors, (port) => port.sendText(text)),
    find: async (reference) => {
      let unheard: Awaited<ReturnType<MessagingPort['find']>> | null = null
      for (const { port } of vendors) {
        const found = await port.find(reference)
        if (found.ok && found.value !== null) return found
        if (!found.ok) unheard ??= found
      }
      return unheard ?? { ok: true, value: null }
    },
    deliveries: (accepted) => deliveriesOf(vendors, accepted),
  }
}

type Sending = Outcome<Sent, NoticeRefusal>
async function sendBy(
  vendors: readonly NamedVendor[],
  send: (port: MessagingPort) => Promise<Sending>,
): Promise<Sending> {
  const passedOver: string[] = []
  let last: Sending | null = null
  for (const { name, port } of vendors) {
    last = await send(port)
    if (last.ok) return { ok: true, value: { ...last.value, passedOver } }
    if (!isCertainlyUnsent(last)) return last
    passedOver.push(`${name}: ${last.message}`)
  }
  if (last === null) throw new Error('no vendor of messages')
  return last
}

/** Each vendor knows only the messages that it accepted. The messages of a vendor that does not answer are left out. */
async function deliveriesOf(
  vendors: readonly NamedVendor[],
  accepted: readonly Accepted[],
): ReturnType<MessagingPort['deliveries']> {
  const known = new Map<string, Delivery>()
  let unheard: Awaited<ReturnType<MessagingPort['deliveries']>> | null = null
  for (const { port } of vendors) {
    const rest = accepted.filter((a) => !known.has(a.messageId))
    if (rest.length === 0) break
    const answer = await port.deliveries(rest)
    if (answer.ok) for (const [messageId, delivery] of answer.value) known.set(messageId, delivery)
    else unheard ??= answer
  }
  return known.size === 0 && unheard ? unheard : { ok: true, value: known }
}

function isCertainlyUnsent(outcome: Extract<Sending, { ok: false }>): boolean {
  if (outcome.kind === 'unknown') return outcome.unsent === true
  return outcome.kind === 'config' || outcome.reason !== 'bad-number'
}
