type Reply = { data: unknown }

/** What a window took for which nothing was bought, and which is on its way back; null when it took nothing. */
export const takenBy = (refused: Reply): number | null => factOf(refused, 'refund', 'number')
/** Why the gateway says that nothing was paid, in its own words; null when it does not say. */
export const reasonOf = (refused: Reply): string | null => factOf(refused, 'reason', 'string')
/** Which order stands in the way; null when none is named. */
export const orderIn = (refused: Reply): string | null => factOf(refused, 'merchant_uid', 'string')
/** The order for the same thing that a purchase was refused for: bought, or with a payment that is still looked into. */
export const standingIn = (refused: Reply & { error: string }): string | null =>
  refused.error === 'approvalNeeded' || refused.error === 'analysisInProgress' ? orderIn(refused) : null
/** Whether that order is paid, or still to be; null when it does not say. */
export const standsAs = (refused: Reply): 'pending' | 'completed' | null => {
  const state = factOf(refused, 'state', 'string')
  return state === 'pending' || state === 'completed' ? state : null
}
/** PortOne says it with the gateways' mark before the words. */
export const isGivenUp = (reason: string | null): boolean => reason?.startsWith('[결제포기]') ?? false

type Kinds = { number: number; string: string }
function factOf<K extends keyof Kinds>({ data }: Reply, name: string, kind: K): Kinds[K] | null {
  const fact = typeof data === 'object' && data !== null ? Object.entries(data).find(([n]) => n === name)?.[1] : null
  // by its kind, which was just looked at
  return typeof fact === kind ? (fact as Kinds[K]) : null
}
