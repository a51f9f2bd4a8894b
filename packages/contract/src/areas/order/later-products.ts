/** Ordered and paid like a report; each is supplied once its service is open, or its money goes back by itself. */
export const laterProducts = ['subscribe', 'subscribe-year', 'owner-property', 'guarantee'] as const
export type LaterProduct = (typeof laterProducts)[number]
export const isLaterProduct = (product: string): product is LaterProduct => laterProducts.some((p) => p === product)
