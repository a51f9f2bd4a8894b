import { setTimeout as sleep } from 'node:timers/promises'
import type { MessagingPort } from '@jipsalpim/providers/messaging/port.ts'
import type { ApplicationsFeed, FeedRow } from '@jipsalpim/providers/register-applications/feed-port.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { COURT } from './many-homes.ts'

const PAGE = 1000

export type Registry = ApplicationsFeed & { happens: (home: number, at?: Date) => void; waiting: () => number }
/** A feed in this process: `happens` adds an application for a home to the next page. */
export function createRegistry(now: () => Date): Registry {
  const rows: FeedRow[] = []
  let given = 0
  return {
    happens: (home, at = now()) => {
      rows.push({
        seq: String(rows.length + 1),
        court: COURT,
        uniqueNo: String(home).padStart(14, '0'),
        receivedOn: dayInSeoul(at),
        receiptNo: String(100_000 + rows.length),
        purpose: '근저당권설정',
        stateWord: '접수',
        at,
      })
    },
    waiting: () => rows.length - given,
    page: (after) => {
      const from = Number(after ?? 0)
      const page = rows.slice(from, from + PAGE)
      const next = String(from + page.length)
      given = Math.max(given, from + page.length)
      const asOf = rows[from + page.length]?.at ?? now()
      const mark = { court: COURT, day: dayInSeoul(asOf), count: from + page.length, lastSeq: next, asOf, since: null }
      return Promise.resolve({ ok: true, value: { numbering: 'bench', rows: page, next, watermark: [mark] } })
    },
  }
}

/** How long a vendor takes to answer. */
const ANSWER_MS = 20
export type Channel = MessagingPort & { handed: Map<string, number[]>; take: (reference: string) => void }
/**
 * A messaging vendor in this process: `handed` contains the times at which each message was sent, also those that
 * another process takes.
 */
export function createChannel(onTaken?: (reference: string) => void): Channel {
  const handed = new Map<string, number[]>()
  const take = (reference: string) => {
    handed.set(reference, [...(handed.get(reference) ?? []), Date.now()])
    onTaken?.(reference)
  }
  return {
    handed,
    take,
    send: async ({ reference }) => {
      take(reference)
      await sleep(ANSWER_MS)
      return { ok: true, value: { messageId: reference } }
    },
    sendText: () => Promise.reject(new Error('no text in this measurement')),
    find: () => Promise.resolve({ ok: true, value: null }),
    deliveries: (accepted) =>
      Promise.resolve({
        ok: true,
        value: new Map(accepted.map(({ messageId }) => [messageId, { state: 'delivered' }])),
      }),
  }
}
