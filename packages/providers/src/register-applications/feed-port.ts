import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { Outcome } from '../outcome.ts'

/** One change of one application at one home. */
export type FeedRow = {
  /** Without gaps across all pages. */
  seq: string
  /** 관할등기소 as printed. */
  court: string
  /** 14 digits without hyphens. */
  uniqueNo: string
  receivedOn: Day
  /** Digits. */
  receiptNo: string
  purpose: string
  /** 처리상태 as printed: an open set. */
  stateWord: string
  /** When the source saw it. */
  at: Date
}
/**
 * How many rows the feed has sent for a court on a day, up to the page's `next`. `asOf`: every row of the court until
 * then has a number up to there. `since`: rows of the court from before are missing; null: none are.
 */
export type Watermark = { court: string; day: Day; count: number; lastSeq: string; asOf: Date; since: Date | null }

/** `numbering`: another one begins when the source lost its rows, and its numbers mean other rows. */
export type FeedPage = {
  numbering: string
  rows: readonly FeedRow[]
  next: string
  watermark: readonly Watermark[]
}

export interface ApplicationsFeed {
  /**
   * The rows after a sequence number; null: from the oldest row that is stored. `gap`: rows were lost, and their
   * content must be found in another way.
   */
  page(after: string | null): Promise<Outcome<FeedPage, 'gap'>>
}
