import type { Typed as Code } from './use-coupons.ts'

const KEY = 'nz_typed'
/** What was typed at the payment and is sent with the order only: kept in this tab on the way to the identity agency. */
export type Typed = { landlord: string; code: Code | null }

export const keepTyped = (typed: Typed): void => sessionStorage.setItem(KEY, JSON.stringify(typed))
export const dropTyped = (): void => sessionStorage.removeItem(KEY)
// Written by keepTyped and by nothing else.
export const readTyped = (): Typed | null => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Typed | null
