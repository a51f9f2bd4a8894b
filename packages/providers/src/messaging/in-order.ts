import type { Outcome } from '../outcome.ts'
import type { MessagingPort, NoticeRefusal, Sent } from './port.ts'

export type NamedVendor = { name: string; port: MessagingPort }

/**
 * Vendors in the order in which they are called. The next one sends only what the previous one certainly did not: it
 * was unreachable, our account there has no balance, or it refuses our keys. After any other outcome, above all a
 * timeout, the message may have been sent, and no vendor is called to send it again before `find` has checked every
 * vendor.
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
