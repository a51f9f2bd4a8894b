import type { WireAnswer } from '../wire.ts'

const MAX_WAIT_S = 86_400

/** Seconds, or an HTTP date. */
export function retryAfter(answer: WireAnswer, now: Date): number | null {
  const header = answer.header('retry-after')?.trim()
  if (!header) return null
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - now.getTime()) / 1000)
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 0), MAX_WAIT_S)
}
