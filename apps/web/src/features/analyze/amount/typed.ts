/** A typed code: it is redeemed with the order, not before. */
export type TypedCode = { token: string; discount: number; name: string }

const KEY = 'nz_typed'
/**
 * What was typed at the payment and is sent with the order only: kept in this tab during the visit to the identity
 * agency.
 */
export type Typed = { landlord: string; code: TypedCode | null }

export const saveTyped = (typed: Typed): void => sessionStorage.setItem(KEY, JSON.stringify(typed))
export const dropTyped = (): void => sessionStorage.removeItem(KEY)
// Only saveTyped writes it.
export const readTyped = (): Typed | null => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Typed | null
