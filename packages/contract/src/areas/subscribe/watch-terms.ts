/** True for the orders that are watches. */
export const isNotifier = (product: string): boolean => product === 'subscribe' || product === 'subscribe-year'

/** An order that pays for several homes at once; each home has an order of its own for its watch. */
export const BULK_PRODUCT = 'subscribe-bulk'
/** The most homes in one payment. */
export const BULK_MOST = 50

/** The life of a watch. `grace`: a charge failed and is tried again; `ending`: it ends on a day; `stopped`: ended early. */
export const watchStates = ['active', 'grace', 'paused', 'ending', 'ended', 'stopped'] as const
export type WatchState = (typeof watchStates)[number]
/** States in which the home is watched for this user. */
export const watchingStates = ['active', 'grace', 'ending'] as const satisfies readonly WatchState[]
/** States of a watch that has not ended. */
export const livingStates = [...watchingStates, 'paused'] as const satisfies readonly WatchState[]

/** What is known about the applications at the registry for one home. */
export const homePhases = [
  'idle',
  'application',
  'pending',
  'confirmed-changed',
  'confirmed-same',
  'dismissed',
] as const
export type HomePhase = (typeof homePhases)[number]

/** 'first': the register of the day on which the watch began. */
export const checkKinds = ['first', 'cases', 'extract'] as const
/** `failed`: the source did not answer, which is not "no change". */
export const checkResults = ['none', 'cases', 'unknown', 'same', 'changed', 'refused', 'failed'] as const

export const alertKinds = [
  'application',
  'correction',
  'registered',
  'withdrawn',
  'dismissed',
  'same',
  'missed',
  'since-report',
  'unconfirmed',
  'unlisted',
  'stopped',
  'resumed',
] as const
export type AlertKind = (typeof alertKinds)[number]

export const guardAnswers = ['go', 'hold', 'unknown'] as const

export const watchPlans = ['month', 'year'] as const
export type WatchPlan = (typeof watchPlans)[number]

/** The charge of one period. 'hard-failed': only another card can pay it; 'void': given up before anything was charged. */
export const periodStates = ['due', 'asked', 'paid', 'soft-failed', 'hard-failed', 'void'] as const
export type PeriodState = (typeof periodStates)[number]

/** How often the home of a watch may be changed within twelve months. */
export const MOVES_A_YEAR = 2
/** A pause ends automatically: after at most this many days. */
export const PAUSE_DAYS = 30
/** Checks on demand per watch and day, within its price: each reads the register, which costs 700 won. */
export const LOOKS_A_DAY = 3
/** The extra price of one of them, won. */
export const LOOK_WON = 0
/** A reason for stopping, in the user's words. */
export const REMARK_LENGTH = 500
/**
 * Look-ups per registry account and hour; the registry warns above a hundred. Those above the first limit are reserved
 * for homes whose balance is paid today.
 */
export const LOOKUPS_AN_HOUR = 80
export const URGENT_LOOKUPS_AN_HOUR = 95
