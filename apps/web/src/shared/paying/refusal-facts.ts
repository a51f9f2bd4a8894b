type Reply = { data: unknown }

/** The amount that a window took without a purchase, which is being refunded; null if it took nothing. */
export const takenBy = (refused: Reply): number | null => factOf(refused, 'refund', 'number')
/** The gateway's own message why nothing was paid; null if it gives none. */
export const reasonOf = (refused: Reply): string | null => factOf(refused, 'reason', 'string')
/** The order that blocks this one; null if none is named. */
export const orderIn = (refused: Reply): string | null => factOf(refused, 'merchant_uid', 'string')
/**
 * The existing order for the same thing that a purchase was refused for: bought, or with a payment still being checked.
 */
export const openOrderIn = (refused: Reply & { error: string }): string | null =>
  refused.error === 'approvalNeeded' || refused.error === 'analysisInProgress' ? orderIn(refused) : null
/** Whether that order is paid or still pending; null if unknown. */
export const openOrderState = (refused: Reply): 'pending' | 'completed' | null => {
  const state = factOf(refused, 'state', 'string')
  return state === 'pending' || state === 'completed' ? state : null
}
/** PortOne puts the gateways' marker in front of the message. */
export const isAbandoned = (reason: string | null): boolean => reason?.startsWith('[결제포기]') ?? false

/** The gateway was asked, and has no payment for the order: nothing was taken. Any other refusal leaves that open. */
export const isUntouched = (refused: Reply & { error: string }): boolean =>
  takenBy(refused) === null &&
  (refused.error === 'paymentNotCompleted' || (refused.error === 'paymentRequestFailed' && reasonOf(refused) !== null))

/** None of these says anything about the money: it may have been taken, so the gateway is asked again. */
const silent = new Set<string>([
  'analysisInProgress',
  'repeatInFlight',
  'tryLater',
  'tooMany',
  'systemError',
  'offline',
])
export const isStillOpen = ({ error }: { error: string }): boolean => silent.has(error)

type Kinds = { number: number; string: string }
function factOf<K extends keyof Kinds>({ data }: Reply, name: string, kind: K): Kinds[K] | null {
  const fact = typeof data === 'object' && data !== null ? Object.entries(data).find(([n]) => n === name)?.[1] : null
  // its type was just checked
  return typeof fact === kind ? (fact as Kinds[K]) : null
}
