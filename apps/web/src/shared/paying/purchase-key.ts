const ID = 'nz_purchase'
const WHAT = 'nz_purchase_of'

/** Identifies one purchase until it is paid: a second tab, a reload or another card pay for the same order. */
export function purchaseKey(of: string): string {
  const id = sessionStorage.getItem(ID) ?? crypto.randomUUID()
  sessionStorage.setItem(ID, id)
  sessionStorage.setItem(WHAT, of)
  return `${id}-${of}`
}
/** What was being bought when the window opened. */
export const purchaseOf = (): string | null => sessionStorage.getItem(WHAT)
export const endPurchase = (): void => {
  sessionStorage.removeItem(ID)
  sessionStorage.removeItem(WHAT)
}
