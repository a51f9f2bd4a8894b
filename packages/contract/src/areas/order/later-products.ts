/** Ordered and paid like a report; each is delivered once its service is open, or refunded automatically. */
export const laterProducts = ['subscribe', 'subscribe-year', 'owner-property', 'guarantee'] as const
export type LaterProduct = (typeof laterProducts)[number]
export const isLaterProduct = (product: string): product is LaterProduct => laterProducts.some((p) => p === product)
