import { addDays, dayInSeoul, type Day } from '@jipsalpim/engine/values/day.ts'

/** `feed`: whether the story has a feed of applications; without it that is drawn. */
export type Size = { days: number; homes: number; watchers: number; feed?: boolean }
/** 관할등기소 of the homes: those with even numbers are at the first one, the others at the second if there is a feed. */
export const COURTS = ['서울남부지방법원 강서등기소', '인천지방법원 등기국'] as const
export type Court = (typeof COURTS)[number]
/**
 * What happens to the feed. A court lags (its changes come later), leaves the feed (they never come), or is read. The
 * next row comes twice, or is corrected; old rows are not stored any more; everything is lost and numbered anew.
 */
export type FeedAct =
  | { court: Court; is: 'read' | 'lags' | 'left'; reversed: boolean }
  | { next: 'twice' | 'corrected' }
  | { keeps: number }
  | { loses: 'all' }
export type Entry = { section: '갑구' | '을구'; purpose: string; amount?: number; party?: string }
export type RegistryKind =
  | 'application-received'
  | 'correction'
  | 'registered'
  | 'withdrawn'
  | 'dismissed'
  | 'missed'
  | 'completed-unchanged'
/** Points at which a worker is killed, with what has to be due for it to reach them. */
export const killPoints = {
  'watch.claimed': 'watch',
  'watch.answered': 'watch',
  'watch.telling': 'watch',
  'watch.kept': 'watch',
  'watch.asked': 'charge',
  'watch.renewing': 'charge',
  'charge.begun': 'charge',
  'charge.answered': 'charge',
  'notice.noted': 'notice',
  'notice.answered': 'notice',
  'notice.kept': 'notice',
} as const
/** Points that only a worker with a feed passes. */
export const feedPoints = {
  'feed.answered': 'feed',
  'feed.storing': 'feed',
  'feed.kept': 'feed',
  'watch.batch-claimed': 'watch',
  'watch.batch-kept': 'watch',
} as const
export type FeedPoint = keyof typeof feedPoints
export type KillPoint = keyof typeof killPoints | FeedPoint
export type Fault = { service: string; kind: string; times: number; ms?: number }

/** What a user does, or what happens, at one instant. */
export type Act = { at: Date } & (
  | { does: 'join'; who: string }
  | { does: 'registry'; home: number; kind: RegistryKind; entry: Entry; refused?: true }
  | { does: 'fault'; fault: Fault }
  | { does: 'feed'; how: FeedAct }
  /** Another program looks up with our accounts at the registry: above 100 per hour it warns, above 300 it blocks. */
  | { does: 'use-up'; lookUps: number }
  | { does: 'kill'; point: KillPoint }
  | { does: 'worker'; on: boolean }
  | { does: 'clock-back'; seconds: number }
  | { does: 'pause'; who: string; days: number }
  | { does: 'see' | 'revoke' | 'leave' | 'new-card'; who: string }
  | { does: 'stop'; who: string; when: 'now' | 'period_end' }
  | { does: 'turn-card'; who: string; to: 'good' | 'poor' | 'lost' }
  | { does: 'answer-price'; who: string; yes: boolean }
)
export type LeaseDays = { contract_on: Day | null; balance_on: Day | null; move_in_on: Day | null }
export type Person = {
  name: string
  home: number
  joinAt: Date
  /**
   * kept: paid by a card stored before. window: paid once, without a card. payple: free at first, with a card stored at
   * Payple.
   */
  pays: 'kept' | 'window' | 'payple'
  yearly: boolean
  lease: LeaseDays
  quiet: { from: number; until: number } | null
  acts: readonly Act[]
}
export type Story = {
  seed: number
  size: Size
  from: Date
  until: Date
  people: readonly Person[]
  /** The courts that the feed covers at first; null: there is no feed. */
  feed: readonly Court[] | null
  acts: readonly Act[]
}

export const HOUR = 3_600_000
export const DAY = 24 * HOUR
/** An instant on the story's nth day, at an hour in Seoul. */
export const atHour = (from: Date, nth: number, hour: number): Date => {
  const on = addDays(dayInSeoul(from), Math.floor(nth))
  return new Date(Date.parse(`${on}T00:00:00+09:00`) + hour * HOUR)
}
