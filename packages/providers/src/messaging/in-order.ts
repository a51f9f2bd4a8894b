import type { Outcome } from '../outcome.ts'
import type { MessagingPort, NoticeRefusal, Sent } from './port.ts'

export type NamedVendor = { name: string; port: MessagingPort }

/**
 * Vendors in the order in which they are asked. The next one sends only what the one before certainly did not: it could
 * not be reached, our account there has no balance, or it refuses our keys. After any other outcome, a time-out above
 * all, the message may be on its way, and nobody is asked to send it again before `find` has asked every vendor.
 */
export function inOrder(vendors: readonly NamedVendor[]): MessagingPort {
  return {
    send: async (notice) => {
      const passedOver: string[] = []
      let last: Outcome<Sent, NoticeRefusal> | null = null
      for (const { name, port } of vendors) {
        last = await port.send(notice)
        if (last.ok) return { ok: true, value: { ...last.value, passedOver } }
        if (!isCertainlyUnsent(last)) return last
        passedOver.push(`${name}: ${last.message}`)
      }
      if (last === null) throw new Error('no vendor of messages')
      return last
    },
    find: async (reference) => {
      let unheard: Awaited<ReturnType<MessagingPort['find']>> | null = null
      for (const { port } of vendors) {
        const found = await port.find(reference)
        if (found.ok && found.value !== null) return found
        if (!found.ok) unheard ??= found
      }
      return unheard ?? { ok: true, value: null }
    },
  }
}

type Failed = Extract<Outcome<Sent, NoticeRefusal>, { ok: false }>
function isCertainlyUnsent(outcome: Failed): boolean {
  if (outcome.kind === 'unknown') return outcome.unsent === true
  return outcome.kind === 'config' || outcome.reason === 'no-balance'
}
